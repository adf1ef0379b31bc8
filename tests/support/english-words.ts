import type { Page } from "@playwright/test";
import { octoberSupply } from "#figures/suppliers.ts";

// Common English words that are no Dutch words, not even borrowed ones.
const english = new Set(
  `the and you your with this that from have has been will would should please click here pages found loading submit
  cancel close next previous search welcome read more show hide choose remove required optional buyer seller buyers
  sellers price energy share sharing day days year years month months value values yes not none unknown notifications
  notification invalid missing settings language password sign there their these those which when what where how why our
  about can could does were they than then into only also any each other first last new old step steps toggle switch
  slider checkbox dropdown button buttons heading green power house home-owner neighbour learn sorry again try went wrong`
    .split(/\s+/)
    .filter(Boolean),
);

/** Suppliers write their names in English; a name is no sentence. */
const names = octoberSupply.fees.map(({ supplier }) => supplier);

/** English words among the words that a visitor sees or hears, outside the parts that are marked as English and the names of suppliers. */
export async function findEnglish(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(() => {
    const spoken = ["aria-label", "alt", "title", "placeholder", "aria-roledescription", "aria-valuetext"];
    const isOurs = (element: Element) =>
      !element.closest("script, style, noscript, template, pre, [lang|=en]") && element.checkVisibility();
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (textContent?.trim() && parentElement && isOurs(parentElement)) found.push(textContent.trim());
    }
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of spoken) {
        const value = element.getAttribute(name);
        if (value && isOurs(element)) found.push(value);
      }
    }
    return found;
  });
  return phrases.flatMap((phrase) => {
    const words = names
      .reduce((rest, name) => rest.replaceAll(name, ""), phrase)
      .split(/\s+/)
      .filter((word) => english.has(word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")));
    return words.length > 0 ? [`${words.join(", ")} in “${phrase.slice(0, 120)}”`] : [];
  });
}
