import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listProposals } from "#application/back-office/list-proposals.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { proposalStateNames } from "#content/market/market-refusals.ts";
import { listWords } from "#content/pages/back-office/lists.ts";
import { proposalsWords, sideNames } from "#content/pages/back-office/market.ts";
import { proposalStates } from "#domain/market/proposal.ts";
import { DataTable } from "#ui/data-table.tsx";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { CellLink, Filters, PageLinks } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { choiceAsked, pageAsked, pageLinks } from "#web/pages/back-office/page-field.ts";

const STATE_FIELD = "toestand";
const filters = [
  {
    name: STATE_FIELD,
    label: proposalsWords.filter,
    options: proposalStates.map((value) => ({ value, label: proposalStateNames[value] })),
  },
];

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports } = operatorIn(context, url);
    const state = choiceAsked(url, STATE_FIELD, proposalStates);
    const { rows, hasMore } = await listProposals(ports, state, pageAsked(url));
    return {
      head: proposalsWords.head,
      state,
      links: pageLinks(url, hasMore),
      proposals: rows.map(proposalRow),
    };
  });

const proposalRow = ({
  id,
  createdAt,
  state,
  offerId,
  requestId,
  pair,
}: Awaited<ReturnType<typeof listProposals>>["rows"][number]) => ({
  id,
  offerId,
  requestId,
  madeOn: formatDay(createdAt.toISOString().slice(0, 10)),
  state: proposalStateNames[state],
  cells: [
    formatKilowattHours(pair.sharedEnergy),
    formatCentsPerKilowattHour(pair.agreedPrice),
    formatEurosWhole(pair.gainSeller),
    formatEurosWhole(pair.gainBuyer),
  ],
});

export default function Proposals() {
  const { state, proposals, links } = useLoaderData<typeof loader>();
  const { title, columns } = proposalsWords;
  return (
    <DeskPage title={title}>
      <Filters filters={filters} chosen={{ [STATE_FIELD]: state ?? "" }} />
      {proposals.length === 0 ? (
        <p className="text-base text-muted">{listWords.nothing}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          columns={columns.map((header) => ({ header }))}
          rows={proposals.map(({ id, offerId, requestId, madeOn, state: stands, cells }) => [
            madeOn,
            stands,
            <CellLink key={`${id} offer`} to={`/beheer/marktplaats/${offerId}`}>
              {sideNames.offer}
            </CellLink>,
            <CellLink key={`${id} request`} to={`/beheer/marktplaats/${requestId}`}>
              {sideNames.request}
            </CellLink>,
            ...cells,
          ])}
        />
      )}
      <PageLinks links={links} />
    </DeskPage>
  );
}
