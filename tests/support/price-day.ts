import type { Clock } from "#application/ports/clock.ts";

/** Prices age by the calendar and an answer turns into a range, so the day whose prices a test counts with stands still. */
export const PRICE_DAY = "2026-11-25";

/** The system's moment, which the database shares, on a calendar day that does not move. */
export const withPriceDay = (clock: Clock): Clock => ({ now: () => clock.now(), today: () => PRICE_DAY });
