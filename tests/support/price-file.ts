import { hoursIn, type PriceImport, quartersIn } from "#domain/day-prices/day-prices.ts";
import { startOfBrusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

type Wish = {
  readonly from: CalendarDay;
  readonly days: number;
  readonly step?: "hour" | "quarter";
  /** In EUR/MWh, by the day and by how many steps of it passed. */
  readonly price: (day: CalendarDay, at: number) => number;
};

/** A file of whole days as an operator brings it, with moments in UTC, which says no hour twice. */
export function priceFile({ from, days, step = "hour", price }: Wish): string {
  const lines = Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    const minutes = step === "hour" ? 60 : 15;
    const steps = (quartersIn(day) * 15) / minutes;
    return Array.from({ length: steps }, (_step, at) => {
      const moment = new Date(startOfBrusselsDay(day).getTime() + at * minutes * 60_000).toISOString();
      return `${moment.slice(0, 16)}Z;${String(price(day, at)).replace(".", ",")}`;
    });
  });
  return ["datum;prijs", ...lines.flat()].join("\n");
}

/** 365 days of hours, as they are kept once they were imported; they count from the day after the last one. */
export function importedYear(from: CalendarDay, price: Wish["price"]): PriceImport {
  const days = Array.from({ length: 365 }, (_, index) => {
    const day = addDays(from, index);
    return { day, prices: Array.from({ length: hoursIn(day) }, (_hour, at) => price(day, at)) };
  });
  const source = { title: "Day-aheadprijzen", publisher: "Markt", readOn: addDays(from, 364) };
  return { id: 1, from: addDays(from, 365), source, days };
}
