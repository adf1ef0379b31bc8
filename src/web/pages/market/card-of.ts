import { consumerVat } from "#application/market/consumer-vat.ts";
import type { ListedOffer } from "#application/ports/market.ts";
import { formatMonth } from "#content/format/format-day.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { holderNames, sayPower, sayPrice, technologyNames } from "#content/market/listing-words.ts";
import { amountOver } from "#content/pages/calculators/answer-words.ts";
import type { offersWords } from "#content/pages/market/offers.ts";
import type { OfferFit } from "#domain/market/offer-fit.ts";
import { gainOver, type OldPrice, type UnsaidFee } from "#domain/market/old-prices.ts";
import { distanceBetween } from "#domain/regions/distance-between.ts";
import type { Position } from "#domain/regions/place.ts";
import type { OfferOnCard } from "#web/pages/market/offer-card.tsx";

type Seen = {
  /** The visitor's own place. */
  readonly from: Position | null;
  /** What the visitor told, as the query of an offer's page; empty when that is too little to answer with. */
  readonly told: string;
  readonly fit: OfferFit | null;
  readonly oldPrice: OldPrice | null;
  readonly unsaidFee: UnsaidFee | null;
  readonly words: ReturnType<typeof offersWords>["card"];
};

/** An offer in words, as a card shows it. */
export function cardOf(offer: ListedOffer, { from, told, fit, oldPrice, unsaidFee, words }: Seen): OfferOnCard {
  const { municipality, position } = offer.place;
  const away = from === null ? "" : `, ${words.away} ${formatNumber(Math.round(distanceBetween(from, position)))} km`;
  return {
    id: offer.id,
    path: `/aanbod/${offer.id}${told}`,
    title: offer.title,
    holder: holderNames[offer.holder],
    isDemo: offer.isDemo,
    where: `${offer.companyName === null ? "" : `${offer.companyName}, `}${municipality}${away}`,
    source: `${technologyNames[offer.installation.technology]}, ${sayPower(offer.installation)}. ${words.basis[offer.profileKind]}`,
    surplus: formatKilowattHours(offer.surplus, { fractionDigitsMax: 0 }),
    price: sayPrice(offer, consumerVat()),
    fit: fit && sayFit(fit, { oldPrice, unsaidFee, words }),
    dayShape: offer.dayShape,
  };
}

/** As the page of the offer says it: both ends where the prices are old, or where the fee of the visitor is not known. */
function sayFit(
  fit: OfferFit,
  { oldPrice, unsaidFee, words }: Pick<Seen, "oldPrice" | "unsaidFee" | "words">,
): OfferOnCard["fit"] {
  const range = gainOver(fit.gainBuyer, fit.shared, oldPrice?.changes ?? [], unsaidFee ?? undefined);
  const dated = oldPrice === null ? "" : `, ${words.fitOld} ${formatMonth(oldPrice.signableUntil)}`;
  if (range.high <= 0) return { value: `${words.noFit}${dated}`, note: null };
  const isRange = oldPrice !== null || unsaidFee !== null;
  return {
    value: isRange ? amountOver(range) : formatEurosWhole(fit.gainBuyer),
    note: `${words.fitNote}${dated}`,
  };
}
