import type { LoaderFunctionArgs } from "react-router";
import { offtakeLeftTask } from "#application/market/listings/fit-offers.ts";
import type { OfferYear } from "#application/market/listings/offer-year.ts";
import type { OwnRequest } from "#application/market/own-request.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { type offerWords, sayFitNote, sayOwnFit } from "#content/pages/market/offer.ts";
import { sayOffersFault } from "#content/pages/market/offers-faults.ts";
import type { PricedSite } from "#content/site.ts";
import { connectionOf, type PublicOffer } from "#domain/market/listing.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import type { Series } from "#domain/units/series.ts";
import {
  type evaluateOffer,
  evaluateOfferTask,
  evaluationSite,
  type VisitorAnswers,
} from "#web/calculations/evaluate-offer.ts";
import { sumForVisitor } from "#web/calculations/sum-for-visitor.ts";
import { numberParam } from "#web/calculations/worker/calculator-task.ts";
import { supplierOptions } from "#web/forms/fields/field-table.ts";
import { ENERGY_PRICE_MAX, HOME, OFFICE, readBuilding, tradeOf } from "#web/forms/market/building.ts";
import { readOffersQuery } from "#web/forms/queries/offers-query.ts";
import type { EvaluatedFit } from "#web/pages/market/offer/fit-answer.tsx";

const fitFields = ["verbruik", "postcode", "gebouw", "product", "energieprijs"] as const;
export type FitField = (typeof fitFields)[number];

export type LoadedFit = {
  readonly typed: Readonly<Record<FitField, string>>;
  readonly errors: Readonly<Partial<Record<FitField, string>>>;
  readonly suppliers: readonly { value: string; label: string }[];
  readonly answer: (EvaluatedFit & { readonly note: string }) | null;
  readonly refusal: { readonly title: string; readonly text: string } | null;
};

type Asked = {
  readonly asking: Pick<LoaderFunctionArgs, "context" | "request">;
  readonly params: URLSearchParams;
  readonly offer: PublicOffer;
  readonly year: OfferYear;
  readonly site: PricedSite;
  readonly register: PlaceRegister;
  /** The request of somebody who is signed in and has one in this region. */
  readonly own: OwnRequest | null;
  /** Whether the account of who is signed in is a company's: then an office is meant until another building is told. */
  readonly isCompany: boolean;
  readonly words: ReturnType<typeof offerWords>["fit"];
};

/** Whether an offer fits this visitor, as far as the address asks. */
export async function loadFit(asked: Asked): Promise<LoadedFit> {
  const { asking, params, offer, year, site, register, own, isCompany, words } = asked;
  const evaluate = (visitor: VisitorAnswers) =>
    sumForVisitor(asking, evaluateOfferTask, [
      offer,
      year.injection,
      visitor,
      evaluationSite(site, visitor.product, offer.contract, visitor.contract),
    ]);
  const suppliers = supplierOptions(site, offer.place.region);
  const typed = {
    verbruik: (params.get("verbruik") ?? "").slice(0, 40),
    postcode: (params.get("postcode") ?? "").slice(0, 12),
    gebouw: readBuilding(params.get("gebouw"), isCompany ? OFFICE : HOME),
    product: suppliers.some(({ value }) => value === params.get("product")) ? (params.get("product") ?? "") : "",
    energieprijs: (params.get("energieprijs") ?? "").slice(0, 20),
  };
  // A calculator knows the public year alone, also for the owner.
  const pathOf = (evaluated: EvaluatedFit) => (year.basis === "measured" ? null : evaluated.path);
  const bare: LoadedFit = { typed, errors: {}, suppliers, answer: null, refusal: null };
  const answeredBy = (evaluated: Awaited<ReturnType<typeof evaluateOffer>>, note: string): LoadedFit => {
    if (evaluated === null) return { ...bare, refusal: { title: words.title, text: words.refused } };
    return "refusal" in evaluated
      ? { ...bare, refusal: evaluated.refusal }
      : { ...bare, answer: { ...evaluated, path: pathOf(evaluated), note: `${note} ${words.basis}` } };
  };
  if (!fitFields.some((name) => params.has(name))) {
    if (own === null) return bare;
    const offtake = await sumForVisitor(asking, offtakeLeftTask, own.buyer);
    return answeredBy(await evaluate(answersOf(own, offtake)), sayOwnFit(own.request.title));
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
  const visitor = {
    use: typed.verbruik,
    postcode: place?.postcode ?? "",
    energyPrice: typed.energieprijs,
    product: typed.product,
    ...tradeOf(typed.gebouw),
  };
  return answeredBy(await evaluate(visitor), sayFitNote(typed.gebouw));
}

/** A request beside an offer, as a proposal would evaluate it. */
export const answersOf = ({ request, buyer }: OwnRequest, offtakeLeft: Series<"kWh">): VisitorAnswers => ({
  use: "",
  postcode: request.postcode,
  energyPrice: numberParam(request.energyPrice * 100),
  energyPriceNight: request.energyPriceNight === null ? "" : numberParam(request.energyPriceNight * 100),
  contract: request.contract,
  priceLimit: request.priceLimit,
  fee: numberParam(request.fee),
  isCompany: request.holder === "company",
  offtake: offtakeLeft,
  connection: toldConnection(request, buyer),
  hasSeller: buyer.contracts.length > 0,
});

/** The connection of a request, where an address can tell all that its year depends on: nothing measured, no other seller. */
function toldConnection(
  { profileKind, holder, ...listing }: OwnRequest["request"],
  { contracts }: OwnRequest["buyer"],
) {
  if (profileKind === "file" || contracts.length > 0) return null;
  // An enterprise without a trade is drawn as a home here, and as a shop in a calculator.
  if (holder === "company" && listing.use.trade === null) return null;
  const { use, installation, battery } = connectionOf(listing, null);
  return { use, installation, battery };
}
