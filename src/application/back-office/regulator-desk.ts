import type { Cards, KeptProduct } from "#application/ports/cards.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import { type Card, type SupplierCard, versionsOn } from "#domain/cards/card.ts";
import type { CardDraft } from "#domain/cards/card-columns.ts";
import { readRegulatorFile } from "#domain/cards/regulator/read-regulator-file.ts";
import type { RegulatorFault, RegulatorReading } from "#domain/cards/regulator/regulator-file.ts";
import { type MonthOfYear, monthBefore, plainName } from "#domain/cards/regulator/regulator-product.ts";
import {
  isPriced,
  isSameSupplier,
  pricesOf,
  type ReviewedProduct,
  reviewProducts,
} from "#domain/cards/regulator/review-products.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { cardSeed } from "#figures/suppliers.ts";
import { belgianVat } from "#figures/vat.ts";

type Ports = { readonly store: { readonly cards: Cards }; readonly clock: Clock };

type DatedBytes = { readonly bytes: Uint8Array; readonly today: CalendarDay };
export const regulatorFileTask: Task<DatedBytes, RegulatorReading> = {
  name: "regulator-file",
  work: ({ bytes, today }) => readRegulatorFile(bytes, today),
};

/** Reads a file of the regulator beside the site, and keeps its newest month to be looked at. Nothing of it counts yet. */
export async function readRegulator(
  { store, clock, workers }: Ports & { readonly workers: Workers },
  bytes: Uint8Array,
): Promise<Result<null, RegulatorFault>> {
  const now = clock.now();
  const read = await workers.run(regulatorFileTask, { bytes, today: brusselsDay(now) });
  if (!read.ok) return refused(read);
  const { ok: _, ...reading } = read;
  await store.cards.regulator.keepReading(reading, now);
  return ok(null);
}

export const leaveReading = ({ store }: Ports): Promise<void> => store.cards.regulator.dropReading();

/** Drafts, and where there is none the card that counts tomorrow: the first day on which a draft may count. */
async function cardsAtHand({ store, clock }: Ports): Promise<readonly CardDraft[]> {
  const [published, drafts] = await Promise.all([store.cards.published(), store.cards.drafts.list()]);
  const drafted = new Map(drafts.map((draft) => [draft.card.key, draft]));
  const counting = versionsOn(addDays(brusselsDay(clock.now()), 1), { seed: cardSeed, published });
  const known = new Set(counting.map(({ card }) => card.key));
  return [
    ...counting.map((version) => drafted.get(version.card.key) ?? version),
    ...drafts.filter(({ card }) => !known.has(card.key)),
  ].map(({ card, until, source }) => ({ card, until, source }));
}

/** The file that waits, beside the cards of now; null when there is none. */
export async function reviewReading(ports: Ports) {
  const kept = await ports.store.cards.regulator.reading();
  if (kept === null) return null;
  const { reading, readAt } = kept;
  const [cards, products] = await Promise.all([cardsAtHand(ports), ports.store.cards.regulator.products()]);
  const earlier = products.filter(({ month }) => month === monthBefore(reading.month)).map(({ product }) => product);
  const review = reviewProducts({
    month: reading.month,
    products: reading.products,
    before: reading.before.length > 0 ? reading.before : earlier,
    cards,
    links: new Map(products.flatMap(({ name, cardKey }) => (cardKey === null ? [] : [[name, cardKey]]))),
    readOn: brusselsDay(readAt),
    vat: belgianVat.household.value,
  });
  return { reading, readAt, review };
}

export type KeepRefusal = { readonly code: "read-meanwhile" };
export type KeptFile = { readonly drafts: number; readonly held: number; readonly unknown: number };

/** What was looked at becomes drafts; a jump only where somebody said yes to it. Drafts count when they are published. */
export async function keepReading(
  ports: Ports,
  readAt: string,
  yes: ReadonlySet<string>,
): Promise<Result<KeptFile, KeepRefusal>> {
  const found = await reviewReading(ports);
  if (found === null || found.readAt.toISOString() !== readAt) return refused({ code: "read-meanwhile" });
  const { reading, review } = found;
  const isHeld = ({ name, isHeld }: ReviewedProduct) => isHeld && !yes.has(name);
  const changed = review.products.filter(({ state }) => state === "changed" || state === "same");
  const drafts = changed.filter((one) => !isHeld(one)).flatMap(({ draft }) => (draft === null ? [] : [draft]));
  // A held price is no price to compare the next month with.
  const products = review.products
    .filter((one) => one.state !== "refused" && !isHeld(one))
    .map(({ name, product, card }) => ({ name, product, month: reading.month, cardKey: card?.key ?? null }));
  const isKept = await ports.store.cards.regulator.keep(found.readAt, products, drafts, ports.clock.now());
  if (!isKept) return refused({ code: "read-meanwhile" });
  const unknown = products.filter(({ cardKey }) => cardKey === null).length;
  return ok({ drafts: drafts.length, held: review.products.filter(isHeld).length, unknown });
}

