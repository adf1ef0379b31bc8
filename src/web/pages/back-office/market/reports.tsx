import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listReports } from "#application/market/moderation/list-reports.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { listWords } from "#content/pages/back-office/lists.ts";
import { decisionNames, moderationNames, reportsWords } from "#content/pages/back-office/market.ts";
import { DataTable } from "#ui/data-table.tsx";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { CellLink } from "#web/pages/back-office/list-parts.tsx";
import { sayReason } from "#web/pages/back-office/market/listing-view.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports } = operatorIn(context, url);
    return { head: reportsWords.head, reports: (await listReports(ports)).map(reportRow) };
  });

const reportRow = ({
  id,
  reference,
  offerId,
  at,
  reason,
  text,
  moderation,
  decision,
}: Awaited<ReturnType<typeof listReports>>[number]) => ({
  id,
  reference,
  offerId,
  cells: [
    formatMoment(at),
    sayReason(reason),
    text,
    moderationNames[moderation],
    decision ? decisionNames[decision] : reportsWords.waits,
  ],
});

export default function Reports() {
  const { reports } = useLoaderData<typeof loader>();
  const { title, lead, columns } = reportsWords;
  return (
    <DeskPage title={title} lead={lead}>
      {reports.length === 0 ? (
        <p className="text-base text-muted">{listWords.nothing}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          columns={columns.map((header) => ({ header }))}
          rows={reports.map(({ id, reference, offerId, cells }) => [
            <CellLink key={id} to={`/beheer/marktplaats/${offerId}`}>
              {reference}
            </CellLink>,
            ...cells,
          ])}
          rowHeader
        />
      )}
    </DeskPage>
  );
}
