import { formatDay } from "#content/format/format-day.ts";

const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "short",
});

/** An instant as a clock in Brussels showed it: "2026-11-14T09:32:10Z" is written 14 november 2026 om 10.32 uur. */
export function formatMoment(instant: string | Date): string {
  const [day = "", time = ""] = parts.format(new Date(instant)).split(" ");
  return `${formatDay(day)} om ${time.replace(":", ".")} uur`;
}
