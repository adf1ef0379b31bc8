import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { contractListWords } from "#content/pages/accounts/contracts/list.ts";
import { sideOf } from "#domain/contracts/agreement.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { ContractList } from "#web/pages/accounts/contracts/contract-list.tsx";
import { summariseContract } from "#web/pages/accounts/contracts/summarise-contract.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const agreements = await ports.store.contracts.list(uid);
    return {
      ...contractListWords,
      contracts: agreements.flatMap((agreement) => {
        const side = sideOf(agreement, uid);
        return side ? [summariseContract(agreement, side)] : [];
      }),
    };
  });

export default function Contracts() {
  const { hero, list, contracts } = useLoaderData<typeof loader>();
  const running = contracts.filter(({ isOver }) => !isOver);
  const past = contracts.filter(({ isOver }) => isOver);
  return (
    <MyPage {...hero}>
      {contracts.length === 0 ? (
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
