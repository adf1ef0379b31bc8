import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { type Installation, installedPower, type Technology } from "#domain/connections/connection.ts";
import { consumerPrice, isLiableForVat, type VatSeller } from "#domain/market/consumer-price.ts";
import type { Holder } from "#domain/market/listing.ts";
import type { MarketRegion, PriceWish } from "#domain/matching/market-party.ts";
import type { EurosPerKilowattHour } from "#domain/units/quantity.ts";

/** What offers and requests are called, wherever they are shown. */
export const holderNames: Readonly<Record<Holder, string>> = {
  person: "Particulier",
  company: "Onderneming",
  school: "School",
  association: "Vereniging",
};

export const technologyNames: Readonly<Record<Technology, string>> = {
  solar: "Zon",
  wind: "Wind",
  hydro: "Water",
  "heat-and-power": "Wkk op biogas",
};

export const regionNames: Readonly<Record<MarketRegion, string>> = {
  flanders: "Vlaams Gewest",
  brussels: "Brussels Gewest",
};

export const sayPower = (installation: Pick<Installation, "technology" | "roofs" | "power">): string =>
  `${formatNumber(installedPower(installation))} ${installation.technology === "solar" ? "kWp" : "kW"}`;

type Priced = VatSeller & { readonly price: PriceWish };

const askedOf = (seller: Priced, price: EurosPerKilowattHour, vat: number): string =>
  `${formatCentsPerKilowattHour(consumerPrice(seller, price, vat))}, ${isLiableForVat(seller) ? "btw inbegrepen" : "geen btw"}`;

/** `vat` is the rate that a household pays on power. */
export function sayPrice(offer: Priced, vat: number): string {
  const { price } = offer;
  if (price.kind === "gift") return "Gratis";
  if (price.kind === "asked") return askedOf(offer, price.price, vat);
  return price.lowest === null ? "Prijs te bespreken" : `Vanaf ${askedOf(offer, price.lowest, vat)}`;
}

/** One word of direction, for people who do not think in degrees. */
const directions = ["noorden", "noordoosten", "oosten", "zuidoosten", "zuiden", "zuidwesten", "westen", "noordwesten"];
const sayDirection = (azimuth: number): string => `het ${directions[Math.round(azimuth / 45) % 8] ?? "zuiden"}`;
/** Where the roofs of an installation look, each direction once. */
export const sayDirections = ({ roofs }: Pick<Installation, "roofs">): string =>
  [...new Set(roofs.map(({ azimuth }) => sayDirection(azimuth)))].join(" en ");

/** "Aanbiedingen" would be bargains: what stands on the square are installations. */
export const countOffers = (count: number): string =>
  count === 1 ? "1 installatie" : `${formatNumber(count)} installaties`;
