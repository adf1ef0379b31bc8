import { formatDay } from "#content/format/format-day.ts";
import type { Figure } from "#domain/figure.ts";

type Noted = Pick<Figure<string>, "status" | "source">;

/** Where a number comes from, in one sentence; a number whose VAT was taken off says so. */
export function figureNote({ status, source }: Noted, vat: "as-printed" | "taken-off" = "as-printed"): string {
  const published = source.publishedOn === undefined ? "" : ` van ${formatDay(source.publishedOn)}`;
  // A title may say so itself.
  const mark = status === "estimate" && !source.title.startsWith("Schatting") ? "Schatting. " : "";
  const without = vat === "taken-off" ? " Daar is de btw van afgetrokken." : "";
  return `${mark}${source.title} (${source.publisher}${published}), gelezen op ${formatDay(source.readOn)}.${without}`;
}
