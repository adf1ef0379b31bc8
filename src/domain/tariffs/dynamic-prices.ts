import type { EurosPerKilowattHour, Share } from "#domain/units/quantity.ts";
import { type Series, seriesOf } from "#domain/units/series.ts";

/** What a dynamic product asks in each quarter: an addition plus a factor of the market's price, all without VAT. */
export const dynamicPrices = (
  market: Series<"EUR/kWh">,
  { addition, factor }: { addition: EurosPerKilowattHour; factor: Share },
): Series<"EUR/kWh"> => seriesOf(market.map((price) => addition + factor * price));
