import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import {
  acceptInvitation,
  declineInvitation,
  refuseInvitations,
  withdrawInvitation,
} from "#application/market/answer-invitation.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import type { invitationWords } from "#content/pages/accounts/contracts/invitation.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { openFromProposal } from "#web/contracts/open-from-proposal.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { connectionContext, invitationPath } from "#web/pages/accounts/invitations/invitation-view.ts";
import {
  type InvitationChoice,
  loadInvitation,
  type ShownPair,
} from "#web/pages/accounts/invitations/load-invitation.ts";
import { ProposalFacts } from "#web/pages/accounts/market/proposals/proposal-list.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, ownContext } from "#web/pages/accounts/own-context.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;
export const loader = (args: LoaderFunctionArgs) => loadInvitation(args);

/** Yes with a connection, no, never again, or taken back by who sent it. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { ports, site, uid, email } = ownContext(context);
  const [reader, id] = [{ uid, email }, params["id"] ?? ""];
  const form = await postedForm(context);
  const refuse = (refusal: MarketRefusal) =>
    refuseForm({ typed: {}, faults: {}, notice: sayMarketRefusal(refusal) }, statusOfRefusal(refusal));
  const done = (word: string) => redirect(`${invitationPath(id)}?${DONE_FIELD}=${word}`, 303);
  return whileAvailable({}, async () => {
    switch (textOf(form, "actie")) {
      case "aanvaarden": {
        const connectionId = textOf(form, CONNECTION_FIELD);
        const accepted = await acceptInvitation(ports, reader, id, connectionId, await connectionContext(site));
        if (!accepted.ok) return refuse(accepted.refusal);
        const agreement = await openFromProposal(ports, uid, id);
        const first = agreement ? `/${agreement.id}/gegevens?${DONE_FIELD}=akkoord` : "";
        return redirect(`/account/contracten${first}`, 303);
      }
      case "weigeren": {
        const declined = await declineInvitation(ports, { reader, id });
        return declined.ok ? done("geweigerd") : refuse(declined.refusal);
      }
      case "nooit": {
        const refused = await refuseInvitations(ports, { reader, id });
        return refused.ok ? done("nooit") : refuse(refused.refusal);
      }
      case "intrekken": {
        const withdrawn = await withdrawInvitation(ports, reader, id);
        return withdrawn.ok ? done("ingetrokken") : refuse(withdrawn.refusal);
      }
      default:
        return refuse({ code: "invitation-unknown" });
    }
  });
}

type Words = Omit<typeof invitationWords, "head" | "title" | "back">;

export default function InvitationPage() {
  const { hero, words, role, isOpen, badge, message, history, agreed, agreementPath, choice, done } =
    useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} done={served ? null : done}>
      <FormSummary answer={served} labels={{}} />
      <Card>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {message ? (
          <figure className="mt-4 max-w-text">
            <figcaption className="text-muted text-small">{words.message[role]}</figcaption>
            <blockquote className="mt-1 whitespace-pre-line break-words">{message}</blockquote>
          </figure>
        ) : null}
        <h2 className="mt-4 text-muted text-small">{words.history}</h2>
        <ul className="mt-1">
          {history.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {agreementPath ? (
          <Button asChild className="mt-5 max-sm:w-full">
            <Link to={agreementPath}>{words.agreement.label}</Link>
          </Button>
        ) : null}
      </Card>
      {agreed ? <Gains words={words.gains} pair={agreed} /> : null}
      {choice ? <Answer words={words} choice={choice} /> : null}
      {role === "inviter" && isOpen ? (
        <Form method="post" className="grid max-w-text gap-3">
          <p className="text-base text-muted">{words.withdraw.text}</p>
          <SendButton name="actie" value="intrekken" variant="secondary" className="justify-self-start max-sm:w-full">
            {words.withdraw.submit}
          </SendButton>
        </Form>
      ) : null}
    </MyPage>
  );
}

const Gains = ({ words, pair }: { words: Words["gains"]; pair: ShownPair }) => (
  <Card as="section">
    <h2 className="font-display text-h3">{words.title}</h2>
    <ProposalFacts facts={pair.facts} />
    {pair.old ? (
      <Alert tone="warn" className="mt-4 max-w-text">
        <p>{pair.old}</p>
      </Alert>
    ) : null}
    <p className="mt-4 max-w-text">{pair.why}</p>
    {pair.given ? <p className="mt-2 max-w-text font-medium">{pair.given}</p> : null}
    {pair.hasLoss ? (
      <Alert tone="warn" className="mt-4 max-w-text">
        <p>{words.loss}</p>
      </Alert>
    ) : null}
    <p className="mt-3 text-muted text-small">{pair.basis}</p>
  </Card>
);

/** First the connection, for it tells what there is to say yes to. */
const Answer = ({ words: { choose, gains, answer }, choice }: { words: Words; choice: InvitationChoice }) => (
  <>
    <section className="grid max-w-text gap-4">
      <h2 className="font-display text-h3">{choose.title}</h2>
      {choice.options.length > 0 ? (
        <Form method="get" className="grid gap-4">
          <SelectField
            id={fieldId(CONNECTION_FIELD)}
            name={CONNECTION_FIELD}
            label={choose.text[choice.side]}
            options={choice.options}
            defaultValue={choice.chosen}
          />
          {choice.options.length > 1 ? (
            <Button variant="secondary" className="justify-self-start max-sm:w-full">
              {choose.submit}
            </Button>
          ) : null}
        </Form>
      ) : (
        <p>{choice.side === "seller" ? choose.noInstallation : choose.none}</p>
      )}
      <TextLink asChild className="inline-flex min-h-11 items-center justify-self-start">
        <Link to={choice.addPath}>{choose.add}</Link>
      </TextLink>
      {choice.refusal ? (
        <Alert tone="warn">
          <p>{choice.refusal}</p>
        </Alert>
      ) : null}
    </section>
    {choice.pair ? <Gains words={gains} pair={choice.pair} /> : null}
    <section className="grid max-w-text gap-4">
      <h2 className="font-display text-h3">{answer.title}</h2>
      {choice.pair ? (
        <Form method="post" className="grid gap-4">
          <p>{answer.text}</p>
          <input type="hidden" name={CONNECTION_FIELD} value={choice.chosen} />
          <SendButton name="actie" value="aanvaarden" className="justify-self-start max-sm:w-full">
            {answer.accept}
          </SendButton>
        </Form>
      ) : null}
      <Form method="post" className="grid gap-4">
        <p className="text-base text-muted">{answer.other}</p>
        <SendButton name="actie" value="weigeren" variant="secondary" className="justify-self-start max-sm:w-full">
          {answer.decline}
        </SendButton>
        <p className="mt-4 text-base text-muted">{answer.neverText}</p>
        <SendButton name="actie" value="nooit" variant="quiet" className="justify-self-start max-sm:w-full">
          {answer.never}
        </SendButton>
      </Form>
    </section>
  </>
);
