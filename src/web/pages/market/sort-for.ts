import { defaultSituation } from "#application/calculations/default-situation.ts";
import { fitBuyerOf } from "#application/market/fit-offers.ts";
import type { OfferSort } from "#application/market/list-offers.ts";
import { ownFitBuyer } from "#application/market/own-request.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { Site } from "#content/site.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { householdTerms } from "#web/calculations/household-terms.ts";
import type { OffersReading } from "#web/forms/offers-query.ts";

type Sorted = { readonly sort: OfferSort; readonly reading: OffersReading };

/**
 * What the list is sorted by. By fit it takes the use that was typed, else the request of who is signed in, which then
 * is no longer missing; what cannot be sorted by, because too little is known, is sorted by date.
 */
export async function sortFor(
  reading: OffersReading,
  ports: Pick<Ports, "store">,
  site: Site,
  uid: string | null,
): Promise<Sorted> {
  const { sort, place, use } = reading;
  if (sort === "prijs") return { sort: { by: "price" }, reading };
  if (sort === "afstand" && place !== null) return { sort: { by: "distance", from: place.position }, reading };
  const unsorted = { sort: { by: "newest" }, reading } as const;
  if (sort !== "past") return unsorted;
  if (use !== null) {
    const { energyPrice, feeBuyer } = householdTerms(place?.region ?? "flanders", site);
    const { buyer: household } = defaultSituation("buyer", "be", site.today as CalendarDay);
    const connection = { ...household, use: { ...household.use, energy: kilowattHours(use) } };
    const position = place?.municipality.position ?? BRUSSELS;
    const visitor = { connection, position, energyPrice, fee: feeBuyer };
    return { sort: { by: "fit", buyer: fitBuyerOf(visitor) }, reading };
  }
  const isOwn = uid !== null && reading.faults.verbruik?.code === "use-for-fit";
  const buyer = isOwn ? await ownFitBuyer(ports, uid, site.platformFee) : null;
  if (buyer === null) return unsorted;
  const { verbruik: _missing, ...faults } = reading.faults;
  return { sort: { by: "fit", buyer }, reading: { ...reading, faults } };
}
