import type { Installation, Technology } from "#domain/connections/connection.ts";
import { readUse } from "#domain/connections/read-connection.ts";
import {
  type JourneyFacts,
  type ListedUse,
  type MarketRequest,
  namedPrice,
  type Offer,
} from "#domain/market/listing.ts";
import { shapeOf } from "#domain/market/profile-sample.ts";
import type { Municipality } from "#domain/regions/place.ts";
import { type KilowattHours, kilowattHours, kilowatts, kilowattsPeak } from "#domain/units/quantity.ts";
import type { listings } from "../../schema-market.ts";

export type ListingRow = typeof listings.$inferSelect;
export type DescribedRow = Omit<ListingRow, "sample" | "seasonalProfile" | "dayShape" | "formHash">;
/** What stands in the details of a row and in no column of its own. */
const sharedDetails = [
  "postcode",
  "companyName",
  "title",
  "text",
  "use",
  "battery",
  "facts",
  "connectionId",
  "measuredTotal",
  "contract",
  "fee",
  "partners",
  "installation",
] as const;
const offerDetails = [
  ...sharedDetails,
  "isVatExempt",
  "price",
  "injectionPrice",
  "startsOn",
  "termYears",
  "photoId",
] as const;
const requestDetails = [
  ...sharedDetails,
  "energyPrice",
  "energyPriceNight",
  "priceLimit",
  "sellersMax",
  "technologies",
] as const;
type Located = { municipality: Municipality["name"] };
type OfferDetails = Pick<Offer, (typeof offerDetails)[number]> & Located;
type RequestDetails = Pick<MarketRequest, (typeof requestDetails)[number]> & Located;

const detailsOf = <L extends Offer | MarketRequest, K extends keyof L>(listing: L, keys: readonly K[]) => ({
  ...(Object.fromEntries(keys.map((key) => [key, listing[key]])) as Pick<L, K>),
  municipality: listing.place.municipality,
});

const sharedOf = (row: DescribedRow) => {
  const { id, uid, state, moderation, isDemo, holder, profileKind, leftOver, createdAt, updatedAt, publishedAt } = row;
  return { id, uid, state, moderation, isDemo, holder, profileKind, leftOver, createdAt, updatedAt, publishedAt };
};
const placeOf = ({ region, nis, longitude, latitude }: DescribedRow, municipality: string) => ({
  place: { region, municipality, nis, position: { longitude, latitude } },
});

/** Older rows do not tell these: then nothing was measured, or the listing came from no connection. */
const laterOf = ({ measuredTotal, connectionId }: Partial<Pick<Offer, "measuredTotal" | "connectionId">>) => ({
  measuredTotal: measuredTotal ?? null,
  connectionId: connectionId ?? null,
});

/** Rows that were written before contracts were asked count at the one price that they tell. */
const supplyOf = ({ contract }: Partial<Pick<Offer, "contract">>) => ({ contract: contract ?? ("single" as const) });

/** One roof with its battery and a car without hours, as rows had it before a listing held a whole connection. */
type FormerInstallation = {
  technology: Technology;
  power: number;
  tilt: number;
  azimuth: number;
  battery?: KilowattHours | null;
};
type FormerUse = Omit<Partial<ListedUse>, "electricCar"> & { electricCar?: boolean };

type Stored<I extends Installation | null> = {
  use: ListedUse | FormerUse;
  installation: I | FormerInstallation;
  battery?: KilowattHours | null;
  facts?: JourneyFacts | null;
};

/** The connection in the details of a row, also of a row that was written before there was one. */
function connectionIn<I extends Installation | null>({ use, installation, battery = null, facts = null }: Stored<I>) {
  if (installation === null || "roofs" in installation) return { use: listedUseIn(use), installation, battery, facts };
  const { technology, power, tilt, azimuth } = installation;
  const isSolar = technology === "solar";
  return {
    use: listedUseIn(use),
    installation: {
      technology,
      roofs: isSolar ? [{ kilowattsPeak: kilowattsPeak(power), tilt, azimuth }] : [],
      power: isSolar ? null : kilowatts(power),
      inverter: null,
    },
    battery: installation.battery ?? null,
    facts,
  };
}

function listedUseIn(use: ListedUse | FormerUse): ListedUse {
  const { series: _series, peak: _peak, ...told } = readUse(use);
  // Every car was drawn as one that charges in the evening.
  const electricCar = use.electricCar === true ? "evening" : told.electricCar;
  return { ...told, electricCar, persons: use.persons ?? null };
}

export function toOffer(row: DescribedRow): Offer {
  // Only offerRow writes the details of an offer.
  const { municipality, ...details } = row.details as OfferDetails;
  return {
    ...sharedOf(row),
    ...placeOf(row, municipality),
    ...details,
    ...connectionIn(details),
    ...laterOf(details),
    ...supplyOf(details),
    // Rows of before this was asked are of companies that were told that they charge it.
    isVatExempt: details.isVatExempt ?? false,
    surplus: kilowattHours(row.energy),
  };
}

export function toRequest(row: DescribedRow): MarketRequest {
  // Only requestRow writes the details of a request.
  const { municipality, ...details } = row.details as RequestDetails;
  return {
    ...sharedOf(row),
    ...placeOf(row, municipality),
    ...details,
    ...connectionIn(details),
    ...laterOf(details),
    ...supplyOf(details),
    energyPriceNight: details.energyPriceNight ?? null,
    offtake: kilowattHours(row.energy),
  };
}

export function offerRow(offer: Offer): DescribedRow {
  const { installation, price, surplus } = offer;
  return {
    ...rowOf(offer),
    side: "offer",
    technology: installation.technology,
    energy: surplus,
    isGift: price.kind === "gift",
    price: namedPrice(price),
    details: detailsOf(offer, offerDetails),
  };
}

export const requestRow = (request: MarketRequest): DescribedRow => ({
  ...rowOf(request),
  side: "request",
  technology: null,
  energy: request.offtake,
  isGift: false,
  price: request.priceLimit,
  details: detailsOf(request, requestDetails),
});

function rowOf(listing: Offer | MarketRequest) {
  const { id, uid, state, moderation, isDemo, holder, profileKind, leftOver, createdAt, updatedAt } = listing;
  const { region, nis, position } = listing.place;
  const { publishedAt } = listing;
  const endedAt = state === "ended" ? updatedAt : null;
  const row = { id, uid, state, moderation, isDemo, region, nis, ...position, holder, profileKind, leftOver };
  return { ...row, createdAt, updatedAt, publishedAt, endedAt };
}

/** A sample is never written without its shape. */
export function sampledColumns(sample: Float32Array) {
  const { seasonalProfile, dayShape } = shapeOf(sample);
  return { sample: toBytes(sample), seasonalProfile, dayShape: [...dayShape] };
}

export const toBytes = (sample: Float32Array): Uint8Array =>
  new Uint8Array(sample.buffer, sample.byteOffset, sample.byteLength);

/** A driver's bytes may begin anywhere in a larger buffer, where no float can be read in place. */
export const fromBytes = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);
