import { glossary } from "virtual:generic-pages";
import { escapeHtml } from "#content/energy/page-figures.ts";
import { keepTogether } from "#content/format/keep-together.ts";

/** The first place on a page where a term is named. */
export type PageTerm = {
  /** How the text that names it begins: its first characters tell it from the other texts of the page. */
  readonly start: string;
  readonly at: number;
  readonly length: number;
  /** The word as it stands there, with its meaning behind it. */
  readonly html: string;
};

const START_LENGTH = 60;
const allTerms = "Alle begrippen";

const escaped = (form: string) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** The plural stands at the end of a term, or of its first word: garanties van oorsprong. */
const formPattern = (form: string) =>
  form
    .split(" ")
    .map((word, index, words) =>
      index === 0 || index === words.length - 1 ? `${escaped(word)}(?:’s|s|n|en)?` : escaped(word),
    )
    .join(" ");
const entries = glossary.map((entry) => ({
  ...entry,
  // Beside a hyphen it is a part of another word.
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${entry.forms.map(formPattern).join("|")})(?![\\p{L}\\p{N}-])`, "iu"),
}));
type Entry = (typeof entries)[number];

/**
 * A button that opens its meaning without script: the browser shows it, closes it with Escape or a touch beside it, and
 * where it can it does so for a pointer that rests on the word.
 */
function termHtml({ id, term, meaning }: Entry, word: string): string {
  const place = `begrip-${id}`;
  return `<button type="button" class="term" popovertarget="${place}" interestfor="${place}">${escapeHtml(word)}</button><span class="term-meaning" id="${place}" popover><strong>${escapeHtml(term)}</strong> ${escapeHtml(keepTogether(meaning))} <a href="/begrippen#${id}">${allTerms}</a></span>`;
}

const blank = (text: string) => " ".repeat(text.length);
const longestFirst = entries.toSorted((one, other) => other.term.length - one.term.length);

type Place = { readonly text: number; readonly at: number; readonly length: number; readonly html: string };

/** Each term at the first place where it is named; a longer term goes before a shorter one inside it. */
function firstPlaces(texts: readonly string[]): Place[] {
  const open = [...texts];
  return longestFirst.flatMap((entry) => {
    const text = open.findIndex((words) => entry.pattern.test(words));
    const words = open[text];
    const match = words && entry.pattern.exec(words);
    if (!match) return [];
    const at = match.index;
    // A browser may break a line beside a button: the sign behind the word goes along with it.
    const [sign] = /^[.,;:?)]*/.exec(words.slice(at + match[0].length)) ?? [""];
    const word = match[0] + sign;
    open[text] = words.slice(0, at) + blank(word) + words.slice(at + word.length);
    return [{ text, at, length: word.length, html: termHtml(entry, word) }];
  });
}

const textMark = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)/g;

type Texts = string | { readonly text: string } | { readonly answer: string } | readonly Texts[];

/** The terms in the texts that a page shows as rich text, in the order in which it shows them. */
export function termsIn(...parts: readonly Texts[]): PageTerm[] {
  const texts = parts.flatMap(textsOf);
  return firstPlaces(texts.map((text) => text.replaceAll(textMark, blank))).map(({ text, ...place }) => ({
    start: (texts[text] ?? "").slice(0, START_LENGTH),
    ...place,
  }));
}

function textsOf(part: Texts): string[] {
  if (typeof part === "string") return [part];
  if ("text" in part) return [part.text];
  return "answer" in part ? [part.answer] : part.flatMap(textsOf);
}

// Headings, links and tables keep their words as they are.
const closed = /<(h[1-6]|a|table|dt|strong)\b[^>]*>[\s\S]*?<\/\1>|<[^>]+>/g;

/** The same in the HTML of a Markdown page. */
export const htmlWithTerms = (html: string): string =>
  firstPlaces([html.replaceAll(closed, blank)])
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, length, html: term }) => text.slice(0, at) + term + text.slice(at + length), html);
