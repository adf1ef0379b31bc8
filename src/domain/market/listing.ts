import {
  type Connection,
  type Installation,
  type Meter,
  type MeteredYear,
  PROPOSED_PERSONS,
  PROPOSED_ROOF,
  type Technology,
  type Use,
} from "#domain/connections/connection.ts";
import { PROPOSED_TRADE } from "#domain/connections/connection-load.ts";
import type { DrawnConnection } from "#domain/connections/connection-year.ts";
import type { ContractKind } from "#domain/connections/supply-contract.ts";
import type { ListingState, Moderation } from "#domain/market/listing-state.ts";
import type { MarketRegion, PriceWish } from "#domain/matching/market-party.ts";
import type { LeftOverReason } from "#domain/matching/recommendation.ts";
import type { Position } from "#domain/regions/place.ts";
import type { CustomerKind } from "#domain/tariffs/tariff-set.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Euros, EurosPerKilowattHour, KilowattHours } from "#domain/units/quantity.ts";

/** How far the offers of a search are counted; a total above it says no more than that there are more. */
export const OFFERS_COUNTED_MAX = 10_000;

/** Who stands behind a listing. Of a person only the municipality is shown. */
export const holders = ["person", "company", "school", "association"] as const;
export type Holder = (typeof holders)[number];

/** Where it lies, as far as anybody may know: the municipality, never a street or a house. */
export type ListingPlace = {
  readonly region: MarketRegion;
  readonly municipality: string;
  /** The number of the municipality at the national institute of statistics. */
  readonly nis: string;
  /** The middle of the municipality. */
  readonly position: Position;
};

/** What a connection on the market uses. Without a trade it is a home, of which kWh or persons are known. */
export type ListedUse = Omit<Use, "series" | "peak" | "persons"> & { readonly persons: number | null };

/** A connection as a listing has it. A business that did not tell its trade is listed as the one it is drawn as. */
export function listedUse({ use, customer }: Pick<Connection, "use" | "customer">): ListedUse {
  const { series: _series, peak: _peak, ...told } = use;
  return customer === "business" ? { ...told, persons: null, trade: told.trade ?? PROPOSED_TRADE } : told;
}

/** What a journey asked and no form of the market asks again: it stays with the listing, whatever is edited. */
export type JourneyFacts = {
  readonly customer: CustomerKind;
  readonly meter: Meter;
  /** Whose name the supply contract bears; null on the side that was not asked. */
  readonly contractHolder: "self" | "other" | "unknown" | null;
  readonly product: string | null;
};

/** The connection behind a listing, as far as its year depends on it. */
export type ListedConnection = {
  readonly use: ListedUse;
  readonly installation: Installation | null;
  readonly battery: KilowattHours | null;
  readonly place: Pick<ListingPlace, "position">;
};

export const connectionOf = (
  { use, installation, battery }: Omit<ListedConnection, "place">,
  series: MeteredYear | null,
): DrawnConnection => ({
  customer: use.trade === null ? "household" : "business",
  use: { ...use, series, peak: null, persons: use.persons ?? PROPOSED_PERSONS },
  installation,
  battery,
});

/** Whether the year is drawn by a model or was counted by the owner's meter. */
export type ProfileKind = "model" | "file";

/** A connection and a wish. */
type Listing = {
  readonly id: string;
  readonly uid: string;
  readonly state: ListingState;
  readonly moderation: Moderation;
  readonly isDemo: boolean;
  readonly postcode: string;
  readonly place: ListingPlace;
  readonly holder: Holder;
  /** Null for a person. */
  readonly companyName: string | null;
  readonly title: string;
  readonly text: string;
  readonly use: ListedUse;
  readonly battery: KilowattHours | null;
  /** Null for a listing that began in a form. */
  readonly facts: JourneyFacts | null;
  /** The owner's connection that it was filled in from, which may be gone since; null for none. */
  readonly connectionId: string | null;
  readonly profileKind: ProfileKind;
  /** What the owner's meter counted in the year, which the owner alone sees; null for a model. */
  readonly measuredTotal: KilowattHours | null;
  /** How the supplier counts energy, or injection of an offer: only what is dynamic changes by the quarter there. */
  readonly contract: ContractKind;
  /** What the supplier asks a year for sharing. */
  readonly fee: Euros;
  /** Kinds of partner that are welcome; empty for all. */
  readonly partners: readonly Holder[];
  /** Why the last round of matching found nobody; null when it found somebody or has not run yet. */
  readonly leftOver: LeftOverReason | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
};

