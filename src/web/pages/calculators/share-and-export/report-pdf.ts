import type { LoaderFunctionArgs } from "react-router";
import { reportWords } from "#content/calculations/report-words.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import { computeForVisitor, fileHeaders } from "#web/pages/calculators/share-and-export/compute-for-visitor.ts";
import { reportSheet } from "#web/pages/calculators/share-and-export/report-sheet.ts";

/** The calculation of the query as a report of two pages, or three where much was filled in. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pdf, clock } = context.get(portsContext);
  const site = context.get(siteContext);
  const computed = await computeForVisitor(context, url);
  const { side, day } = computed.situation;
  const bytes = await loadStored(() => pdf.renderReport(reportSheet(computed, site, clock.now())));
  const { fileName } = reportWords(site, side, day);
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: fileHeaders("application/pdf", `${fileName}-${day}.pdf`),
  });
}
