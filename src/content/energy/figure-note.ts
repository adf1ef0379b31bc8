import { formatDay } from "#content/format/format-day.ts";
import type { Figure } from "#domain/figure.ts";

type Noted = Pick<Figure<string>, "status" | "source" | "validUntil">;
type Vat = "as-printed" | "taken-off";

/** Where a number comes from; one whose period was over when it was read must not be taken for the price of today. */
export function figureNote(figure: Noted, vat: Vat = "as-printed"): string {
  const { validUntil, source } = figure;
  const isOld = validUntil !== undefined && validUntil < source.readOn;
  return `${figureSource(figure, vat)}${isOld ? ` Gold tot ${formatDay(validUntil)}.` : ""}`;
}

/** The source alone, in one sentence; a number whose VAT was taken off says so. */
export function figureSource({ status, source }: Noted, vat: Vat = "as-printed"): string {
  const published = source.publishedOn === undefined ? "" : ` van ${formatDay(source.publishedOn)}`;
  // A title may say so itself.
  const mark = status === "estimate" && !source.title.startsWith("Schatting") ? "Schatting. " : "";
  const without = vat === "taken-off" ? " Daar is de btw van afgetrokken." : "";
  return `${mark}${source.title} (${source.publisher}${published}), gelezen op ${formatDay(source.readOn)}.${without}`;
}
