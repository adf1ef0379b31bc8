import type { Clock } from "#application/ports/clock.ts";

const brussels = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels", dateStyle: "short" });

const MINUTE_MS = 60_000;
let told = { minute: -1, day: "" };

/** A day begins with a minute, so within one it need not be asked again; every request asks. */
function today(): string {
  const now = Date.now();
  const minute = Math.floor(now / MINUTE_MS);
  if (told.minute !== minute) told = { minute, day: brussels.format(now) };
  return told.day;
}

export const systemClock: Clock = { now: () => new Date(), today };
