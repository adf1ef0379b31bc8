import type { OfferInput, RequestInput } from "#domain/market/check-listing.ts";
import { connectionOf } from "#domain/market/listing.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import { readPlaces } from "#domain/regions/read-places.ts";
import {
  euros,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  kilowattsPeak,
  share,
} from "#domain/units/quantity.ts";
import { places2025 } from "#figures/places/places-2025.ts";

export const marketContext = { places: readPlaces(places2025), numberRemoved: "[weg]" };

export const offerInput = (change: Partial<OfferInput> = {}): OfferInput => ({
  postcode: "9800",
  title: "Dak van de schuur",
  text: "Wij wekken meer op dan wij verbruiken.",
  holder: "person",
  isVatExempt: false,
  companyName: null,
  use: {
    energy: kilowattHours(3000),
    trade: null,
    heatPump: false,
    electricCar: null,
    electricBoiler: false,
    persons: null,
  },
  contract: "single",
  fee: euros(100),
  partners: [],
  installation: {
    technology: "solar",
    roofs: [{ kilowattsPeak: kilowattsPeak(20), tilt: 35, azimuth: 180 }],
    power: null,
    inverter: null,
  },
  battery: null,
  price: { kind: "open", lowest: null },
  injectionPrice: eurosPerKilowattHour(0.02),
  startsOn: null,
  termYears: 10,
  ...change,
});

export const requestInput = (change: Partial<RequestInput> = {}): RequestInput => ({
  postcode: "9000",
  title: "Stroom voor de werkplaats",
  text: "",
  holder: "company",
  companyName: "Rekenvoorbeeld bv",
  use: {
    energy: kilowattHours(20_000),
    trade: "workshop",
    heatPump: false,
    electricCar: null,
    electricBoiler: false,
    persons: null,
  },
  contract: "single",
  fee: euros(100),
  partners: [],
  installation: null,
  battery: null,
  energyPrice: eurosPerKilowattHour(0.14),
  energyPriceNight: null,
  priceLimit: null,
  sellersMax: null,
  technologies: [],
  ...change,
});

type Pair = { seller: string; buyer: string; offerId: string; requestId: string };
const DAY = 86_400_000;
let proposals = 0;

/** A proposal as the matching would make it, for two who are on the market. */
export const proposalBetween = (people: Pair, now: Date, change: Partial<MarketProposal> = {}): MarketProposal => ({
  id: `proposal-${proposals++}`,
  group: "group",
  state: "proposed",
  origin: "matching",
  isDemo: false,
  region: "flanders",
  offerId: people.offerId,
  requestId: people.requestId,
  sellerUid: people.seller,
  buyerUid: people.buyer,
  isGift: false,
  pair: {
    sharedEnergy: kilowattHours(3000),
    agreedPrice: eurosPerKilowattHour(0.08),
    vat: share(0),
    gainOfEnergy: euros(360),
    feeSeller: euros(100),
    feeBuyer: euros(100),
    gainSeller: euros(80),
    gainBuyer: euros(80),
    given: euros(0),
    hours: { from: 9, to: 14, energy: kilowattHours(2000), part: share(0.66), gain: euros(240) },
    standsAlone: true,
  },
  counterOffers: [],
  declinedBy: null,
  declineReason: null,
  declineNote: "",
  withdrawal: null,
  showsSeller: false,
  showsBuyer: false,
  measuredPair: null,
  createdAt: now,
  lapsesAt: new Date(now.getTime() + 14 * DAY),
  updatedAt: now,
  ...change,
});

/** The connection of a business that cools day and night, and makes no power itself. */
export const coldStoreTaking = (energy: KilowattHours) =>
  connectionOf(
    {
      use: { energy, trade: "cold-store", heatPump: false, electricCar: null, electricBoiler: false, persons: null },
      installation: null,
      battery: null,
    },
    null,
  );
