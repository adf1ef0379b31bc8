import { type TariffCard, yearlyEnergyPrice, yearlyInjectionPrice } from "#domain/cards/cards-on.ts";
import type { Figure } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Quantity } from "#domain/units/quantity.ts";

/** The middle of each price of several cards; null where there are none. */
export function middleCard(cards: readonly TariffCard[], of = "die verkocht worden"): TariffCard | null {
  const title = `Schatting: het midden van ${cards.length} contracten ${of}`;
  const middle = <U extends string>(figure: (card: TariffCard) => Figure<U> | null) =>
    middleOf(cards.map(figure), title);
  const [day, night] = [
    middle(({ byRegister }) => byRegister?.day ?? null),
    middle(({ byRegister }) => byRegister?.night ?? null),
  ];
  const [energyPrice, injectionPrice] = [middle(yearlyEnergyPrice), middle(yearlyInjectionPrice)];
  if (energyPrice === null || injectionPrice === null) return null;
  return {
    supplier: "",
    product: `het midden van ${cards.length} contracten`,
    isFixed: false,
    energyPrice,
    byRegister: day && night && { day, night },
    injectionPrice,
    fixedFee: middle(({ fixedFee }) => fixedFee),
  };
}

/** The middle of numbers of several cards: an estimate of our own, for the time that all of them stand for. */
export function middleOf<U extends string>(figures: readonly (Figure<U> | null)[], title: string): Figure<U> | null {
  const known = figures.filter((figure) => figure !== null).toSorted((one, other) => one.value - other.value);
  const [lower, upper] = [known[Math.ceil(known.length / 2) - 1], known[Math.floor(known.length / 2)]];
  if (lower === undefined || upper === undefined) return null;
  const until = known.flatMap(({ validUntil }) => (validUntil === undefined ? [] : [validUntil])).sort();
  const last = until.at(-1);
  // As old as the card in the middle by age: half of them could not be signed any later.
  const signable = known.flatMap(({ signableUntil }) => (signableUntil === undefined ? [] : [signableUntil])).sort();
  const middle = signable[Math.ceil(signable.length / 2) - 1];
  return {
    // Of an even number the mean of both in the middle; in the hundredths of a cent that a sum on paper shows.
    value: (Math.round(((lower.value + upper.value) / 2) * ROUNDED_TO) / ROUNDED_TO) as Quantity<U>,
    unit: lower.unit,
    status: "estimate",
    source: {
      title,
      publisher: OWN_COMPARISON,
      readOn:
        known
          .map(({ source }) => source.readOn)
          .sort()
          .at(-1) ?? "",
    },
    validFrom: known
      .map(({ validFrom }) => validFrom)
      .sort()
      .at(-1) as CalendarDay,
    ...(last === undefined ? {} : { validUntil: last }),
    ...(middle === undefined ? {} : { signableUntil: middle }),
  };
}

const ROUNDED_TO = 10_000;

export const OWN_COMPARISON = "Eigen vergelijking van tariefkaarten";
