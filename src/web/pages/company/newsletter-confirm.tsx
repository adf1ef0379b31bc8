import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { confirmSubscription } from "#application/newsletter/confirm-subscription.ts";
import { preferencesPath } from "#content/mails/newsletter.ts";
import { newsletterConfirmWords } from "#content/pages/company/newsletter-pages.ts";
import { Button } from "#ui/button.tsx";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { NewsletterAnswer } from "#web/pages/company/newsletter-answer.tsx";
import { TokenForm } from "#web/sections/token-form.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline([]);

type Answer = FormAnswer<never> & { readonly state?: "expired"; readonly preferences?: string };

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  ...newsletterConfirmWords(context.get(siteContext)),
  token: url.searchParams.get("token"),
});

/** Only the button subscribes: programs that look at mail follow every link in it. */
export async function action({ context }: ActionFunctionArgs) {
  const token = textOf(await postedForm(context), "token");
  return whileAvailable<unknown, never>({}, async () => {
    const result = await confirmSubscription(context.get(portsContext), token, context.get(clientContext));
    if (result.ok) {
      return { typed: {}, faults: {}, notice: null, preferences: preferencesPath(result.value.key) } satisfies Answer;
    }
    const isExpired = result.refusal.code === "token-unknown";
    return refuseAccount<never>(result.refusal, {}, {}, isExpired ? { state: "expired" } : {});
  });
}

export default function NewsletterConfirm() {
  const { ask, done, expired, token } = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  if (served?.preferences) {
    return (
      <NewsletterAnswer {...done} isAnswer>
        <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
          <Link to={served.preferences}>{done.preferences}</Link>
        </Button>
      </NewsletterAnswer>
    );
  }
  if (served?.state === "expired" || !token) {
    return (
      <NewsletterAnswer {...expired} isAnswer={served !== undefined}>
        <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
          <Link to={expired.again.path}>{expired.again.label}</Link>
        </Button>
      </NewsletterAnswer>
    );
  }
  return (
    <NewsletterAnswer {...ask} isAnswer={false}>
      <TokenForm name="token" token={token} submit={ask.submit} notice={served?.notice ?? null} />
    </NewsletterAnswer>
  );
}
