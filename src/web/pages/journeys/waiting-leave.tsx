import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { leaveWaitingList } from "#application/waiting-list/leave-waiting-list.ts";
import { waitingWords } from "#content/pages/journeys/waiting.ts";
import { askerContext, portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { NextLinks } from "#web/pages/journeys/next-links.tsx";
import { PlainPage } from "#web/pages/journeys/plain-page.tsx";
import { TokenForm } from "#web/pages/journeys/token-form.tsx";

export const handle: PageHandle = { index: false };
export const headers = answerHeaders;
export const clientAction = keepWhenOffline([]);

const TOKEN = "token";
type Answer = FormAnswer<never> & { readonly state?: "done" | "expired" };

export function loader({ context, url }: LoaderFunctionArgs) {
  const { leave, page, home } = waitingWords(context.get(siteContext));
  return { ...leave, eyebrow: page.eyebrow, home, token: url.searchParams.get(TOKEN) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = textOf(await request.formData(), TOKEN);
  return whileAvailable<unknown, never>({}, async () => {
    const result = await leaveWaitingList(context.get(portsContext), token, context.get(askerContext));
    const done: Answer = { typed: {}, faults: {}, notice: null, state: "done" };
    if (result.ok) return done;
    return refuseAccount<never>(result.refusal, {});
  });
}

export default function WaitingLeave() {
  const { token, eyebrow, title, lead, submit, done, without, home } = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const state = served?.state ?? (token ? null : "expired");
  const shown = state === null ? { title, lead } : state === "done" ? done : without;
  return (
    <PlainPage eyebrow={eyebrow} {...shown} isNews={served?.state !== undefined}>
      {state === null && token ? (
        <TokenForm name={TOKEN} token={token} submit={submit} notice={served?.notice ?? null} />
      ) : (
        <NextLinks links={[home]} />
      )}
    </PlainPage>
  );
}
