import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import type { ResultView } from "#web/calculations/result-view.ts";

/** What steers a page without being read on it. */
const unread = new Set(["tone", "ink", "icon", "side", "field", "bars", "bills", "path"]);

/** Every text of a result as a page must show it: each number, sentence and source, the months of its own side included. */
export function shownTexts(view: ResultView): string[] {
  const { months, ...rest } = view;
  const energies = months[view.side].flat().map((energy) => formatKilowattHours(energy));
  const texts = [...textsIn(rest), ...textsIn(view.bills[view.side]), ...energies];
  return [...new Set(texts.map(plainText))].filter((text) => text !== "");
}

/** As it is read: a space is a space, however it was written. */
export const plainText = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, " ").trim();

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : textsIn(part)));
}
