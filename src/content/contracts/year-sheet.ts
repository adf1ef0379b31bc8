import { standingNames } from "#content/contracts/month-words.ts";
import { frame, partiesPart } from "#content/contracts/statement-sheet.ts";
import { sayCents, sayMonth, sayWattHours } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { facts, paragraph } from "#content/forms/document-blocks.ts";
import { yearWords } from "#content/pages/accounts/contracts/year.ts";
import type { Site } from "#content/site.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import type { DocumentPart } from "#domain/forms/form-document.ts";
import type { AgreementYear, YearMonth } from "#domain/settlement/months/agreement-year.ts";
import { firstDayOf, lastDayOf } from "#domain/settlement/months/month.ts";

/** "september 2026", or its days when power was not shared all month. */
export const sayShared = ({ month, first, last }: Pick<YearMonth, "month" | "first" | "last">): string =>
  first === firstDayOf(month) && last === lastDayOf(month)
    ? sayMonth(month)
    : `${formatDay(first)} tot en met ${formatDay(last)}`;

/** Where a month stands, and once it is agreed on what was said of its money. */
export const sayYearState = ({ state, paidOn, receivedOn }: YearMonth): string =>
  state !== "agreed"
    ? standingNames[state]
    : receivedOn
      ? `Ontvangen op ${formatDay(receivedOn)}`
      : paidOn
        ? `Betaald op ${formatDay(paidOn)}`
        : standingNames.agreed;

/** A year of an agreement on paper, for who keeps the books or files taxes. */
export function yearSheet(site: Site, agreement: Agreement, { year, months, sum }: AgreementYear, createdAt: Date) {
  const { columns } = yearWords;
  const day = (at: YearMonth["paidOn"]) => (at === null ? "" : formatDay(at));
  return {
    ...frame(site, agreement.reference, `Jaaroverzicht ${year}`, createdAt),
    document: {
      title: `Jaaroverzicht ${year}`,
      lead: `Gedeelde stroom van overeenkomst ${agreement.reference}, maand na maand.`,
      textVersion: "1",
      parts: [
        partiesPart(agreement),
        {
          heading: "Maand na maand",
          blocks: [
            {
              kind: "table",
              columns: [
                { name: columns.month, share: 4, isNumber: false },
                { name: columns.energy, share: 3, isNumber: true },
                { name: columns.net, share: 2, isNumber: true },
                { name: columns.vat, share: 2, isNumber: true },
                { name: columns.total, share: 2, isNumber: true },
              ],
              rows: months.map((one) => [
                one.state === "agreed"
                  ? sayShared(one)
                  : `${sayShared(one)} (${standingNames[one.state].toLowerCase()})`,
                sayWattHours(one.wattHours),
                sayCents(one.netCents),
                sayCents(one.vatCents),
                sayCents(one.totalCents),
              ]),
              total: [
                yearWords.sum,
                sayWattHours(sum.wattHours),
                sayCents(sum.netCents),
                sayCents(sum.vatCents),
                sayCents(sum.totalCents),
              ],
            },
          ],
        },
        {
          heading: "Betalingen",
          blocks: [
            {
              kind: "table",
              columns: [
                { name: columns.month, share: 4, isNumber: false },
                { name: columns.total, share: 2, isNumber: true },
                { name: columns.paid, share: 3, isNumber: false },
                { name: columns.received, share: 3, isNumber: false },
              ],
              rows: months
                .filter(({ state }) => state === "agreed")
                .map((one) => [sayMonth(one.month), sayCents(one.totalCents), day(one.paidOn), day(one.receivedOn)]),
              total: null,
            },
            facts([yearWords.receivedSum, sayCents(sum.receivedCents)]),
            paragraph("Betaald volgens de koper, ontvangen volgens de verkoper. Een rekening zien wij niet."),
            paragraph(yearWords.note),
          ],
        },
      ] satisfies DocumentPart[],
    },
  };
}
