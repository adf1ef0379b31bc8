import type { ListingState, Moderation } from "#domain/market/listing-state.ts";
import type { MarketRegion, PriceWish } from "#domain/matching/market-party.ts";
import type { LeftOverReason } from "#domain/matching/recommendation.ts";
import type { BusinessKind } from "#domain/profiles/business-hours.ts";
import type { Position } from "#domain/regions/place.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Euros, EurosPerKilowattHour, KilowattHours } from "#domain/units/quantity.ts";

/** Who stands behind a listing. Of a person only the municipality is shown. */
export const holders = ["person", "company", "school", "association"] as const;
export type Holder = (typeof holders)[number];

export const technologies = ["solar", "wind", "hydro", "heat-and-power"] as const;
export type Technology = (typeof technologies)[number];

/** Where it lies, as far as anybody may know: the municipality, never a street or a house. */
export type ListingPlace = {
  readonly region: MarketRegion;
  readonly municipality: string;
  /** The number of the municipality at the national institute of statistics. */
  readonly nis: string;
  /** The middle of the municipality. */
  readonly position: Position;
};

export type OwnUse = {
  /** Of a whole year. */
  readonly energy: KilowattHours;
  /** Null for a home. */
  readonly trade: BusinessKind | null;
  readonly heatPump: boolean;
  readonly electricCar: boolean;
};

export type MarketInstallation = {
  readonly technology: Technology;
  /** Kilowatt-peak of panels, kilowatts of any other machine. */
  readonly power: number;
  /** Of panels, in degrees; 180 looks south. */
  readonly tilt: number;
  readonly azimuth: number;
  readonly battery: KilowattHours | null;
};

/** Whether the year is drawn by a model or was counted by the owner's meter. */
export type ProfileKind = "model" | "file";

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
  readonly use: OwnUse;
  readonly profileKind: ProfileKind;
  /** What the owner's meter counted in the year, which the owner alone sees; null for a model. */
  readonly measuredTotal: KilowattHours | null;
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
  readonly installation: MarketInstallation;
  readonly price: PriceWish;
  /** What the supplier pays today for an injected kWh. */
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
  readonly installation: MarketInstallation | null;
  /** What the supplier asks today for the energy of a kWh. */
  readonly energyPrice: EurosPerKilowattHour;
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
  | "companyName"
  | "title"
  | "text"
  | "installation"
  | "profileKind"
  | "price"
  | "injectionPrice"
  | "fee"
  | "surplus"
  | "startsOn"
  | "termYears"
  | "photoId"
  | "partners"
> & { readonly publishedAt: Date };

export function toPublicOffer(offer: Offer): PublicOffer {
  const { id, isDemo, place, holder, title, text, installation, profileKind, price, injectionPrice, fee } = offer;
  const { surplus, startsOn, termYears, photoId, partners } = offer;
  return {
    id,
    isDemo,
    place,
    holder,
    companyName: holder === "person" ? null : offer.companyName,
    title,
    text,
    installation,
    profileKind,
    price,
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
