import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import {
  cardMonths,
  practiceWords,
  referencePair,
  type SharingFacts,
  supplierCostWords,
} from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";

/** What a Markdown page may have filled in, so that no figure is typed in it. */
export const pageFigureNames = [
  "kosten.platform",
  "kosten.bereik",
  "kosten.leveranciers",
  "kosten.bron",
  "kosten.kaart",
  "delen.aandeel",
  "delen.gehoopt",
  "delen.bron",
  "kaarten.maanden",
  "zon.opbrengst",
] as const;
export type PageFigureName = (typeof pageFigureNames)[number];

/** As HTML that stands in the page as it is; every word in it is escaped. */
export function pageFigures(site: Site, facts: SharingFacts): Record<PageFigureName, string> {
  const costs = supplierCostWords(facts);
  const practice = practiceWords(facts);
  const fee = site.platformFee;
  return {
    "kosten.platform": escapeHtml(
      fee === 0
        ? `Niets. ${site.name} vraagt vandaag geen vergoeding aan kopers of verkopers.`
        : `${formatEuros(fee)} per jaar, voor koper en verkoper elk. Dat bedrag zit in elk resultaat.`,
    ),
    "kosten.bereik": escapeHtml(costs.range.replace(" tot ", " en ")),
    "kosten.leveranciers": table(
      "Kosten van leveranciers voor delen of verkopen, per jaar",
      ["Leverancier", "Per jaar", "Aangerekend", "Samen te delen"],
      costs.rows.map(({ supplier, amount, isEstimate, basis, breakEven }) => [
        supplier,
        isEstimate ? `${amount} (${costs.estimate})` : amount,
        basis,
        breakEven,
      ]),
    ),
    "kosten.bron": escapeHtml(`${costs.silent} ${costs.source}`),
    "kosten.kaart": escapeHtml(referencePair(facts)),
    "delen.aandeel": escapeHtml(practice.shared),
    "delen.gehoopt": escapeHtml(practice.hoped),
    "delen.bron": escapeHtml(practice.source),
    "kaarten.maanden": escapeHtml(cardMonths(facts)),
    "zon.opbrengst": escapeHtml(formatKilowattHours(facts.solarYield.value)),
  };
}

const cells = (tag: "th" | "td", texts: readonly string[]) =>
  texts.map((text, index) => {
    const open = index === 0 && tag === "td" ? 'th scope="row"' : tag === "th" ? 'th scope="col"' : "td";
    return `<${open}>${escapeHtml(text)}</${open.split(" ")[0]}>`;
  });

// It scrolls inside itself on a phone, so it can be reached by keyboard.
const table = (caption: string, columns: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="table-scroll" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${cells("th", columns).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells("td", row).join("")}</tr>`)
    .join("")}</tbody></table></div>`;

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
