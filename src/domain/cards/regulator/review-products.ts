import type { Card, DynamicCard, ProductCard } from "#domain/cards/card.ts";
import { energyDatesOf, lastSignable } from "#domain/cards/card-age.ts";
import type { CardDraft, NumberColumn } from "#domain/cards/card-columns.ts";
import {
  type ContractKind,
  type MonthOfYear,
  nameOf,
  plainName,
  type RegulatorPrice,
  type RegulatorProduct,
} from "#domain/cards/regulator/regulator-product.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Share } from "#domain/units/quantity.ts";

/** The columns of a card that the regulator's file brings. */
export const regulatorColumns = [
  "energie",
  "energie_dag",
  "energie_nacht",
  "energie_jaar",
  "energie_toeslag",
  "energie_factor",
  "certificaten",
  "vaste_vergoeding",
] as const satisfies readonly NumberColumn[];
export type RegulatorColumn = (typeof regulatorColumns)[number];
type Prices = Readonly<Record<RegulatorColumn, number | null>>;

/** A card that the file can bring forward. */
type PricedCard = ProductCard | DynamicCard;
export type PricedDraft = CardDraft & { readonly card: PricedCard };
export const isPriced = (draft: CardDraft): draft is PricedDraft => draft.card.kind !== "supplier";

export type PriceChange = {
  readonly column: RegulatorColumn;
  /** On our card now, and in the file a month before. */
  readonly card: number | null;
  readonly before: number | null;
  readonly now: number | null;
  /** So far from one of both that somebody has to say yes first. */
  readonly isJump: boolean;
};

export type ReviewedProduct = {
  /** By which it is known from month to month. */
  readonly name: string;
  readonly product: RegulatorProduct;
  readonly card: PricedCard | null;
  /** "refused": its price or its fixed fee could not be used. "older": our card is of a later month. */
  readonly state: "refused" | "unknown" | "older" | "same" | "changed";
  readonly changes: readonly PriceChange[];
  readonly isHeld: boolean;
  /** The card as it would become. */
  readonly draft: CardDraft | null;
};

export type RegulatorReview = {
  readonly products: readonly ReviewedProduct[];
  /** Cards of ours that can be signed and are not in the file. */
  readonly absent: readonly PricedCard[];
};

type ReviewInput = {
  readonly month: MonthOfYear;
  readonly products: readonly RegulatorProduct[];
  readonly before: readonly RegulatorProduct[];
  /** Drafts and cards that count, of which the file may bring one forward. */
  readonly cards: readonly CardDraft[];
  /** Which card a product is, as an operator said. */
  readonly links: ReadonlyMap<string, string>;
  readonly readOn: CalendarDay;
  readonly vat: Share;
};

const DECIMALS = 10_000;
const JUMP_SHARE = 0.25;
/** Below this a difference is no jump, however large its share: of cents, euros, or a factor. */
const JUMP_LEAST: Readonly<Record<RegulatorColumn, number>> = {
  energie: 0.5,
  energie_dag: 0.5,
  energie_nacht: 0.5,
  energie_jaar: 0.5,
  energie_toeslag: 0.5,
  energie_factor: 0.05,
  certificaten: 0.2,
  vaste_vergoeding: 5,
};

/** The newest month of the regulator's file beside our cards: what changes, what is new, what is missing. */
export function reviewProducts({ month, products, before, cards, links, readOn, vat }: ReviewInput): RegulatorReview {
  const priced = cards.filter(isPriced);
  const isSold = ({ card }: PricedDraft) => card.withdrawnOn === undefined || card.withdrawnOn > readOn;
  const byKey = new Map(priced.map((draft) => [draft.card.key, draft]));
  const earlier = new Map(before.map((product) => [nameOf(product), product]));
  const matched = matchCards(
    products,
    priced.filter(isSold).map(({ card }) => card),
    links,
  );
  const reviewed = products.map((product): ReviewedProduct => {
    const name = nameOf(product);
    const key = matched.get(name) ?? null;
    const draft = key === null ? null : (byKey.get(key) ?? null);
    const now = pricesOf(product, vat);
    const was = earlier.get(name);
    const changes = changesBetween(draft?.card ?? null, was ? pricesOf(was, vat) : null, now);
    const isHeld = draft !== null && changes.some(({ isJump }) => isJump);
    const common = { name, product, card: draft?.card ?? null, changes, isHeld };
    // One date tells of what month they are, so they land together.
    if ((now.energie ?? now.energie_factor) === null || now.vaste_vergoeding === null) {
      return { ...common, state: "refused", draft: null };
    }
    if (draft === null) return { ...common, state: "unknown", draft: null };
    if (month < lastSignable(energyDatesOf(draft)).slice(0, 7)) return { ...common, state: "older", draft: null };
    const isChanged = changes.some((change) => change.now !== null && change.now !== change.card);
    return {
      ...common,
      state: isChanged ? "changed" : "same",
      draft: { ...draft, card: withPrices(draft.card, product, now, { month, readOn }) },
    };
  });
  const found = new Set(matched.values());
  const absent = priced
    .filter(isSold)
    .map(({ card }) => card)
    .filter((card) => card.region === "flanders" && !found.has(card.key));
  return { products: reviewed, absent };
}

const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;
const inCents = (euros: number): number => Math.round(euros * 100) / 100;

