import {
  type DemoWords,
  demoBase,
  demoOffer,
  demoRequest,
  drawnOffer,
  drawnRequest,
  home,
  panels,
} from "#application/market/demo/demo-listings.ts";
import { marketCalendar } from "#application/market/listings/market-year.ts";
import { shippedPrices } from "#application/market/market-prices.ts";
import { buyerTask, sellerTask } from "#application/market/matching/build-matching-task.ts";
import { openProposal } from "#application/market/matching/match-part.ts";
import { buyerOf, clockHours, sellerOf } from "#application/market/matching/run-matcher.ts";
import type { DemoMarketRows } from "#application/ports/market.ts";
import { PROPOSED_ROOF } from "#domain/connections/connection.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { fitOfOffer } from "#domain/market/offer-fit.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import { priceGroup } from "#domain/matching/price-group.ts";
import { chanceOf } from "#domain/profiles/chance.ts";
import type { Place, PlaceRegister } from "#domain/regions/place.ts";
import { eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

type OwnWords = Readonly<
  Record<"offer" | "offerText" | "secondOffer" | "secondOfferText" | "draftOffer" | "request" | "requestText", string>
>;
type DemoContext = {
  readonly words: DemoWords & { readonly own: OwnWords };
  readonly places: PlaceRegister;
  readonly now: Date;
};
/** The two with whom the site is tried out. */
type Own = { readonly buyerUid: string; readonly sellerUid: string };

const OFFERS = 210;
const REQUESTS = 130;
const SEED = 20_261_115;
const BRUSSELS_EVERY = 9;
const TERMS = { platformFee: 0, brusselsMatching: false, prices: shippedPrices };

/** A square to try the site out on, the same each time: nobody in it exists, and all of it is marked as demo. */
export function demoMarket({ words, places, now }: DemoContext, { buyerUid, sellerUid }: Own): DemoMarketRows {
  const known = [...places.places.values()].filter(({ isSpecial }) => !isSpecial);
  const inRegion = Map.groupBy(known, ({ region }) => region);
  const placesOf = (at: number) => inRegion.get(at % BRUSSELS_EVERY === 0 ? "brussels" : "flanders") ?? known;
  const numbered = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => `${name}-${String(at + 1).padStart(3, "0")}`);
  const sellers = numbered(OFFERS, "demo-verkoper");
  const buyers = numbered(REQUESTS, "demo-koper");
  const offers = sellers.map((uid, at) => {
    const id = uid.replace("verkoper", "aanbod");
    return drawnOffer(demoOffer(chanceOf(SEED, at), id, uid, { words, places: placesOf(at), now }));
  });
  const requests = buyers.map((uid, at) => {
    const id = uid.replace("koper", "vraag");
    return drawnRequest(demoRequest(chanceOf(SEED, 1000 + at), id, uid, { words, places: placesOf(at), now }));
  });
  const own = ownListings(words.own, places, now, { buyerUid, sellerUid });
  const proposals = ownProposals(own, offers, requests, now);
  return {
    uids: [...sellers, ...buyers],
    offers: [...offers, ...own.offers],
    requests: [...requests, own.request],
    proposals,
  };
}

type OwnListings = { offers: DemoMarketRows["offers"]; request: DemoMarketRows["requests"][number] };

