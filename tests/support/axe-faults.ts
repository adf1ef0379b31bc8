import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** All that axe finds but the contrast of text, which costs more than the rest together. */
export async function axeFaults(page: Page): Promise<string[]> {
  await layOutWhole(page);
  return analyze(
    builder(page).options({
      runOnly: { type: "tag", values: WCAG },
      rules: { "color-contrast": { enabled: false } },
      resultTypes: ["violations"],
    }),
  );
}

/**
 * The contrast of every kind of text: what has the same colours all the way up to its background, the same size and the
 * same weight is judged once, also on other pages when they are given the same `judged`. Text that lies over something else
 * is judged each time.
 */
export async function contrastFaults(page: Page, judged = new Set<string>()): Promise<string[]> {
  await layOutWhole(page);
  const { kinds, marked, isEmpty } = await page.evaluate(markKindsOfText, [...judged]);
  if (isEmpty) throw new Error("No text was found on the page.");
  if (marked === 0) return [];
  const faults = await analyze(
    builder(page)
      .include("[data-kind-of-text]")
      .options({ runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] }),
  );
  if (faults.length === 0) for (const kind of kinds) judged.add(kind);
  return faults;
}

// There are no frames, and without them the older way does with one page what the newer does with two.
const builder = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

/** What waits for an idle moment with its layout stands at once: nothing is judged halfway the change of a colour. */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".laid-out-later"))
      part.style.contentVisibility = "visible";
  });

async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary?.split("\n")[1]?.trim()})`),
  );
}

/** Runs in the page. */
function markKindsOfText(judged: readonly string[]): { kinds: string[]; marked: number; isEmpty: boolean } {
  const looks = new Map<Element, string>();
  const PLACED = "placed ";
  let placed = 0;
  const lookOf = (element: Element | null): string => {
    if (!element) return "";
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position, transform, filter, mixBlendMode } =
      getComputedStyle(element);
    const isPlaced = position === "absolute" || position === "fixed" || transform !== "none";
    const own =
      isPlaced || backgroundImage !== "none"
        ? `${PLACED}${placed++}`
        : `${backgroundColor === "rgba(0, 0, 0, 0)" ? "" : backgroundColor}${opacity === "1" ? "" : opacity}${filter === "none" ? "" : filter}${mixBlendMode === "normal" ? "" : mixBlendMode}`;
    const above = lookOf(element.parentElement);
    const look = own === "" ? above : `${above}/${own}`;
    looks.set(element, look);
    return look;
  };
  for (const marked of document.querySelectorAll("[data-kind-of-text]")) marked.removeAttribute("data-kind-of-text");
  const seen = new Set<string>(judged);
  const kinds: string[] = [];
  let isEmpty = true;
  let marked = 0;
  for (const element of document.body.querySelectorAll("*")) {
    const holdsText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if ((!holdsText && !isTyped) || !element.checkVisibility() || element.closest(".sr-only")) continue;
    isEmpty = false;
    const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const kind = [
      lookOf(element),
      color,
      element instanceof SVGElement ? fill : "",
      fontSize,
      fontWeight,
      textShadow,
    ].join("|");
    if (seen.has(kind)) continue;
    seen.add(kind);
    if (!kind.includes(PLACED)) kinds.push(kind);
    element.setAttribute("data-kind-of-text", "");
    marked += 1;
  }
  return { kinds, marked, isEmpty };
}
