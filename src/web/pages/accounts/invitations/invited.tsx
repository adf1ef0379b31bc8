import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import {
  declineInvitation,
  loadInvitedByLink,
  refuseInvitations,
  takeInvitation,
} from "#application/market/answer-invitation.ts";
import { sayInvitation } from "#content/market/invitation-words.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { invitedWords, sayHistory } from "#content/pages/accounts/contracts/invitation.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { lastDayToAnswer } from "#domain/market/proposal.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { Alert } from "#ui/alert.tsx";
import { Contract } from "#ui/illustrations/contract.tsx";
import { portsContext, siteContext, visitorContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loginPath } from "#web/forms/return-path.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { loadStored } from "#web/load-stored.ts";
import { invitationPath } from "#web/pages/accounts/invitations/invitation-view.ts";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { WaysOn } from "#web/pages/accounts/sign-in/ways-on.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline([]);

const TOKEN = "token";
type Answer = FormAnswer<never> & { readonly state?: "declined" | "never" };

/** What the link of the mail opens. Looking changes nothing: programs that look at mail follow every link in it. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { head, hero, aside, ways, ...words } = invitedWords(context.get(siteContext));
    const token = url.searchParams.get(TOKEN) ?? "";
    const visitor = context.get(visitorContext);
    const found = await loadInvitedByLink(context.get(portsContext), token, visitor?.uid ?? null);
    const page = { head, hero, aside, ways, words, token };
    if (!found) return { ...page, shown: null, said: words.unknown, signInPath: null };
    return {
      ...page,
      said: sayInvited(found, words),
      shown: shownInvitation(found),
      signInPath: visitor ? null : loginPath(`${url.pathname}?${TOKEN}=${encodeURIComponent(token)}`),
    };
  });

type Invited = NonNullable<Awaited<ReturnType<typeof loadInvitedByLink>>>;
type InvitedTitles = Pick<ReturnType<typeof invitedWords>, "asked" | "own" | "closed">;

function sayInvited({ invitation, state, may, vat }: Invited, titles: InvitedTitles) {
  const { inviterName, side, price } = invitation;
  if (may.isOpen) return { title: titles.asked, lead: sayInvitation(inviterName, side, price, vat) };
  if (may.isOwn) return { title: titles.own, lead: sayMarketRefusal({ code: "invitation-own" }) };
  const refusal = { code: "invitation-closed", state: state === "open" ? "taken" : state } as const;
  return { title: titles.closed, lead: sayMarketRefusal(refusal) };
}

/** What was written to the one who is invited is for nobody else. */
function shownInvitation({ invitation, state, may }: Invited) {
  if (!may.isOpen) return { ...may, message: "", history: [] };
  const { message, createdAt, updatedAt, lapsesAt } = invitation;
  const history = sayHistory(state, brusselsDay(createdAt), brusselsDay(updatedAt), lastDayToAnswer({ lapsesAt }));
  return { ...may, message, history };
}

/** The account that presses first has it; no and never again need no account. */
export async function action({ context }: ActionFunctionArgs) {
  const ports = context.get(portsContext);
  const form = await postedForm(context);
  const token = textOf(form, TOKEN);
  const refuse = (refusal: MarketRefusal) => {
    const answer: Answer = { typed: {}, faults: {}, notice: sayMarketRefusal(refusal) };
    return refuseForm(answer, statusOfRefusal(refusal));
  };
  const said = (state: NonNullable<Answer["state"]>): Answer => ({ typed: {}, faults: {}, notice: null, state });
  return whileAvailable<unknown, never>({}, async () => {
    switch (textOf(form, "actie")) {
      case "openen": {
        const visitor = context.get(visitorContext);
        if (!visitor) return redirect(loginPath(`/uitnodiging?${TOKEN}=${encodeURIComponent(token)}`), 303);
        const taken = await takeInvitation(ports, visitor.uid, token);
        return taken.ok ? redirect(invitationPath(taken.value.id), 303) : refuse(taken.refusal);
      }
      case "weigeren": {
        const declined = await declineInvitation(ports, { token });
        return declined.ok ? said("declined") : refuse(declined.refusal);
      }
      case "nooit": {
        const refused = await refuseInvitations(ports, { token });
        return refused.ok ? said("never") : refuse(refused.refusal);
      }
      default:
        return refuse({ code: "invitation-unknown" });
    }
  });
}

export default function Invited() {
  const { hero, aside, ways, words, said, shown, token, signInPath } = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const now = served?.state ? words[served.state] : said;
  const key = <input type="hidden" name={TOKEN} value={token} />;
  return (
    <SignInPage
      words={{ hero: { ...hero, ...now }, aside }}
      isNews={served?.state !== undefined}
      picture={<Contract className="mx-auto w-full max-w-72" />}
    >
      <FormSummary answer={served} labels={{}} />
      {served?.state || !shown ? (
        <WaysOn ways={ways} />
      ) : (
        <>
          {shown.message ? (
            <figure>
              <figcaption className="text-muted text-small">{words.message}</figcaption>
              <blockquote className="mt-1 whitespace-pre-line break-words text-lead">{shown.message}</blockquote>
            </figure>
          ) : null}
          {shown.history.length > 0 ? <p className="text-base text-muted">{shown.history.join(" ")}</p> : null}
          {shown.canOpen ? (
            <Form method="post">
              {key}
              <SendButton name="actie" value="openen" size="large" className="max-sm:w-full">
                {words.open}
              </SendButton>
            </Form>
          ) : null}
          {shown.isOpen && signInPath ? (
            <>
              <WaysOn
                ways={[
                  { label: words.register, path: "/aanmelden" },
                  { label: words.signIn, path: signInPath },
                ]}
              />
              <Alert tone="info">
                <p>{words.how}</p>
              </Alert>
            </>
          ) : null}
          {shown.isOwn ? null : <SayNo words={words.no} canDecline={shown.canDecline} token={token} />}
        </>
      )}
    </SignInPage>
  );
}

type SayNoProps = { words: ReturnType<typeof invitedWords>["no"]; canDecline: boolean; token: string };

const SayNo = ({ words, canDecline, token }: SayNoProps) => (
  <section id="nooit-meer" className="grid gap-4 border-line border-t pt-6">
    <h2 className="font-display text-h4">{words.title}</h2>
    <Form method="post" className="grid gap-4">
      <input type="hidden" name={TOKEN} value={token} />
      {canDecline ? (
        <SendButton name="actie" value="weigeren" variant="secondary" className="justify-self-start max-sm:w-full">
          {words.decline}
        </SendButton>
      ) : null}
      <p className="text-base text-muted">{words.neverText}</p>
      <SendButton name="actie" value="nooit" variant="secondary" className="justify-self-start max-sm:w-full">
        {words.never}
      </SendButton>
    </Form>
  </section>
);