function ownListings(words: OwnWords, places: PlaceRegister, now: Date, { buyerUid, sellerUid }: Own): OwnListings {
  const [mechelen, ghent] = [placeAt(places, "2800"), placeAt(places, "9000")];
  const person = { holder: "person", companyName: null } as const;
  const offer = (id: string, title: string, text: string, power: number) => {
    const { base } = demoBase(chanceOf(SEED, 2000), id, sellerUid, mechelen, now);
    return drawnOffer({
      ...base,
      ...person,
      isVatExempt: false,
      title,
      text,
      use: { ...home, energy: kilowattHours(3600) },
      installation: panels(power, PROPOSED_ROOF),
      battery: null,
      injectionPrice: eurosPerKilowattHour(0.02),
      price: { kind: "open", lowest: eurosPerKilowattHour(0.06) },
      startsOn: null,
      termYears: 5,
      photoId: null,
    });
  };
  const draft = offer("demo-mijn-aanbod-3", words.draftOffer, words.offerText, 6);
  const { base } = demoBase(chanceOf(SEED, 2001), "demo-mijn-vraag-1", buyerUid, ghent, now);
  return {
    offers: [
      offer("demo-mijn-aanbod-1", words.offer, words.offerText, 12),
      offer("demo-mijn-aanbod-2", words.secondOffer, words.secondOfferText, 10),
      { ...draft, offer: { ...draft.offer, state: "draft", publishedAt: null } },
    ],
    request: drawnRequest({
      ...base,
      ...person,
      title: words.request,
      text: words.requestText,
      use: { ...home, energy: kilowattHours(11_500), heatPump: true, electricCar: "evening" },
      installation: null,
      battery: null,
      energyPrice: eurosPerKilowattHour(0.158),
      energyPriceNight: null,
      priceLimit: null,
      sellersMax: 3,
      technologies: [],
    }),
  };
}

function placeAt(places: PlaceRegister, postcode: string): Place {
  const place = [...places.places.values()].find((known) => known.postcode === postcode);
  if (!place) throw new Error(`There is no postcode ${postcode}.`);
  return place;
}

/** The demo buyer has two sellers to answer, one of them the demo seller; a stranger asked for the seller's second roof. */
function ownProposals(
  { offers, request }: OwnListings,
  crowdOffers: DemoMarketRows["offers"],
  crowdRequests: DemoMarketRows["requests"],
  now: Date,
): MarketProposal[] {
  const { quarters } = marketCalendar();
  const [first, second] = offers;
  if (!first || !second) throw new Error("The demo seller has two offers.");
  const isFlemish = (listing: Offer | MarketRequest) => listing.place.region === "flanders";
  const gainOf = (seller: DemoMarketRows["offers"][number], buyer: DemoMarketRows["requests"][number]) => {
    const fit = fitOfOffer(
      { ...sellerTask(seller.offer, [], TERMS), sample: seller.sample },
      { ...buyerTask(buyer.request, [], [], TERMS), priceLimit: null, sample: buyer.sample },
      quarters,
    );
    return fit.pays ? Math.min(fit.gainBuyer, fit.gainSeller) : Number.NEGATIVE_INFINITY;
  };
  const seller = crowdOffers
    .filter(({ offer }) => isFlemish(offer) && offer.holder === "person")
    .reduce((best, other) => (gainOf(other, request) > gainOf(best, request) ? other : best));
  const buyer = crowdRequests
    .filter(({ request: { sellersMax, ...listing } }) => isFlemish(listing as MarketRequest) && sellersMax !== 1)
    .reduce((best, other) => (gainOf(second, other) > gainOf(second, best) ? other : best));
  return [
    ...settled(request.request, [first.offer, seller.offer], "matching", now).map((proposal, at) =>
      at === 0 ? proposal : ({ ...proposal, state: "accepted-by-seller" } as const),
    ),
    ...settled(buyer.request, [second.offer], "buyer", now).map(
      (proposal) => ({ ...proposal, state: "accepted-by-buyer" }) as const,
    ),
  ];
}

function settled(request: MarketRequest, offers: readonly Offer[], origin: "matching" | "buyer", now: Date) {
  const proposal = priceGroup(
    buyerOf(buyerTask(request, [], [], TERMS)),
    offers.map((offer) => sellerOf(sellerTask(offer, [], TERMS))),
    clockHours(),
  );
  return (proposal?.pairs ?? []).flatMap(({ seller, ...pair }) => {
    const offer = offers.find(({ id }) => id === seller);
    const id = `demo-voorstel-${seller}`;
    return offer
      ? [openProposal({ id, group: `demo-${request.id}`, origin, offer, request, pair, createdAt: now })]
      : [];
  });
}
