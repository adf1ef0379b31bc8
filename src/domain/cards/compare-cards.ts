import { type CardColumn, type CardDraft, cardColumns, isNumberColumn } from "#domain/cards/card-columns.ts";
import { writeCardRow } from "#domain/cards/write-card-row.ts";

/** A price that moves by more than this is asked twice. */
const MOVE_WARNED = 0.25;

/** What an operator should look at before a card counts. None of these keeps it from being published. */
export type CardWarning =
  | { readonly code: "new-card" }
  | { readonly code: "kind-changed" }
  | {
      readonly code: "moved";
      readonly column: CardColumn;
      readonly before: string;
      readonly after: string;
      readonly share: number;
    }
  | { readonly code: "gone" | "came"; readonly column: CardColumn }
  | { readonly code: "injection-above-energy" }
  | { readonly code: "already-ended"; readonly until: string };

const numberOf = (text: string) => (text === "" ? null : Number(text.replace(",", ".")));

/** A card beside the one that counts now. */
export function compareCards(draft: CardDraft, before: CardDraft | null, today: string): readonly CardWarning[] {
  const warnings: CardWarning[] = [];
  const { card, until } = draft;
  if (card.kind === "product" && card.injection >= card.energy) warnings.push({ code: "injection-above-energy" });
  if (until !== null && until <= today) warnings.push({ code: "already-ended", until });
  if (before === null) return [{ code: "new-card" }, ...warnings];
  if (before.card.kind !== card.kind) return [{ code: "kind-changed" }, ...warnings];
  const [old, now] = [writeCardRow(before), writeCardRow(draft)];
  for (const column of cardColumns) {
    if (!isNumberColumn(column)) continue;
    const [was, is] = [numberOf(old[column]), numberOf(now[column])];
    if (was === is || Number.isNaN(was) || Number.isNaN(is)) continue;
    if (is === null || was === null) warnings.push({ code: is === null ? "gone" : "came", column });
    else {
      const share = was === 0 ? 1 : Math.abs(is - was) / Math.abs(was);
      if (share > MOVE_WARNED) warnings.push({ code: "moved", column, before: old[column], after: now[column], share });
    }
  }
  return warnings;
}
