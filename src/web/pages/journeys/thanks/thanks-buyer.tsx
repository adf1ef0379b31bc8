import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { thanksBuyerWords } from "#content/pages/journeys/thanks-buyer.ts";
import { Letter } from "#ui/illustrations/letter.tsx";
import { siteContext } from "#web/context.ts";
import { answerHeaders } from "#web/forms/form-answer.ts";
import { loadThanks } from "#web/pages/journeys/thanks/load-thanks.ts";
import { Thanks } from "#web/pages/journeys/thanks/thanks.tsx";

export const headers = answerHeaders;
export {
  registerAction as action,
  registerClientAction as clientAction,
} from "#web/forms/registration/register-action.ts";

export const loader = async (args: LoaderFunctionArgs) => ({
  ...thanksBuyerWords(args.context.get(siteContext)),
  sent: await loadThanks("buyer", args),
});

export default function ThanksBuyer() {
  const { sent, ...words } = useLoaderData<typeof loader>();
  return <Thanks words={words} sent={sent} picture={<Letter className="mx-auto w-full max-w-sm max-lg:hidden" />} />;
}
