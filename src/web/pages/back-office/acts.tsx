import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listActs } from "#application/back-office/list-acts.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { actNames, actsWords } from "#content/pages/back-office/acts.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";

const BEFORE_FIELD = "voor";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports } = operatorIn(context, url);
    const before = Number(url.searchParams.get(BEFORE_FIELD) ?? "");
    const { acts, older } = await listActs(ports, Number.isSafeInteger(before) && before > 0 ? before : null);
    return {
      head: actsWords.head,
      older,
      rows: acts.map(({ at, operator, act, about, why, cameToNothing }) => [
        formatMoment(at),
        operator,
        cameToNothing ? `${actNames[act]} ${actsWords.cameToNothing}` : actNames[act],
        about,
        why,
      ]),
    };
  });

export default function Acts() {
  const { rows, older } = useLoaderData<typeof loader>();
  const { title, lead, empty, columns, older: words } = actsWords;
  return (
    <DeskPage title={title} lead={lead}>
      {rows.length === 0 ? (
        <EmptyState title={empty.title} headingLevel={2}>
          {empty.text}
        </EmptyState>
      ) : (
        <DataTable caption={title} captionHidden columns={columns.map((header) => ({ header }))} rows={rows} />
      )}
      {older === null ? null : (
        <Button asChild variant="secondary" className="justify-self-start">
          <Link to={`?${BEFORE_FIELD}=${older}`}>{words}</Link>
        </Button>
      )}
    </DeskPage>
  );
}
