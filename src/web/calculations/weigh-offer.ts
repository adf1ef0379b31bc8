import type { Answer } from "#application/calculations/answer.ts";
import { type Prepared, prepare } from "#application/calculations/prepare.ts";
import { valued } from "#application/calculations/valued.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { formatEurosWhole } from "#content/format/format-euros-whole.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { sayGift } from "#content/market/gift-words.ts";
import { calculationRefusalWords } from "#content/pages/calculators/calculation-refusals.ts";
import type { Site } from "#content/site.ts";
import type { Connection, Installation, MeteredYear } from "#domain/connections/connection.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { ok } from "#domain/result.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { euros } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";
import { locateCalculation } from "#web/calculations/calculation-address.ts";
import { type CalculationAddress, calculationPath } from "#web/calculations/calculation-link.ts";
import { answerView } from "#web/calculations/result-view.ts";

export type VisitorAnswers = {
  readonly use: string;
  readonly postcode: string;
  readonly energyPrice: string;
  /** Of their supplier, for a year. */
  readonly fee?: string;
  readonly isCompany?: boolean;
  /** What the visitor takes in each quarter of the market's year, when more is known than a yearly use. */
  readonly offtake?: Series<"kWh"> | null;
};

/** What the sum needs of an offer; all of it is public. */
export type WeighableOffer = Pick<PublicOffer, "installation" | "price" | "holder" | "injectionPrice" | "fee"> & {
  readonly place: Pick<PublicOffer["place"], "region">;
};

const technologies = { solar: "zon", wind: "wind", hydro: "water", "heat-and-power": "wkk" } as const;
export const plainNumber = (value: number) => formatNumber(value, { fractionDigitsMax: 4 }).replaceAll(".", "");

const roofParams = ({ roofs }: Installation) =>
  Object.fromEntries(
    roofs.flatMap(({ kilowattsPeak, tilt, azimuth }, at) => {
      const end = at === 0 ? "" : `-${at + 1}`;
      return [
        [`kwp${end}`, plainNumber(kilowattsPeak)],
        [`helling${end}`, plainNumber(tilt)],
        [`richting${end}`, plainNumber(azimuth)],
      ];
    }),
  );

/** The calculator's own address of this visitor beside this offer, with what everybody may know of the seller. */
function calculatorAddress(offer: WeighableOffer, visitor: VisitorAnswers): CalculationAddress {
  const { installation, price, place } = offer;
  const isSolar = installation.technology === "solar";
  const params = new URLSearchParams({
    gewest: place.region === "brussels" ? "brussel" : "vlaanderen",
    verkoper: offer.holder === "company" ? "onderneming" : "gezin",
    technologie: technologies[installation.technology],
    ...(isSolar ? roofParams(installation) : { vermogen: plainNumber(installation.power ?? 0) }),
    ...(installation.inverter === null ? {} : { omvormer: plainNumber(installation.inverter) }),
    injectieprijs: plainNumber(offer.injectionPrice * 100),
    "kost-ander": plainNumber(offer.fee),
    ...(price.kind === "gift" ? { vorm: "gratis" } : {}),
    ...(price.kind === "asked" ? { prijs: plainNumber(price.price * 100) } : {}),
  });
  if (visitor.postcode !== "") params.set("postcode", visitor.postcode);
  if (visitor.use !== "") params.set("verbruik", visitor.use);
  if (visitor.energyPrice !== "") params.set("energieprijs", visitor.energyPrice);
  if (visitor.fee !== undefined) params.set("kost", visitor.fee);
  if (visitor.isCompany) params.set("koper", "onderneming");
  return { side: "buyer", variant: null, params };
}

/** The answer of the calculator to this visitor beside this offer, on the seller's own quarters. */
export async function answerOffer(
  offer: WeighableOffer,
  injection: Series<"kWh">,
  visitor: VisitorAnswers,
  site: Pick<Site, "market" | "today" | "platformFee">,
  draws = 0,
) {
  const address = calculatorAddress(offer, visitor);
  const located = locateCalculation(address, site);
  if (!located) return null;
  const { situation } = located;
  const { quarters } = brusselsYear(yearOf(site.today as CalendarDay));
  const year = yearOf(situation.day);
  const { offtake = null } = visitor;
  // The market's year fits every year but a leap one; then the engine draws both parties itself.
  const meteredOf = (known: Series<"kWh"> | null, metered: Omit<MeteredYear, "year">) =>
    known?.length === quarters ? { year, ...metered } : null;
  const nothing = emptySeries<"kWh">(quarters);
  const parties = {
    seller: withSeries(situation.seller, meteredOf(injection, { offtake: nothing, injection })),
    buyer: withSeries(situation.buyer, meteredOf(offtake, { offtake: offtake ?? nothing, injection: null })),
  };
  const givens = { places: await loadPlaces(), platformFee: euros(site.platformFee) };
  const prepared = prepare({ ...situation, ...parties }, givens, draws);
  const answer = prepared.ok ? valued(prepared.value) : prepared;
  if (!prepared.ok || !answer.ok) return answer.ok ? null : answer;
  return ok({ prepared: prepared.value, answer: answer.value, path: calculationPath(located.address) });
}

/** What this offer would bring a visitor, in words and numbers as the page shows them. */
export async function weighOffer(...asked: Parameters<typeof answerOffer>) {
  const answered = await answerOffer(...asked);
  if (answered === null) return null;
  if (!answered.ok) return { refusal: calculationRefusalWords(answered.refusal) };
  const { prepared, answer, path } = answered.value;
  const [offer] = asked;
  const { sale, buyer, seller: other, energy } = answer;
  const isGift = offer.price.kind === "gift";
  return {
    ...(isGift ? sayGift(buyer.gain.value, other.gain.value) : saidOf(answer, prepared)),
    shared: formatKilowattHours(energy.shared.value, { fractionDigitsMax: 0 }),
    gainBuyer: formatEurosWhole(buyer.gain.value),
    gainSeller: formatEurosWhole(other.gain.value),
    energyPrice: sale.energyPrice,
    agreedPrice: sale.agreedPrice,
    injectionPrice: sale.injectionPrice,
    priceBand: answer.priceBand,
    path,
  };
}

const withSeries = (party: Connection, series: MeteredYear | null): Connection => ({
  ...party,
  use: { ...party.use, series },
});

const saidOf = (answer: Answer, prepared: Prepared) => {
  const { verdict, sentence, advice } = answerView(answer, prepared);
  return { verdict, sentence, advice };
};
