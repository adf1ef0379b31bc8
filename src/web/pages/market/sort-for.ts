import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { visitorTask } from "#application/market/listings/fit-offers.ts";
import type { OfferSort } from "#application/market/listings/list-offers.ts";
import { ownRequestIn } from "#application/market/own-request.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { PricedSite } from "#content/site.ts";
import type { OldPrice, UnsaidFee } from "#domain/market/old-prices.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { householdTerms } from "#web/calculations/household-terms.ts";
import type { OffersReading } from "#web/forms/queries/offers-query.ts";

type Sorted = {
  readonly sort: OfferSort;
  readonly reading: OffersReading;
  /** Where the visitor's energy price is one of ours, from cards that are too old. */
  readonly oldPrice?: OldPrice | null;
  readonly unsaidFee?: UnsaidFee | null;
};

/**
 * What the list is sorted by. By fit it takes the use that was typed, else the request of who is signed in, which then
 * is no longer missing; what cannot be sorted by, because too little is known, is sorted by date.
 */
export async function sortFor(
  reading: OffersReading,
  ports: Pick<Ports, "store" | "clock">,
  site: PricedSite,
  uid: string | null,
): Promise<Sorted> {
  const { sort, place, use } = reading;
  if (sort === "prijs") return { sort: { by: "price" }, reading };
  if (sort === "afstand" && place !== null) return { sort: { by: "distance", from: place.position }, reading };
  const unsorted = { sort: { by: "newest" }, reading } as const;
  if (sort !== "past") return unsorted;
  if (use !== null) {
    const region = place?.region ?? reading.region ?? "flanders";
    const { energyPrice, feeBuyer, oldEnergyPrice, unsaidFee } = householdTerms(region, site);
    const { buyer: household } = defaultSituation("buyer", "be", site.today as CalendarDay);
    const connection = { ...household, use: { ...household.use, energy: kilowattHours(use) } };
    const position = place?.municipality.position ?? BRUSSELS;
    const supply = {
      contract: "single",
      energyPrice,
      energyPriceNight: null,
      holder: "person",
      follows: null,
    } as const;
    const buyer = visitorTask({ region, connection, position, supply, fee: feeBuyer });
    return { sort: { by: "fit", buyer, platformFee: site.platformFee }, reading, oldPrice: oldEnergyPrice, unsaidFee };
  }
  const isOwn = uid !== null && reading.faults.verbruik?.code === "use-for-fit";
  const own = isOwn ? await ownRequestIn(ports, uid, null, site.platformFee) : null;
  if (own === null) return unsorted;
  const { verbruik: _missing, ...faults } = reading.faults;
  return { sort: { by: "fit", buyer: own.buyer, platformFee: site.platformFee }, reading: { ...reading, faults } };
}