/** What a seller puts on the market. */
export type Offer = Listing & {
  /** Of a company: whether it charges no VAT, by the scheme for small enterprises (art. 56bis W.Btw). */
  readonly isVatExempt: boolean;
  readonly installation: Installation;
  readonly price: PriceWish;
  /** What the supplier pays today for an injected kWh; of a dynamic contract the mean. */
  readonly injectionPrice: EurosPerKilowattHour;
  /** What is injected in a year as everybody may see it, computed from the profile. */
  readonly surplus: KilowattHours;
  readonly startsOn: CalendarDay | null;
  readonly termYears: number | null;
  readonly photoId: string | null;
};

/** What a buyer puts on the market. */
export type MarketRequest = Listing & {
  /** The buyer's own panels, which lower what is asked from others; null for none. */
  readonly installation: Installation | null;
  /** What the supplier asks today for the energy of a kWh, by day where the night has a price; of a dynamic contract the mean. */
  readonly energyPrice: EurosPerKilowattHour;
  /** Null for a contract without one. */
  readonly energyPriceNight: EurosPerKilowattHour | null;
  /** Null for no other limit than the energy price; zero for who wants free sharing alone. */
  readonly priceLimit: EurosPerKilowattHour | null;
  /** Null for no limit. */
  readonly sellersMax: number | null;
  /** Empty for all. */
  readonly technologies: readonly Technology[];
  /** What is taken from the grid in a year as everybody may see it, computed from the profile. */
  readonly offtake: KilowattHours;
};

/** An offer as everybody may see it: nothing leads to a person. */
export type PublicOffer = Pick<
  Offer,
  | "id"
  | "isDemo"
  | "place"
  | "holder"
  | "isVatExempt"
  | "companyName"
  | "title"
  | "text"
  | "installation"
  | "profileKind"
  | "price"
  | "contract"
  | "injectionPrice"
  | "fee"
  | "surplus"
  | "startsOn"
  | "termYears"
  | "photoId"
  | "partners"
> & { readonly publishedAt: Date };

/** Of eight. */
const DIRECTION = 45;

/**
 * An installation as everybody may see it: its power, and where each roof looks by one of eight directions. How steep a roof is and
 * how large its inverter would help to find the house from the air.
 */
const publicInstallation = ({ technology, roofs, power }: Installation): Installation => ({
  technology,
  roofs: roofs.map(({ kilowattsPeak, azimuth }) => ({
    kilowattsPeak,
    tilt: PROPOSED_ROOF.tilt,
    azimuth: (Math.round(azimuth / DIRECTION) * DIRECTION) % 360,
  })),
  power,
  inverter: null,
});

export function toPublicOffer(offer: Offer): PublicOffer {
  const { id, isDemo, place, holder, title, text, installation, profileKind, price, injectionPrice, fee } = offer;
  const { isVatExempt, contract, surplus, startsOn, termYears, photoId, partners } = offer;
  return {
    id,
    isDemo,
    place,
    holder,
    isVatExempt,
    companyName: holder === "person" ? null : offer.companyName,
    title,
    text,
    installation: publicInstallation(installation),
    profileKind,
    price,
    contract,
    injectionPrice,
    fee,
    surplus,
    startsOn,
    termYears,
    photoId,
    partners,
    publishedAt: offer.publishedAt ?? offer.createdAt,
  };
}

/** What stands in a list of prices: a gift is 0, an open price its lowest, and null where nothing was named. */
export function namedPrice(price: PriceWish): EurosPerKilowattHour | null {
  if (price.kind === "gift") return 0 as EurosPerKilowattHour;
  return price.kind === "asked" ? price.price : price.lowest;
}
