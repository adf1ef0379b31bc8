import { formatHour } from "#content/format/format-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { SharingQuarter } from "#domain/sharing/shared-day.ts";
import { kilowattHours } from "#domain/units/quantity.ts";

const QUARTERS_PER_BLOCK = 16;

/** A day in blocks of four hours, as a table that is too wide for a phone. */
export function modelDayRows(caption: string, day: readonly SharingQuarter[]) {
  const row = (name: string, from: number, to: number) => {
    const total = (value: (quarter: SharingQuarter) => number) =>
      kilowattHours(day.slice(from, to).reduce((sum, quarter) => sum + value(quarter), 0));
    const shared = total((quarter) => quarter.shared);
    const injected = total((quarter) => quarter.shared + quarter.toSupplier);
    const used = total((quarter) => quarter.shared + quarter.fromSupplier);
    const [sold, bought] = [total(({ toSupplier }) => toSupplier), total(({ fromSupplier }) => fromSupplier)];
    return [
      name,
      ...[injected, used, shared, sold, bought].map((amount) => formatKilowattHours(amount, { fractionDigitsMin: 2 })),
      injected > 0 ? formatPercent(shared / injected, { fractionDigitsMax: 0 }) : "-",
    ];
  };
  const blocks = Array.from({ length: day.length / QUARTERS_PER_BLOCK }, (_, block) => block * QUARTERS_PER_BLOCK);
  return {
    caption,
    headers: ["Uren", "Injectie", "Afname koper", "Gedeeld", "Naar leverancier", "Van leverancier", "Deel gedeeld"],
    rows: blocks.map((from) =>
      row(`${formatHour(from)}-${formatHour(from + QUARTERS_PER_BLOCK)}`, from, from + QUARTERS_PER_BLOCK),
    ),
    footer: row("Hele dag", 0, day.length),
  };
}
