import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** All that axe finds on a page or on a part of it, the contrast of text included. */
export async function allFaults(page: Page, part?: string): Promise<string[]> {
  if (part) return analyze(page, part, { runOnly: { type: "tag", values: WCAG } });
  return [...(await axeFaults(page)), ...(await contrastFaults(page))];
}

/** All that axe finds but the contrast of text, which costs more than the rest together. */
export async function axeFaults(page: Page): Promise<string[]> {
  return analyze(page, undefined, {
    runOnly: { type: "tag", values: WCAG },
    rules: { "color-contrast": { enabled: false } },
  });
}

/**
 * The contrast of every kind of text: what has the same colours all the way up to its background, the same size and the
 * same weight is judged once, also on other pages when they are given the same `judged`. Text that lies over something else
 * is judged each time.
 */
export async function contrastFaults(page: Page, judged = new Set<string>()): Promise<string[]> {
  const { kinds, marked, isEmpty } = await page.evaluate(markKindsOfText, [...judged]);
  if (isEmpty) throw new Error("No text was found on the page.");
  if (marked === 0) return [];
  const faults = await analyze(page, "[data-kind-of-text]", { runOnly: { type: "rule", values: ["color-contrast"] } });
  if (faults.length === 0) for (const kind of kinds) judged.add(kind);
  return faults;
}

/** The source of axe is half a megabyte: it goes to a page once, however often the page is judged. */
async function analyze(page: Page, part: string | undefined, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      // There are no frames of ours to look into.
      const { violations } = await axe.run(part ?? document, {
        ...options,
        resultTypes: ["violations"],
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map(
            ({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary?.split("\n")[1]?.trim()})`,
          ),
      );
    },
    [part, options] as const,
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
