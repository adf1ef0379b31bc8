import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { askToWait } from "#application/waiting-list/ask-to-wait.ts";
import { waitingWords } from "#content/pages/journeys/waiting.ts";
import { waitingReasons } from "#domain/leads/waiting-reason.ts";
import { Alert } from "#ui/alert.tsx";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { HONEYPOT_FIELD, readWaiting, type WaitingField } from "#web/forms/waiting-form.ts";
import { PlainPage } from "#web/pages/journeys/plain-page.tsx";
import { NextLinks } from "#web/pages/journeys/thanks/next-links.tsx";
import { WaitingForm } from "#web/pages/journeys/waiting/waiting-form.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline<WaitingField>(["email", "kant", "reden", "postcode"]);

const SENT = "verstuurd";

export function loader({ context, url }: LoaderFunctionArgs) {
  const { page, form } = waitingWords(context.get(siteContext));
  return { ...page, form, wasSent: url.searchParams.has(SENT) };
}

export async function action({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
  // Whether a person or a program, a known address or a new one: the page that follows is the same.
  const done = () => redirect(`/wachtlijst?${SENT}=1`, 303);
  if (textOf(form, HONEYPOT_FIELD) !== "") return done();
  const reading = readWaiting(form);
  if (!reading.ok) return refuseForm(reading.answer, 422);
  return whileAvailable(reading.typed, async () => {
    const { email, kant: side, reden: reason, postcode } = reading.value;
    const entry = { email, side, reason, postcode: postcode.value };
    const result = await askToWait(context.get(portsContext), entry, context.get(clientContext));
    return result.ok ? done() : refuseAccount(result.refusal, reading.typed, { "email-malformed": "email" });
  });
}

export default function WaitingListPage() {
  const { eyebrow, title, lead, sent, links, form, wasSent } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer<WaitingField> | undefined;
  const asked = served && askedIn(served.typed);
  const isSent = wasSent && !served;
  return (
    <PlainPage eyebrow={eyebrow} title={isSent ? sent.title : title} lead={isSent ? sent.text : lead} isNews={isSent}>
      {asked ? <WaitingForm {...asked} words={form} served={served} /> : null}
      {served && !asked && served.notice ? (
        <Alert tone="danger" role="alert">
          <p>{served.notice}</p>
        </Alert>
      ) : null}
      <NextLinks links={links} />
    </PlainPage>
  );
}

/** What came along with an address that was not taken, so that only the address is typed again. */
function askedIn({ kant, reden, postcode }: FormAnswer<WaitingField>["typed"]) {
  const reason = waitingReasons.find((one) => one === reden);
  if (reason === undefined) return null;
  return { side: kant === "verkoper" ? ("seller" as const) : ("buyer" as const), reason, postcode: postcode ?? "" };
}
