import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { joinWaitingList } from "#application/waiting-list/join-waiting-list.ts";
import { waitingWords } from "#content/pages/journeys/waiting.ts";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { WAITING_TOKEN, type WaitingAnswer, WaitingPage } from "#web/pages/journeys/waiting/waiting-page.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline([]);

export function loader({ context, url }: LoaderFunctionArgs) {
  const { confirm, page, home } = waitingWords(context.get(siteContext));
  return { ...confirm, eyebrow: page.eyebrow, home, token: url.searchParams.get(WAITING_TOKEN) };
}

export async function action({ context }: ActionFunctionArgs) {
  const token = textOf(await postedForm(context), WAITING_TOKEN);
  return whileAvailable<unknown, never>({}, async () => {
    const result = await joinWaitingList(context.get(portsContext), token, context.get(clientContext));
    const done: WaitingAnswer = { typed: {}, faults: {}, notice: null, state: "done" };
    if (result.ok) return done;
    return refuseAccount<never>(
      result.refusal,
      {},
      {},
      result.refusal.code === "token-unknown" ? { state: "expired" } : {},
    );
  });
}

export default function WaitingConfirm() {
  const { token, eyebrow, title, lead, submit, done, expired, home } = useLoaderData<typeof loader>();
  return (
    <WaitingPage
      token={token}
      served={useActionData() as WaitingAnswer | undefined}
      eyebrow={eyebrow}
      asked={{ title, lead, submit }}
      done={done}
      without={expired}
      home={home}
    />
  );
}
