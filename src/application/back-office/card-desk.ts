import { DAYS_AHEAD } from "#application/back-office/expiring-figures.ts";
import type { Cards, KeptDraft, KeptVersion } from "#application/ports/cards.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import { type CardVersion, versionsOn } from "#domain/cards/card.ts";
import { type CardAge, cardAgeOn } from "#domain/cards/card-age.ts";
import type { CardDraft } from "#domain/cards/card-columns.ts";
import { type CardWarning, compareCards } from "#domain/cards/compare-cards.ts";
import { type CardsFile, readCardsFile } from "#domain/cards/read-cards-file.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { cardSeed } from "#figures/suppliers.ts";

type Ports = { readonly store: { readonly cards: Cards }; readonly clock: Clock };

/** A year ahead nobody knows a price. */
const PUBLISHED_AHEAD_DAYS = 366;

export type CardState = {
  readonly version: CardVersion;
  readonly draft: KeptDraft | null;
  /** Published, and not yet counting. */
  readonly coming: CardVersion | null;
  readonly ageDays: number;
  readonly age: CardAge;
  readonly isOver: boolean;
  readonly endsSoon: boolean;
};

/** Every card that counts today, with how old it is, when it ends, and what comes after it; then drafts of new cards. */
export async function listCards({ store, clock }: Ports) {
  const today = brusselsDay(clock.now());
  const [published, drafts] = await Promise.all([store.cards.published(), store.cards.drafts.list()]);
  const book = { seed: cardSeed, published };
  const states = versionsOn(today, book).map((version): CardState => {
    const { key } = version.card;
    const readOn = version.source.readOn as CalendarDay;
    return {
      version,
      draft: drafts.find(({ card }) => card.key === key) ?? null,
      coming: published.findLast(({ card, from }) => card.key === key && from > today) ?? null,
      ageDays: daysBetween(readOn, today),
      age: cardAgeOn(today, version),
      isOver: version.until !== null && version.until < today,
      endsSoon: version.until !== null && version.until <= addDays(today, DAYS_AHEAD),
    };
  });
  const known = new Set(states.map(({ version }) => version.card.key));
  return { today, states, drafts, newDrafts: drafts.filter(({ card }) => !known.has(card.key)) };
}

/** Cards that ended, or end within four weeks, while nothing that was published takes their place. */
export async function expiringCards(ports: Ports): Promise<readonly CardState[]> {
  const { states } = await listCards(ports);
  return states.filter(({ endsSoon, coming }) => endsSoon && coming === null);
}

type DatedText = { readonly text: string; readonly today: CalendarDay };
export const cardsFileTask: Task<DatedText, CardsFile> = {
  name: "cards-file",
  work: ({ text, today }) => readCardsFile(text, today),
};

/** What a file of cards holds, or every fault in it. */
export const readCards = ({ workers, clock }: { workers: Workers; clock: Clock }, text: string): Promise<CardsFile> =>
  workers.run(cardsFileTask, { text, today: brusselsDay(clock.now()) });

export type CardHistory = {
  readonly today: CalendarDay;
  /** Newest first, the shipped ones last. */
  readonly versions: readonly (CardVersion & { readonly publishedAt: Date | null })[];
  readonly current: CardVersion | null;
  readonly draft: KeptDraft | null;
  readonly warnings: readonly CardWarning[];
};

/** One card with everything that it was; null where there is no such card. */
export async function readCard({ store, clock }: Ports, key: string): Promise<CardHistory | null> {
  const today = brusselsDay(clock.now());
  const [published, draft] = await Promise.all([store.cards.published(), store.cards.drafts.find(key)]);
  const own: readonly KeptVersion[] = published.filter(({ card }) => card.key === key);
  const shipped = cardSeed.filter(({ card, from }) => card.key === key && from <= today);
  if (own.length === 0 && shipped.length === 0 && draft === null) return null;
  const current = versionsOn(today, { seed: shipped, published: own })[0] ?? null;
  return {
    today,
    versions: [...own.toReversed(), ...shipped.toReversed().map((version) => ({ ...version, publishedAt: null }))],
    current,
    draft,
    warnings: draft ? compareCards(draft, current, today) : [],
  };
}

/** Drafts beside what counts today, to look at before they are kept. */
export async function reviewCards({ store, clock }: Ports, drafts: readonly CardDraft[]) {
  const today = brusselsDay(clock.now());
  const book = { seed: cardSeed, published: await store.cards.published() };
  const counting = new Map(versionsOn(today, book).map((version) => [version.card.key, version]));
  return drafts.map((draft) => {
    const before = counting.get(draft.card.key) ?? null;
    return { draft, before, warnings: compareCards(draft, before, today) };
  });
}

export const saveCardDrafts = ({ store, clock }: Ports, drafts: readonly CardDraft[]): Promise<void> =>
  store.cards.drafts.save(drafts, clock.now());

export const dropCardDraft = ({ store }: Ports, key: string): Promise<boolean> => store.cards.drafts.remove(key);

export type PublishRefusal = { readonly code: "not-later-than-today" | "too-far-ahead" | "draft-gone" };

/**
 * From its day on every sum counts with the card. Never today or earlier: what somebody saw today, and every link of an
 * earlier day, stays what it was.
 */
export async function publishCards(
  { store, clock }: Ports,
  keys: readonly string[],
  from: CalendarDay,
): Promise<Result<null, PublishRefusal>> {
  const now = clock.now();
  const today = brusselsDay(now);
  if (from <= today) return refused({ code: "not-later-than-today" });
  if (from > addDays(today, PUBLISHED_AHEAD_DAYS)) return refused({ code: "too-far-ahead" });
  return (await store.cards.publish(keys, from, today, now)) ? ok(null) : refused({ code: "draft-gone" });
}
