import type { OfferInput, RequestInput } from "#domain/market/check-listing.ts";
import { readPlaces } from "#domain/regions/read-places.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import { places2025 } from "#figures/places/places-2025.ts";

export const marketGivens = { places: readPlaces(places2025), numberRemoved: "[weg]" };

export const offerInput = (change: Partial<OfferInput> = {}): OfferInput => ({
  postcode: "9800",
  title: "Dak van de schuur",
  text: "Wij wekken meer op dan wij verbruiken.",
  holder: "person",
  companyName: null,
  use: { energy: kilowattHours(3000), trade: null, heatPump: false, electricCar: false },
  fee: euros(100),
  partners: [],
  installation: { technology: "solar", power: 20, tilt: 35, azimuth: 180, battery: null },
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
  use: { energy: kilowattHours(20_000), trade: "workshop", heatPump: false, electricCar: false },
  fee: euros(100),
  partners: [],
  installation: null,
  energyPrice: eurosPerKilowattHour(0.14),
  priceLimit: null,
  sellersMax: null,
  technologies: [],
  ...change,
});
