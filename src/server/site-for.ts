import type { Settings } from "#application/ports/settings.ts";
import type { Market, PricedSite } from "#content/site.ts";
import type { PublishedPrices } from "#domain/day-prices/published-prices.ts";

export const MARKET_COOKIE = "markt";

/** The market of one request: the configured one, or with flags the visitor's choice, Belgian until chosen. */
export function marketOf(settings: Settings, cookies: string | null): Market {
  if (settings.market !== "flags") return settings.market;
  return cookies !== null && /(?:^|;\s*)markt=nl(?:;|$)/.test(cookies) ? "nl" : "be";
}

export const siteFor = (settings: Settings, market: Market, today: string, published: PublishedPrices): PricedSite => ({
  name: settings.productName,
  titlePostfix: settings.titlePostfix,
  market,
  flags: settings.market === "flags",
  publicUrl: settings.publicUrl,
  today,
  operator: settings.operator,
  platformFee: settings.platformFee,
  brusselsMatching: settings.brusselsMatching,
  ...published,
});
