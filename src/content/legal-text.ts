import { formatDay } from "#content/format/format-day.ts";
import type { PageHead } from "#content/page-head.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** A text with numbered articles. A string is a paragraph that may hold **emphasis** and [links](/path). */
export type LegalText = {
  readonly head: PageHead;
  readonly title: string;
  readonly lead: string;
  readonly version: string;
  readonly contents: string;
  /** Every version there was, newest first: what somebody once accepted can be found again. */
  readonly history: { readonly title: string; readonly versions: readonly LegalVersion[] };
  readonly sections: readonly LegalSection[];
};

export type LegalSection = { readonly id: string; readonly title: string; readonly blocks: readonly LegalBlock[] };

export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly details: readonly { readonly name: string; readonly value: string }[] }
  | { readonly table: LegalTable };

export type LegalTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type LegalVersion = { readonly day: CalendarDay; readonly change: string };

/** The words around a legal text, by its versions. */
export const legalVersions = (newest: LegalVersion, ...older: readonly LegalVersion[]) => ({
  version: `Versie van ${formatDay(newest.day)}`,
  contents: "Inhoud",
  history: { title: "Versies van deze tekst", versions: [newest, ...older] },
});
