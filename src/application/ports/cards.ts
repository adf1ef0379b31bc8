import type { CardVersion } from "#domain/cards/card.ts";
import type { CardDraft } from "#domain/cards/card-columns.ts";
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
};
