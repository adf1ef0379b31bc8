import { listingYear } from "#application/market/listings/market-year.ts";
import { feeOfSupplier } from "#domain/cards/cards-on.ts";
import type { Installation, Technology } from "#domain/connections/connection.ts";
import type { Holder, ListedUse, MarketRequest, Offer } from "#domain/market/listing.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import type { PriceWish } from "#domain/matching/market-party.ts";
import { type Chance, nextUniform } from "#domain/profiles/chance.ts";
import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";
import type { Place } from "#domain/regions/place.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";
import {
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  kilowatts,
  kilowattsPeak,
} from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { seedCards } from "#figures/suppliers.ts";

/** The Dutch words of the demo market. */
export type DemoWords = {
  companyName(holder: Holder, trade: BusinessKind | null, municipality: string): string | null;
  offerTitles(holder: Holder, technology: Technology): readonly string[];
  offerTexts(holder: Holder): readonly string[];
  requestTitle(use: BusinessKind | "home" | "warm-home" | "car-home"): string;
  readonly requestTexts: readonly string[];
};
type DemoContext = { readonly words: DemoWords; readonly places: readonly Place[]; readonly now: Date };

const DAYS_ON_MARKET = 60;
const cardsIn = (region: "flanders" | "brussels") =>
  Object.values(seedCards.products).flatMap((product) => (product.region === region ? [product.card] : []));
const cards = { flanders: cardsIn("flanders"), brussels: cardsIn("brussels") };

const between = (chance: Chance, low: number, high: number) => low + (high - low) * nextUniform(chance);
const pick = <T>(chance: Chance, values: readonly T[]): T =>
  values[Math.floor(nextUniform(chance) * values.length)] as T;
/** One of these, each as often as its weight says. */
function pickWeighted<T>(chance: Chance, weighted: readonly (readonly [T, number])[]): T {
  let left = nextUniform(chance) * weighted.reduce((total, [, weight]) => total + weight, 0);
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  return (weighted[0] as readonly [T, number])[0];
}
const tenthOfACent = (price: number) => eurosPerKilowattHour(Math.round(price * 1000) / 1000);
const rounded = (value: number, step: number) => Math.round(value / step) * step;

/** A home without anything that asks much power. */
export const home = { persons: null, trade: null, heatPump: false, electricCar: null, electricBoiler: false } as const;

export const panels = (size: number, roof: { tilt: number; azimuth: number }): Installation => ({
  technology: "solar",
  roofs: [{ kilowattsPeak: kilowattsPeak(size), ...roof }],
  power: null,
  inverter: null,
});

/** What every listing of the demo market has, offer or request. */
export function demoBase(chance: Chance, id: string, uid: string, place: Place, now: Date) {
  const [brusselsCard] = cards.brussels;
  const card = place.region === "brussels" && brusselsCard ? brusselsCard : pick(chance, cards.flanders);
  const fee = feeOfSupplier(card.supplier, place.region, seedCards).fee;
  const publishedAt = new Date(now.getTime() - Math.floor(nextUniform(chance) * DAYS_ON_MARKET * MILLISECONDS_PER_DAY));
  const { name, nis, position } = place.municipality;
  const base = {
    id,
    uid,
    state: "published",
    moderation: "open",
    isDemo: true,
    postcode: place.postcode,
    place: { region: place.region, municipality: name, nis, position },
    contract: "single",
    fee: fee.value,
    partners: [],
    facts: null,
    profileKind: "model",
    connectionId: null,
    measuredTotal: null,
    leftOver: null,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    publishedAt,
  } as const;
  return { base, card };
}

type Described = Omit<Offer, "surplus">;
/** With what the model draws for it. */
export function drawnOffer(offer: Described): { offer: Offer; sample: Float32Array } {
  const { injection } = listingYear("seller", offer);
  return { offer: { ...offer, surplus: sumOfSeries(injection) }, sample: sampleOf(injection) };
}
export function drawnRequest(request: Omit<MarketRequest, "offtake">): {
  request: MarketRequest;
  sample: Float32Array;
} {
  const { offtake } = listingYear("buyer", request);
  return { request: { ...request, offtake: sumOfSeries(offtake) }, sample: sampleOf(offtake) };
}