/** The prices of a product as our cards have them: with VAT, but for the formula of a dynamic price. */
export function pricesOf({ energy, formula, certificates, fixedFee }: RegulatorProduct, vat: Share): Prices {
  const withVat = (amount: number | null | undefined) => (amount == null ? null : rounded(amount * (1 + vat)));
  const printed = (price: RegulatorPrice | undefined) => withVat(price?.now);
  return {
    energie: printed(energy?.single),
    energie_dag: printed(energy?.registers?.day),
    energie_nacht: printed(energy?.registers?.night),
    energie_jaar: withVat(energy?.single.year),
    energie_toeslag: formula === null ? null : rounded(formula.addition),
    energie_factor: formula === null ? null : rounded(formula.factor),
    certificaten: withVat(certificates),
    vaste_vergoeding: fixedFee === null ? null : inCents(fixedFee * (1 + vat)),
  };
}

function cardPrices(card: PricedCard): Prices {
  const common = { certificaten: card.certificates ?? null, vaste_vergoeding: card.fixedFee };
  if (card.kind === "dynamic") {
    return {
      ...common,
      energie: null,
      energie_dag: null,
      energie_nacht: null,
      energie_jaar: null,
      energie_toeslag: card.energyAddition,
      energie_factor: card.energyFactor,
    };
  }
  return {
    ...common,
    energie: card.energy,
    energie_dag: card.energyDay,
    energie_nacht: card.energyNight,
    energie_jaar: card.energyForecast,
    energie_toeslag: null,
    energie_factor: null,
  };
}

function changesBetween(card: PricedCard | null, before: Prices | null, now: Prices): PriceChange[] {
  const ofCard = card === null ? null : cardPrices(card);
  return regulatorColumns.flatMap((column): PriceChange[] => {
    const [was, then, is] = [ofCard?.[column] ?? null, before?.[column] ?? null, now[column]];
    if (was === null && then === null && is === null) return [];
    const isJump = is !== null && [was, then].some((other) => other !== null && isFar(column, other, is));
    return [{ column, card: was, before: then, now: is, isJump }];
  });
}

const isFar = (column: RegulatorColumn, one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(JUMP_LEAST[column], JUMP_SHARE * Math.abs(one));

type Month = { readonly month: MonthOfYear; readonly readOn: CalendarDay };

/** The card with what the file has; the other fields keep what they were, and their own date. */
function withPrices(card: PricedCard, { energy }: RegulatorProduct, now: Prices, regulator: Month): Card {
  const { energie, energie_toeslag, energie_factor, certificaten, vaste_vergoeding } = now;
  const common = { regulator, ...(certificaten === null ? {} : { certificates: certificaten }) };
  if (card.kind === "dynamic") {
    return {
      ...card,
      ...common,
      energyAddition: energie_toeslag ?? card.energyAddition,
      energyFactor: energie_factor ?? card.energyFactor,
      fixedFee: vaste_vergoeding ?? card.fixedFee,
    };
  }
  // The regulator's price has no certificates inside, and its own estimate of the year takes the place of the formula.
  const { certificatesInside: _, energyFormula, energyBasis: __, ...kept } = card;
  const basis = energy?.single.basis ?? null;
  return {
    ...kept,
    ...common,
    ...(now.energie_jaar === null && energyFormula ? { energyFormula } : {}),
    ...(basis === null ? {} : { energyBasis: basis }),
    energy: energie ?? card.energy,
    energyDay: now.energie_dag,
    energyNight: now.energie_nacht,
    energyForecast: now.energie_jaar,
    fixedFee: vaste_vergoeding,
  };
}

const isOfKind = (card: PricedCard, kind: ContractKind): boolean =>
  card.kind === "dynamic" ? kind === "dynamic" : kind === (card.isFixed ? "fixed" : "variable");

const wordsOf = (text: string): string[] => plainName(text).split(" ");

/** What every product of a kind may have in its name, in one place and not in another. */
const KIND_WORDS = [
  "vast",
  "fix",
  "fixed",
  "variabel",
  "variable",
  "var",
  "dynamisch",
  "dynamic",
  "elektriciteit",
  "elek",
  "el",
];

/** The words of a product's name, without those of its supplier and its kind. */
const ownWords = (product: string, supplier: string): string => {
  const known = new Set([...wordsOf(supplier), ...KIND_WORDS]);
  const own = wordsOf(product).filter((word) => !known.has(word));
  return own.toSorted().join(" ");
};

/** Whether two spellings are one supplier: "TotalEnergies" and "TotalEnergies Power & Gas". */
export const isSameSupplier = (one: string, other: string): boolean => {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return short.every((word, at) => long[at] === word);
};

/** Which card each product is: as an operator said, else by equal names; where two would do, none. */
function matchCards(
  products: readonly RegulatorProduct[],
  cards: readonly PricedCard[],
  links: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const linked = new Set(links.values());
  const candidates = products.map((product) => {
    const name = nameOf(product);
    const said = links.get(name);
    if (said !== undefined) return { name, keys: [said] };
    const same = cards.filter(
      (card) =>
        card.region === "flanders" &&
        !linked.has(card.key) &&
        isOfKind(card, product.kind) &&
        isSameSupplier(card.supplier, product.supplier) &&
        ownWords(card.product, card.supplier) === ownWords(product.product, product.supplier),
    );
    return { name, keys: same.map(({ key }) => key) };
  });
  const uses = new Map<string, number>();
  for (const { keys } of candidates) for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  return new Map(
    candidates.flatMap(({ name, keys: [key, second] }): [string, string][] =>
      key !== undefined && second === undefined && uses.get(key) === 1 ? [[name, key]] : [],
    ),
  );
}
