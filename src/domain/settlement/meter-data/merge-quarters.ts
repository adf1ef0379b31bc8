import { MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { type DayOrigin, type FileOrigin, originCode } from "#domain/settlement/meter-data/day-origin.ts";
import type { QuarterValues } from "#domain/settlement/meter-data/meter-day.ts";
import { daysOfMonth, type Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type DatedQuarters = QuarterValues & { readonly madeOn: CalendarDay; readonly origin: FileOrigin };

/** A month of one meter, with the origin of each quarter and a mark where two files of the same day disagree. */
export type MonthQuarters = QuarterValues & { readonly contested: Uint8Array; readonly origin: Uint8Array };

/**
 * All that is known of a day as one: what was measured wins over what was estimated, and of equals the file that was
 * made later. Two measurements of the same day that differ are contested, and the greater stands until a later file.
 * The outcome is a maximum, so the sequence in which files came in cannot matter.
 */
function mergeInto(into: MonthQuarters, offset: number, quarters: number, versions: readonly DatedQuarters[]): void {
  for (let quarter = 0; quarter < quarters; quarter++) {
    const measured = versions.filter(({ quality }) => quality[quarter] !== MISSING);
    const best = measured.reduce<DatedQuarters | undefined>(
      (so, version) => (so && compare(so, version, quarter) >= 0 ? so : version),
      undefined,
    );
    if (!best) continue;
    const [value, quality] = [best.values[quarter] as number, best.quality[quarter] as number];
    const isContested = measured.some(
      (version) =>
        quality === MEASURED &&
        version.quality[quarter] === MEASURED &&
        version.madeOn === best.madeOn &&
        version.values[quarter] !== value,
    );
    into.values[offset + quarter] = value;
    into.quality[offset + quarter] = quality;
    into.contested[offset + quarter] = isContested ? 1 : 0;
    into.origin[offset + quarter] = originCode(originOf(best, measured, quarter));
  }
}

/** An export that looks unedited and says otherwise makes an edited file a correction by hand. */
function originOf(best: DatedQuarters, measured: readonly DatedQuarters[], quarter: number): DayOrigin {
  if (best.origin !== "unknown-file") return best.origin;
  const isOtherwise = measured.some(
    ({ origin, values }) => origin === "operator-export" && values[quarter] !== best.values[quarter],
  );
  return isOtherwise ? "corrected-by-hand" : "unknown-file";
}

function compare(a: DatedQuarters, b: DatedQuarters, quarter: number): number {
  const quality = (a.quality[quarter] as number) - (b.quality[quarter] as number);
  if (quality !== 0) return quality;
  if (a.madeOn !== b.madeOn) return a.madeOn > b.madeOn ? 1 : -1;
  const value = (a.values[quarter] as number) - (b.values[quarter] as number);
  return value === 0 ? originCode(b.origin) - originCode(a.origin) : value;
}

export function mergeMonth(month: Month, versionsOf: (day: CalendarDay) => readonly DatedQuarters[]): MonthQuarters {
  const days = daysOfMonth(month);
  const total = days.reduce((sum, { quarters }) => sum + quarters, 0);
  const merged = {
    values: new Int32Array(total),
    quality: new Uint8Array(total),
    contested: new Uint8Array(total),
    origin: new Uint8Array(total),
  };
  let offset = 0;
  for (const { day, quarters } of days) {
    mergeInto(merged, offset, quarters, versionsOf(day));
    offset += quarters;
  }
  return merged;
}
