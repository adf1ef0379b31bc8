import { daysOfMonth, type Month } from "#domain/settlement/months/month.ts";
import { QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import { addDays, type CalendarDay, weekdayOf } from "#domain/time/calendar-day.ts";

const HEADER =
  "Van (datum);Van (tijdstip);Tot (datum);Tot (tijdstip);EAN-code;Meter;Metertype;Register;Volume;Eenheid;Validatiestatus;Omschrijving";
const registers = { offtake: "Afname", injection: "Injectie" } as const;

const two = (value: number) => String(value).padStart(2, "0");
const clock = (quarter: number) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}:00`;
const written = (day: CalendarDay) => day.split("-").reverse().join("-");
const volume = (wattHours: number) => `${Math.floor(wattHours / 1000)},${String(wattHours % 1000).padStart(3, "0")}`;
const isDayTariff = (day: CalendarDay, quarter: number) => weekdayOf(day) <= 5 && quarter >= 28 && quarter < 88;

/** A month of one register as Mijn Fluvius exports it. Only for months in which the clock does not change. */
export function writeFluviusMonth(
  month: Month,
  ean: string,
  direction: "offtake" | "injection",
  wattHours: ArrayLike<number>,
): string {
  const rows = [HEADER];
  let at = 0;
  for (const { day, quarters } of daysOfMonth(month)) {
    if (quarters !== QUARTERS_PER_DAY) throw new RangeError(`The clock changes in ${month}.`);
    for (let quarter = 0; quarter < quarters; quarter++, at++) {
      const isLast = quarter === quarters - 1;
      rows.push(
        [
          written(day),
          clock(quarter),
          written(isLast ? addDays(day, 1) : day),
          clock((quarter + 1) % quarters),
          `="${ean}"`,
          "1SAG0000000000",
          "Digitale meter",
          `${registers[direction]} ${isDayTariff(day, quarter) ? "Dag" : "Nacht"}`,
          volume(wattHours[at] ?? 0),
          "kWh",
          "Uitgelezen",
          "",
        ].join(";"),
      );
    }
  }
  return `\ufeff${rows.join("\n")}\n`;
}
