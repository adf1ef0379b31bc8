import { NOTHING_PUBLISHED, type PriceStretch, priceStretchOf } from "#domain/day-prices/published-prices.ts";

/** Where nobody published anything: the shipped cards, for ever. */
export const NO_CARDS: PriceStretch = priceStretchOf("2026-11-15", NOTHING_PUBLISHED);
