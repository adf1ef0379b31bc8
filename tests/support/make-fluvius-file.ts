import { brusselsYear, calendarDayAt, clockQuarterOf, dayOfQuarter } from "#domain/time/brussels-year.ts";
import { addDays, type CalendarDay, weekdayOf } from "#domain/time/calendar-day.ts";

export type FluviusFileOptions = {
  readonly year?: number;
  readonly firstDay?: CalendarDay;
  readonly days?: number;
  readonly layout?: keyof typeof headers;
  readonly ean?: string;
  readonly hasInjection?: boolean;
  /** What each quarter of the year counts, where it matters. */
  readonly wattHours?: (quarter: number, direction: 0 | 1) => number;
};

export const headers = {
  "dutch-2021":
    "Van datum;Van tijdstip;Tot datum;Tot tijdstip;EAN;Meter;Metertype;Register;Volume;Eenheid;Validatiestatus",
  "dutch-capitals":
    "Van Datum;Van Tijdstip;Tot Datum;Tot Tijdstip;EAN;Meter;Metertype;Register;Volume;Eenheid;Validatiestatus",
  dutch:
    "Van (datum);Van (tijdstip);Tot (datum);Tot (tijdstip);EAN-code;Meter;Metertype;Register;Volume;Eenheid;Validatiestatus;Omschrijving",
  english:
    "From (date);From (time);Until (date);Until (time);EAN code;Meter;Meter type;Register;Volume;Unit;Validation status;Description",
} as const;

/** Synthetic, with a check digit that is right. */
export const EAN = "541448820000000008";
export const OTHER_EAN = "541448820000000015";

/** Whole watt-hours that differ from quarter to quarter, so that a value in the wrong place shows. */
export const wattHours = (year: number, quarter: number, direction: 0 | 1): number =>
  1 + ((quarter * 7919 + year * 31 + direction * 4001) % (direction === 0 ? 2999 : 1999));

const two = (value: number) => String(value).padStart(2, "0");
const clock = (quarter: number) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}:00`;
const dutchDay = (day: CalendarDay, mark: string) => day.split("-").reverse().join(mark);

/** The comma stands where Fluvius puts it: three decimals, always. */
export const volumeOf = (wattHours: number) =>
  `${Math.floor(wattHours / 1000)},${String(wattHours % 1000).padStart(3, "0")}`;

/** The quarters of some days in the order in which Fluvius writes them: the doubled hour in pairs. */
function writtenOrder(year: number, firstDay: number, days: number): number[] {
  const calendar = brusselsYear(year);
  const quarters: number[] = [];
  for (
    let quarter = calendar.dayStarts[firstDay] as number;
    quarter < (calendar.dayStarts[firstDay + days] as number);
    quarter++
  ) {
    quarters.push(quarter);
  }
  const rank = (quarter: number) => {
    const day = dayOfQuarter(calendar, quarter);
    const passed = quarter - (calendar.dayStarts[day] as number);
    const isSecond = day === calendar.autumnDay && passed >= 12 && passed < 16;
    return day * 1000 + clockQuarterOf(calendar, quarter) * 2 + (isSecond ? 1 : 0);
  };
  return quarters.sort((a, b) => rank(a) - rank(b));
}

/** The rows of a Mijn Fluvius export of quarter-hours, the header first. */
export function fluviusRows(options: FluviusFileOptions = {}): string[] {
  const { year = 2025, layout = "dutch", ean = EAN, hasInjection = true } = options;
  const counted = options.wattHours ?? ((quarter, direction) => wattHours(year, quarter, direction));
  const calendar = brusselsYear(year);
  const firstDay = options.firstDay
    ? Math.round((Date.parse(options.firstDay) - Date.parse(`${year}-01-01`)) / 86_400_000)
    : 0;
  const isEnglish = layout === "english";
  const mark = isEnglish ? "/" : "-";
  const tail = layout === "dutch" || isEnglish ? ";" : "";
  const status = isEnglish ? "Read" : "Uitgelezen";
  const names = isEnglish ? ["Offtake", "Injection", "Day", "Night"] : ["Afname", "Injectie", "Dag", "Nacht"];
  const rows: string[] = [headers[layout]];
  for (const quarter of writtenOrder(year, firstDay, options.days ?? calendar.days)) {
    const day = dayOfQuarter(calendar, quarter);
    const name = calendarDayAt(calendar, day);
    const from = clockQuarterOf(calendar, quarter);
    const isLast = from === 95;
    const passed = quarter - (calendar.dayStarts[day] as number);
    const isBeforeSpring = day === calendar.springDay && passed === 7;
    const isBeforeAutumn = day === calendar.autumnDay && passed === 11;
    const to = isLast ? 0 : isBeforeSpring ? 12 : isBeforeAutumn ? 8 : from + 1;
    const tariff = weekdayOf(name) <= 5 && from >= 28 && from < 88 ? names[2] : names[3];
    for (const direction of hasInjection ? ([0, 1] as const) : ([0] as const)) {
      rows.push(
        `${dutchDay(name, mark)};${clock(from)};${dutchDay(isLast ? addDays(name, 1) : name, mark)};${clock(to)};` +
          `="${ean}";1SAG3200000000;Digitale meter;${names[direction]} ${tariff};` +
          `${volumeOf(counted(quarter, direction))};kWh;${status}${tail}`,
      );
    }
  }
  return rows;
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const fluviusFile = (rows: readonly string[], lineEnd = "\n"): Uint8Array =>
  bytesOf(`\ufeff${rows.join(lineEnd)}${lineEnd}`);

/** The truth of a whole year, for comparison. */
export const trueWattHours = (year: number, direction: 0 | 1): number => {
  let sum = 0;
  for (let quarter = 0; quarter < brusselsYear(year).quarters; quarter++) sum += wattHours(year, quarter, direction);
  return sum;
};
