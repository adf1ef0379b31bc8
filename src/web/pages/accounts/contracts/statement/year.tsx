import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readAgreementYear } from "#application/settlement/read-agreement-year.ts";
import { sayCents, sayWattHours } from "#content/contracts/statement-words.ts";
import { sayShared, sayYearState } from "#content/contracts/year-sheet.ts";
import { yearWords } from "#content/pages/accounts/contracts/year.ts";
import { DataTable } from "#ui/data-table.tsx";
import { pageNotFound } from "#web/page-not-found.ts";
import { FileLink } from "#web/pages/accounts/contracts/file-link.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn } from "#web/pages/accounts/own-context.ts";

/** A year of one contract: every settled month, what counts, and what was paid of it. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, agreement, place } = await findContract(asked);
    const { months, sum, year } = await readAgreementYear(ports, agreement, Number(asked.params["year"]));
    if (months.length === 0) throw pageNotFound(asked.url);
    const { reference } = agreement;
    const head = yearWords.head(year, reference);
    const back = { label: yearWords.back(reference), path: place };
    return {
      head,
      hero: { eyebrow: reference, title: head.title, lead: yearWords.lead, back },
      here: `${place}/jaar/${year}`,
      rows: [...months.map((one) => amountRow(sayShared(one), one, sayYearState(one))), sumRow(sum)],
    };
  });

type Amounts = {
  readonly wattHours: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
};

const amountRow = (name: string, { wattHours, netCents, vatCents, totalCents }: Amounts, state: string) => [
  name,
  sayWattHours(wattHours),
  sayCents(netCents),
  sayCents(vatCents),
  sayCents(totalCents),
  state,
];

const sumRow = (sum: Amounts & { readonly receivedCents: number }) =>
  amountRow(yearWords.sum, sum, `${yearWords.receivedSum}: ${sayCents(sum.receivedCents)}`);

export default function Year() {
  const { hero, here, rows } = useLoaderData<typeof loader>();
  const { columns, files, caption, note, months } = yearWords;
  return (
    <MyPage {...hero}>
      <MySection title={months}>
        <DataTable
          caption={caption}
          columns={[
            { header: columns.month },
            ...[columns.energy, columns.net, columns.vat, columns.total].map((header) => ({
              header,
              align: "end" as const,
            })),
            { header: columns.state },
          ]}
          rows={rows}
          rowHeader
        />
        <div className="mt-4 flex flex-wrap gap-x-6">
          <FileLink path={`${here}/jaaroverzicht.pdf`} label={files.pdf} />
          <FileLink path={`${here}/jaaroverzicht.csv`} label={files.csv} />
        </div>
        <p className="mt-4 max-w-text text-muted text-small">{note}</p>
      </MySection>
    </MyPage>
  );
}
