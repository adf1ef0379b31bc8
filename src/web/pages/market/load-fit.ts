import type { OwnRequest } from "#application/market/own-request.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { type offerWords, sayOwnFit } from "#content/pages/market/offer.ts";
import { sayOffersFault } from "#content/pages/market/offers-faults.ts";
import type { Site } from "#content/site.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import type { Series } from "#domain/units/series.ts";
import { plainNumber, weighOffer } from "#web/calculations/weigh-offer.ts";
import { readOffersQuery } from "#web/forms/offers-query.ts";
import type { WeighedFit } from "#web/pages/market/fit-answer.tsx";

const fitFields = ["verbruik", "postcode", "energieprijs"] as const;
export type FitField = (typeof fitFields)[number];

export type LoadedFit = {
  readonly typed: Readonly<Record<FitField, string>>;
  readonly errors: Readonly<Partial<Record<FitField, string>>>;
  readonly answer: (WeighedFit & { readonly note: string }) | null;
  readonly refusal: { readonly title: string; readonly text: string } | null;
};

type Asked = {
  readonly params: URLSearchParams;
  readonly offer: PublicOffer;
  readonly injection: Series<"kWh">;
  readonly site: Site;
  readonly register: PlaceRegister;
  /** The request of somebody who is signed in and has one in this region. */
  readonly own: OwnRequest | null;
  readonly words: ReturnType<typeof offerWords>["fit"];
};

const ENERGY_PRICE_MAX = 100;

/** Whether an offer fits this visitor, as far as the address asks. */
export async function loadFit({ params, offer, injection, site, register, own, words }: Asked): Promise<LoadedFit> {
  const typed = {
    verbruik: (params.get("verbruik") ?? "").slice(0, 40),
    postcode: (params.get("postcode") ?? "").slice(0, 12),
    energieprijs: (params.get("energieprijs") ?? "").slice(0, 20),
  };
  const bare: LoadedFit = { typed, errors: {}, answer: null, refusal: null };
  const answeredBy = (weighed: Awaited<ReturnType<typeof weighOffer>>, note: string): LoadedFit => {
    if (weighed === null) return { ...bare, refusal: { title: words.title, text: words.refused } };
    return "refusal" in weighed
      ? { ...bare, refusal: weighed.refusal }
      : { ...bare, answer: { ...weighed, note: `${note} ${words.basis}` } };
  };
  if (!fitFields.some((name) => params.has(name))) {
    if (own === null) return bare;
    return answeredBy(await weighOffer(offer, injection, answersOf(own), site), sayOwnFit(own.request.title));
  }
  const { faults, use, place } = readOffersQuery(params, register);
  const price = typed.energieprijs.trim() === "" ? null : parseDutchNumber(typed.energieprijs);
  const isPriceWrong = typed.energieprijs.trim() !== "" && (price === null || price < 0 || price > ENERGY_PRICE_MAX);
  const errors = {
    ...(faults.verbruik ? { verbruik: sayOffersFault(faults.verbruik) } : {}),
    ...(use === null && !faults.verbruik ? { verbruik: sayOffersFault({ code: "use-for-fit" }) } : {}),
    ...(faults.postcode ? { postcode: sayOffersFault(faults.postcode) } : {}),
    ...(isPriceWrong ? { energieprijs: sayOffersFault({ code: "not-a-number" }) } : {}),
  };
  if (Object.keys(errors).length > 0) return { ...bare, errors };
  if (place !== null && place.region !== offer.place.region)
    return { ...bare, refusal: { title: words.title, text: words.otherRegion } };
  const visitor = { use: typed.verbruik, postcode: place?.postcode ?? "", energyPrice: typed.energieprijs };
  return answeredBy(await weighOffer(offer, injection, visitor, site), words.note);
}

const answersOf = ({ request, offtake }: OwnRequest) => ({
  use: "",
  postcode: request.postcode,
  energyPrice: plainNumber(request.energyPrice * 100),
  fee: plainNumber(request.fee),
  isCompany: request.holder === "company",
  offtake,
});
