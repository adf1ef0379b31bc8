import type { Clock } from "#application/ports/clock.ts";

const brussels = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels", dateStyle: "short" });

export const systemClock: Clock = { now: () => new Date(), today: () => brussels.format(new Date()) };
