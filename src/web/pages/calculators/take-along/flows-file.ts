import type { LoaderFunctionArgs } from "react-router";
import { dayFlows, type Flows, monthFlows, yearFlows } from "#application/calculations/year-flows.ts";
import { type CsvPeriod, csvPeriods, flowsCsv } from "#content/calculations/flows-csv.ts";
import { reportWords } from "#content/calculations/report-words.ts";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { computeForVisitor, fileHeaders } from "#web/pages/calculators/take-along/compute-for-visitor.ts";

export const handle: PageHandle = { index: false };

const flowsPer: Readonly<Record<CsvPeriod, typeof monthFlows>> = {
  months: monthFlows,
  days: dayFlows,
  quarters: (prepared, side): Flows => yearFlows(prepared, side),
};

const isPeriod = (word: string): word is keyof typeof csvPeriods => Object.hasOwn(csvPeriods, word);

/** The year of the calculation in months, days or quarters, for a spreadsheet. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const word = url.searchParams.get("per") ?? "maand";
  if (!isPeriod(word)) throw pageNotFound(url);
  const { prepared, situation } = await computeForVisitor(context, url, 0);
  const { side, day } = situation;
  const text = flowsCsv(csvPeriods[word], prepared.year, flowsPer[csvPeriods[word]](prepared, side));
  const { csvName } = reportWords(context.get(siteContext), side, day);
  return new Response(text, { headers: fileHeaders("text/csv; charset=utf-8", `${csvName}-${day}-per-${word}.csv`) });
}
