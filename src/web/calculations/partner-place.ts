import type { PartnerRow } from "#application/calculations/several-sellers/compare-partners.ts";
import { totalUse } from "#domain/connections/connection.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";

/** How far a roof of the market may be from the one that was computed and still be such a roof. */
const NEAR = { least: 0.7, most: 1.4 };
const STEP = 100;
const rounded = (energy: number) => String(Math.max(0, Math.round(energy / STEP) * STEP));

/**
 * Where a kind of seller stands on the square: the list of offers that inject about as much, in the buyer's own region and in the
 * order of what fits. Null where nobody is brought together, and for a seller, whose buyers stand nowhere in public.
 */
export function partnerPlace({ situation, shared, soldShare }: Omit<PartnerRow, "gain">): string | null {
  const { side, market, postcode, buyer } = situation;
  const region = postcode === null ? situation.region : regionOfPostcode(postcode);
  if (side === "seller" || market === "nl" || region !== "flanders" || soldShare <= 0) return null;
  const injected = shared / soldShare;
  const use = buyer.use.energy === null ? null : Math.round(totalUse(buyer.use.energy));
  const query = new URLSearchParams({
    gewest: "vlaanderen",
    technologie: "zon",
    "overschot-min": rounded(injected * NEAR.least),
    "overschot-max": rounded(injected * NEAR.most),
    ...(use === null ? {} : { sorteer: "past", verbruik: String(use) }),
    ...(postcode === null ? {} : { postcode }),
  });
  return `/aanbod?${query}`;
}
