import type { CardVersion } from "#domain/cards/card.ts";
import type { CardDraft } from "#domain/cards/card-columns.ts";
import type { RegulatorMonthFile } from "#domain/cards/regulator/regulator-file.ts";
import type { MonthOfYear, RegulatorProduct } from "#domain/cards/regulator/regulator-product.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type KeptDraft = CardDraft & { readonly updatedAt: Date };
export type KeptVersion = CardVersion & { readonly publishedAt: Date };

/** Cards of suppliers that operators brought. Drafts change and go; what was published is only ever added to. */
export type Cards = {
  readonly drafts: {
    list(): Promise<readonly KeptDraft[]>;
    find(key: string): Promise<KeptDraft | null>;
    /** All of them or none; each takes the place of an earlier draft of the same card. */
    save(drafts: readonly CardDraft[], now: Date): Promise<void>;
    remove(key: string): Promise<boolean>;
  };
  /** In the order of publication. */
  published(): Promise<readonly KeptVersion[]>;
  /** Publishes drafts as they stand, all or none, and removes them; false when one of them is gone. */
  publish(keys: readonly string[], from: CalendarDay, today: CalendarDay, now: Date): Promise<boolean>;
  /** Another text after every publication. */
  version(): Promise<string>;
  /** The regulator's monthly file: the one that is looked at, and every product of those that were kept. */
  readonly regulator: {
    reading(): Promise<KeptReading | null>;
    keepReading(reading: RegulatorMonthFile, now: Date): Promise<void>;
    dropReading(): Promise<void>;
    /** Keeps products and drafts together, and leaves the reading; false when another file was read meanwhile. */
    keep(readAt: Date, products: readonly NamedProduct[], drafts: readonly CardDraft[], now: Date): Promise<boolean>;
    products(): Promise<readonly KeptProduct[]>;
    /** Says which card a product is, and keeps a draft of that card with it; false when there is no such product. */
    link(id: number, key: string, draft: CardDraft | null, now: Date): Promise<boolean>;
  };
};

export type KeptReading = { readonly reading: RegulatorMonthFile; readonly readAt: Date };
export type NamedProduct = {
  readonly name: string;
  readonly product: RegulatorProduct;
  readonly month: MonthOfYear;
  readonly cardKey: string | null;
};
export type KeptProduct = NamedProduct & { readonly id: number };
