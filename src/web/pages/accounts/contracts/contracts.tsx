import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { sayPrice } from "#content/contracts/statement-words.ts";
import { contractListWords } from "#content/pages/accounts/contracts/list.ts";
import { sideOf } from "#domain/contracts/agreement.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { openFromProposal } from "#web/contracts/open-from-proposal.ts";
import { textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { ContractList } from "#web/pages/accounts/contracts/contract-list.tsx";
import { summariseContract } from "#web/pages/accounts/contracts/summarise-contract.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const [agreements, proposals] = await Promise.all([
      ports.store.contracts.list(uid),
      ports.store.market.proposals.list(uid),
    ]);
    const begun = new Set(agreements.map(({ proposalId }) => proposalId));
    return {
      ...contractListWords,
      agreed: proposals
        .filter(({ id, state }) => state === "accepted" && !begun.has(id))
        .map(({ id, pair }) => ({ id, about: sayPrice(pair.agreedPrice) })),
      contracts: agreements.flatMap((agreement) => {
        const side = sideOf(agreement, uid);
        return side ? [summariseContract(agreement, side)] : [];
      }),
    };
  });

/** Begins the agreement of a proposal that both accepted. Who presses twice comes to the same agreement. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return whileAvailable({}, async () => {
    const { ports, uid } = ownContext(context);
    const agreement = await openFromProposal(ports, uid, textOf(form, "voorstel"));
    return redirect(agreement ? `/account/contracten/${agreement.id}` : "/account/contracten", 303);
  });
}

export default function Contracts() {
  const { hero, list, contracts, agreed } = useLoaderData<typeof loader>();
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
            <Button className="max-sm:w-full">{list.agreed.submit}</Button>
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
      {past.length > 0 ? (
        <MySection title={list.past}>
          <ContractList contracts={past} words={list} />
        </MySection>
      ) : null}
    </MyPage>
  );
}
