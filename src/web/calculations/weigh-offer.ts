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
import type { PublicOffer } from "#domain/market/listing.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { euros } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";
import { locateCalculation } from "#web/calculations/calculation-address.ts";
import { type CalculationAddress, calculationPath } from "#web/calculations/calculation-link.ts";
import { answerView } from "#web/calculations/result-view.ts";

export type VisitorAnswers = { readonly use: string; readonly postcode: string; readonly energyPrice: string };

const technologies = { solar: "zon", wind: "wind", hydro: "water", "heat-and-power": "wkk" } as const;
const plain = (value: number) => formatNumber(value, { fractionDigitsMax: 4 }).replaceAll(".", "");

/** The calculator's own address of this visitor beside this offer, with what everybody may know of the seller. */
function calculatorAddress(offer: PublicOffer, visitor: VisitorAnswers): CalculationAddress {
  const { installation, price, place } = offer;
  const isSolar = installation.technology === "solar";
  const params = new URLSearchParams({
    gewest: place.region === "brussels" ? "brussel" : "vlaanderen",
    verkoper: offer.holder === "company" ? "onderneming" : "gezin",
    technologie: technologies[installation.technology],
    ...(isSolar
      ? { kwp: plain(installation.power), helling: plain(installation.tilt), richting: plain(installation.azimuth) }
      : { vermogen: plain(installation.power) }),
    injectieprijs: plain(offer.injectionPrice * 100),
    "kost-ander": plain(offer.fee),
    ...(price.kind === "gift" ? { vorm: "gratis" } : {}),
    ...(price.kind === "asked" ? { prijs: plain(price.price * 100) } : {}),
  });
  if (visitor.postcode !== "") params.set("postcode", visitor.postcode);
  if (visitor.use !== "") params.set("verbruik", visitor.use);
  if (visitor.energyPrice !== "") params.set("energieprijs", visitor.energyPrice);
  return { side: "buyer", variant: null, params };
}

/** What this offer would bring a visitor, by the engine of the calculators and the seller's own quarters. */
export async function weighOffer(
  offer: PublicOffer,
  injection: Series<"kWh">,
  visitor: VisitorAnswers,
  site: Site,
  draws = 0,
) {
  const address = calculatorAddress(offer, visitor);
  const located = locateCalculation(address, site);
  if (!located) return null;
  const { situation } = located;
  const { quarters } = brusselsYear(yearOf(site.today as CalendarDay));
  // The market's year fits every year but a leap one; then the engine draws the seller itself.
  const series =
    injection.length === quarters
      ? { year: yearOf(situation.day), offtake: emptySeries<"kWh">(quarters), injection }
      : null;
  const seller = { ...situation.seller, use: { ...situation.seller.use, series } };
  const givens = { places: await loadPlaces(), platformFee: euros(site.platformFee) };
  const prepared = prepare({ ...situation, seller }, givens, draws);
  if (!prepared.ok) return { refusal: calculationRefusalWords(prepared.refusal) };
  const answer = valued(prepared.value);
  if (!answer.ok) return { refusal: calculationRefusalWords(answer.refusal) };
  const { sale, buyer, seller: other, energy } = answer.value;
  const isGift = offer.price.kind === "gift";
  return {
    ...(isGift ? sayGift(buyer.gain.value, other.gain.value) : saidOf(answer.value, prepared.value)),
    shared: formatKilowattHours(energy.shared.value, { fractionDigitsMax: 0 }),
    gainBuyer: formatEurosWhole(buyer.gain.value),
    gainSeller: formatEurosWhole(other.gain.value),
    energyPrice: sale.energyPrice,
    agreedPrice: sale.agreedPrice,
    injectionPrice: sale.injectionPrice,
    priceBand: answer.value.priceBand,
    path: calculationPath(located.address),
  };
}

const saidOf = (answer: Answer, prepared: Prepared) => {
  const { verdict, sentence, advice } = answerView(answer, prepared);
  return { verdict, sentence, advice };
};