/** What keeps a product out of every comparison. */
export type Lack = "card" | "publication" | "fee";
export type NotCompared = KeptProduct & { readonly lacks: readonly Lack[] };
export type Comparison = {
  /** Null before a file was kept. */
  readonly month: MonthOfYear | null;
  readonly products: number;
  readonly compared: number;
  readonly notCompared: readonly NotCompared[];
};

/** Of all household products of the newest file, which are compared; the others lack injection, fee or publication. */
export async function readComparison({ store, clock }: Ports): Promise<Comparison> {
  const [products, published] = await Promise.all([store.cards.regulator.products(), store.cards.published()]);
  const cards = versionsOn(brusselsDay(clock.now()), { seed: cardSeed, published }).map(({ card }) => card);
  const month =
    products
      .map((product) => product.month)
      .toSorted()
      .at(-1) ?? null;
  const newest = products.filter((product) => product.month === month);
  const notCompared = newest
    .map((product) => ({ ...product, lacks: lacksOf(product, cards) }))
    .filter(({ lacks }) => lacks.length > 0);
  return { month, products: newest.length, compared: newest.length - notCompared.length, notCompared };
}

const hasFeeCard = (supplier: string, cards: readonly Card[]): boolean =>
  cards.some((card): card is SupplierCard => card.kind === "supplier" && isSameSupplier(card.supplier, supplier));

function lacksOf({ product, cardKey }: KeptProduct, cards: readonly Card[]): Lack[] {
  const isCounting = cards.some(({ key }) => key === cardKey);
  const ofCard: Lack[] = cardKey === null ? ["card"] : isCounting ? [] : ["publication"];
  return hasFeeCard(product.supplier, cards) ? ofCard : [...ofCard, "fee"];
}

/** One product with what a card of it would begin with, and the cards that it may be. */
export async function readProduct(ports: Ports, id: number) {
  const kept = (await ports.store.cards.regulator.products()).find((product) => product.id === id);
  if (kept === undefined) return null;
  const cards = await cardsAtHand(ports);
  const { product } = kept;
  const kind = product.kind === "dynamic" ? "dynamic" : "product";
  const own = cards
    .filter(isPriced)
    .filter(
      ({ card }) => card.kind === kind && card.region === "flanders" && isSameSupplier(card.supplier, product.supplier),
    );
  return {
    kept,
    kind,
    today: brusselsDay(ports.clock.now()),
    candidates: own.map(({ card }) => card),
    prices: pricesOf(product, belgianVat.household.value),
    newKey: newKeyOf(product, new Set(cards.map(({ card }) => card.key))),
    hasFee: hasFeeCard(
      product.supplier,
      cards.map(({ card }) => card),
    ),
  } as const;
}

/** "belvus-flex-online", with a number where another card has that key. */
function newKeyOf({ supplier, product }: KeptProduct["product"], taken: ReadonlySet<string>): string {
  const words = [...new Set(`${plainName(supplier)} ${plainName(product)}`.replace(/[+&]/g, " ").split(/\s+/))];
  const base = `${words
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 50)
    .replace(/-$/, "")}`;
  const key = /^[a-z0-9]+-/.test(base) && /[a-z]/.test(base) ? base : `product-${base}`;
  for (let number = 1; ; number++) {
    const one = number === 1 ? key : `${key}-${number}`;
    if (!taken.has(one)) return one;
  }
}

/** A product that an operator says is one of our cards: its prices go to the draft of that card. */
export async function linkProduct(ports: Ports, id: number, key: string): Promise<boolean> {
  const kept = (await ports.store.cards.regulator.products()).find((product) => product.id === id);
  if (kept === undefined) return false;
  const review = reviewProducts({
    month: kept.month,
    products: [kept.product],
    before: [],
    cards: await cardsAtHand(ports),
    links: new Map([[kept.name, key]]),
    readOn: brusselsDay(ports.clock.now()),
    vat: belgianVat.household.value,
  });
  const reviewed = review.products[0];
  if (reviewed?.card?.key !== key) return false;
  return ports.store.cards.regulator.link(id, key, reviewed.draft, ports.clock.now());
}

/** A product of which an operator filled in what the file has not. */
export const completeProduct = ({ store, clock }: Ports, id: number, draft: CardDraft): Promise<boolean> =>
  store.cards.regulator.link(id, draft.card.key, draft, clock.now());
