import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { listOwnAgreements } from "#application/contracts/own-agreements.ts";
import { listInvitations } from "#application/market/answer-invitation.ts";
import { listProposals } from "#application/market/proposals/own-proposals.ts";
import { sayAgreedPrice } from "#content/market/proposal-words.ts";
import { invitationWords } from "#content/pages/accounts/contracts/invitation.ts";
import { contractListWords } from "#content/pages/accounts/contracts/list.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { openFromProposal } from "#web/contracts/open-from-proposal.ts";
import { textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { ContractList } from "#web/pages/accounts/contracts/contract-list.tsx";
import { summariseContract } from "#web/pages/accounts/contracts/summarise-contract.ts";
import { InvitationList } from "#web/pages/accounts/invitations/invitation-list.tsx";
import { summariseInvitation } from "#web/pages/accounts/invitations/invitation-view.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, email } = ownContext(context);
    const [own, proposals, invitations] = await Promise.all([
      listOwnAgreements(ports, uid),
      listProposals(ports, uid),
      listInvitations(ports, { uid, email }),
    ]);
    const begun = new Set(own.map(({ agreement }) => agreement.proposalId));
    const all = [...proposals, ...invitations.map(({ invitation }) => invitation)];
    return {
      ...contractListWords,
      agreed: all.filter(({ id, state }) => state === "accepted" && !begun.has(id)).map(agreedView),
      invitationWords: invitationWords.list,
      invitations: invitations.map(summariseInvitation),
      contracts: own.map(({ agreement, side }) => summariseContract(agreement, side, brusselsDay(ports.clock.now()))),
    };
  });

type Agreed =
  | Awaited<ReturnType<typeof listProposals>>[number]
  | Awaited<ReturnType<typeof listInvitations>>[number]["invitation"];

/** A proposal or an invitation to which both said yes, and of which no agreement was begun. */
function agreedView(one: Agreed) {
  const pair = "pair" in one ? one.pair : one.agreed?.pair;
  return { id: one.id, about: pair ? sayAgreedPrice(pair.agreedPrice, pair) : "" };
}

/** Begins the agreement of a proposal that both accepted. Who presses twice comes to the same agreement. */
export async function action({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
  return whileAvailable({}, async () => {
    const { ports, uid } = ownContext(context);
    const agreement = await openFromProposal(ports, uid, textOf(form, "voorstel"));
    return redirect(agreement ? `/account/contracten/${agreement.id}` : "/account/contracten", 303);
  });
}

export default function Contracts() {
  const { hero, list, contracts, agreed, invitations, invitationWords: invited } = useLoaderData<typeof loader>();
  const running = contracts.filter(({ isOver }) => !isOver);
  const past = contracts.filter(({ isOver }) => isOver);
  return (
    <MyPage {...hero}>
      {agreed.map(({ id, about }) => (
        <Card key={id} as="section" tone="primary">
          <h2 className="font-display text-h4">{list.agreed.title}</h2>
          <p className="mt-1 max-w-text text-base">
            {list.agreed.text} {about}.
          </p>
          <Form method="post" className="mt-4">
            <input type="hidden" name="voorstel" value={id} />
            <SendButton className="max-sm:w-full">{list.agreed.submit}</SendButton>
          </Form>
        </Card>
      ))}
      {contracts.length === 0 && agreed.length === 0 ? (
        <EmptyState
          title={list.empty}
          headingLevel={2}
          action={[list.proposals, list.demo].map(({ label, path }) => (
            <TextLink key={path} asChild className="inline-flex min-h-11 items-center">
              <Link to={path}>{label}</Link>
            </TextLink>
          ))}
        >
          {list.text}
        </EmptyState>
      ) : null}
      {running.length > 0 ? (
        <MySection title={list.running}>
          <ContractList contracts={running} words={list} />
        </MySection>
      ) : null}
      {invitations.length > 0 ? (
        <MySection title={invited.title}>
          <InvitationList invitations={invitations} />
        </MySection>
      ) : null}
      <Card as="section" className="max-w-text">
        <h2 className="font-display text-h4">{list.invite.title}</h2>
        <p className="mt-1 text-base">{list.invite.text}</p>
        <Button asChild variant="secondary" className="mt-4 max-sm:w-full">
          <Link to={list.invite.path}>{list.invite.label}</Link>
        </Button>
      </Card>
      {past.length > 0 ? (
        <MySection title={list.past}>
          <ContractList contracts={past} words={list} />
        </MySection>
      ) : null}
    </MyPage>
  );
}
