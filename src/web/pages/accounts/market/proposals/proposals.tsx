import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { hasBlocked } from "#application/market/moderation/blocked-people.ts";
import { listProposals } from "#application/market/proposals/own-proposals.ts";
import { blockedPeopleWords } from "#content/pages/accounts/blocked-people.ts";
import { proposalsWords } from "#content/pages/accounts/proposals.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { meetPartners } from "#web/pages/accounts/market/proposals/meet-partners.ts";
import { ProposalList } from "#web/pages/accounts/market/proposals/proposal-list.tsx";
import { proposalView } from "#web/pages/accounts/market/proposals/proposal-view.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, site } = ownContext(context);
    const { head, hero, demo, empty, done } = proposalsWords;
    const [proposals, met] = await Promise.all([listProposals(ports, uid), meetPartners(ports, uid, site)]);
    const views = proposals.map((proposal) => proposalView(proposal, uid, met(proposal)));
    return {
      head,
      hero,
      demo,
      empty,
      groups: grouped(views),
      blocked: (await hasBlocked(ports, uid)) ? blockedPeopleWords.link : null,
      done: sayDone(url, done),
    };
  });

/** What waits for an answer first; a group without proposals is not shown. */
const grouped = (views: readonly ReturnType<typeof proposalView>[]) =>
  (["open", "agreed", "closed"] as const)
    .map((group) => ({ title: proposalsWords[group], proposals: views.filter((view) => view.group === group) }))
    .filter(({ proposals }) => proposals.length > 0);

export default function Proposals() {
  const { hero, demo, empty, groups, blocked, done } = useLoaderData<typeof loader>();
  return (
    <MyPage {...hero} done={done}>
      {groups.length === 0 ? (
        <EmptyState
          title={empty.title}
          headingLevel={2}
          action={[empty.offer, empty.request].map(({ label, path }) => (
            <Button key={path} asChild variant="secondary">
              <Link to={path}>{label}</Link>
            </Button>
          ))}
        >
          {empty.text}
        </EmptyState>
      ) : (
        groups.map(({ title, proposals }) => (
          <MySection key={title} title={title}>
            <ProposalList proposals={proposals} demo={demo} />
          </MySection>
        ))
      )}
      {blocked ? (
        <TextLink asChild className="inline-flex min-h-11 items-center justify-self-start">
          <Link to="/account/blokkeringen">{blocked}</Link>
        </TextLink>
      ) : null}
    </MyPage>
  );
}