export function demoOffer(chance: Chance, id: string, uid: string, { words, places, now }: DemoContext): Described {
  const place = pick(chance, places);
  const { base, card } = demoBase(chance, id, uid, place, now);
  const holder = pickWeighted<Holder>(chance, [
    ["person", 66],
    ["company", 22],
    ["school", 6],
    ["association", 6],
  ]);
  const trade = tradeOf(chance, holder);
  const { installation, battery } = installationOf(chance, holder);
  const injectionPrice = tenthOfACent(card.injectionPrice.value);
  return {
    ...base,
    holder,
    isVatExempt: false,
    companyName: words.companyName(holder, trade, base.place.municipality),
    title: pick(chance, words.offerTitles(holder, installation.technology)),
    text: pick(chance, words.offerTexts(holder)),
    use: drawUse(chance, trade, 0.6),
    installation,
    battery,
    injectionPrice,
    price: priceOf(chance, injectionPrice),
    startsOn: null,
    termYears: pick(chance, [null, 1, 3, 5, 10]),
    photoId: null,
  };
}

export function demoRequest(
  chance: Chance,
  id: string,
  uid: string,
  { words, places, now }: DemoContext,
): Omit<MarketRequest, "offtake"> {
  const place = pick(chance, places);
  const { base, card } = demoBase(chance, id, uid, place, now);
  const holder = pickWeighted<Holder>(chance, [
    ["person", 52],
    ["company", 36],
    ["school", 6],
    ["association", 6],
  ]);
  const trade = tradeOf(chance, holder);
  const use = drawUse(chance, trade, 1);
  const energyPrice = tenthOfACent(card.energyPrice.value);
  const kind = trade ?? (use.heatPump ? "warm-home" : use.electricCar ? "car-home" : "home");
  return {
    ...base,
    holder,
    companyName: words.companyName(holder, trade, base.place.municipality),
    title: words.requestTitle(kind),
    text: pick(chance, words.requestTexts),
    use,
    installation: null,
    battery: null,
    energyPrice,
    energyPriceNight: null,
    priceLimit: nextUniform(chance) < 0.25 ? tenthOfACent(energyPrice * between(chance, 0.6, 0.9)) : null,
    sellersMax: pick(chance, [null, null, 1, 2, 3]),
    technologies: nextUniform(chance) < 0.1 ? ["solar", "wind", "hydro"] : [],
  };
}

function tradeOf(chance: Chance, holder: Holder): BusinessKind | null {
  if (holder === "person") return null;
  if (holder === "school") return "school";
  if (holder === "association") return "office";
  return pick<BusinessKind>(chance, ["office", "shop", "bakery", "farm", "workshop", "cold-store"]);
}

function drawUse(chance: Chance, trade: BusinessKind | null, factor: number): ListedUse {
  if (trade !== null) {
    const energy = kilowattHours(rounded(between(chance, 12_000, 70_000) * factor, 500));
    return { ...home, energy, trade };
  }
  const heatPump = nextUniform(chance) < 0.25;
  const electricCar = nextUniform(chance) < 0.3;
  const energy = between(chance, 1800, 5200) + (heatPump ? 3200 : 0) + (electricCar ? 2600 : 0);
  const charging = electricCar ? ("evening" as const) : null;
  return { ...home, energy: kilowattHours(rounded(energy, 100)), heatPump, electricCar: charging };
}

function installationOf(chance: Chance, holder: Holder): { installation: Installation; battery: KilowattHours | null } {
  const technology = holder === "company" ? pickWeighted<Technology>(chance, MACHINES) : "solar";
  if (technology !== "solar") {
    const power = kilowatts(Math.round(between(chance, 8, 60)));
    return { installation: { technology, roofs: [], power, inverter: null }, battery: null };
  }
  const size = holder === "person" ? between(chance, 4, 12) : between(chance, 18, 110);
  const roof = { tilt: pick(chance, [15, 35, 45]), azimuth: pick(chance, [90, 135, 180, 180, 225, 270]) };
  return {
    installation: panels(rounded(size, 0.5), roof),
    battery: holder === "person" && nextUniform(chance) < 0.15 ? kilowattHours(pick(chance, [5, 7.5, 10])) : null,
  };
}
const MACHINES = [
  ["solar", 80],
  ["wind", 9],
  ["heat-and-power", 8],
  ["hydro", 3],
] as const;

function priceOf(chance: Chance, injectionPrice: number): PriceWish {
  const asked = () => tenthOfACent(injectionPrice + between(chance, 0.025, 0.065));
  const kind = pickWeighted(chance, [
    ["gift", 7],
    ["asked", 38],
    ["lowest", 25],
    ["open", 30],
  ] as const);
  if (kind === "gift") return { kind };
  if (kind === "asked") return { kind, price: asked() };
  return { kind: "open", lowest: kind === "lowest" ? asked() : null };
}
