import type { LoaderFunctionArgs } from "react-router";
import { csvPeriods, flowsCsv } from "#content/calculations/flows-csv.ts";
import { reportWords } from "#content/calculations/report-words.ts";
import { siteContext } from "#web/context.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { computeForVisitor, fileHeaders } from "#web/pages/calculators/share-and-export/compute-for-visitor.ts";

const isPeriod = (word: string): word is keyof typeof csvPeriods => Object.hasOwn(csvPeriods, word);

/** The year of the calculation in months, days or quarters, for a spreadsheet. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const word = url.searchParams.get("per") ?? "maand";
  if (!isPeriod(word)) throw pageNotFound(url);
  const per = csvPeriods[word];
  const { year, flows, situation } = await computeForVisitor(context, url, { draws: 0, per });
  const { side, day } = situation;
  const text = flowsCsv(per, year, flows);
  const { csvName } = reportWords(context.get(siteContext), side, day);
  return new Response(text, { headers: fileHeaders("text/csv; charset=utf-8", `${csvName}-${day}-per-${word}.csv`) });
}
