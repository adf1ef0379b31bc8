import { Marked, type Token, type Tokens, type TokensList } from "marked";
import { pageFigureNames } from "../../src/content/energy/page-figures.ts";
import { isPictureName, type PictureName, pictureNames } from "../../src/content/generic-pictures.ts";
import { measureReading, sentencesOf, wordsOf } from "../reading/measure-reading.ts";
import { textsOfMarkdown } from "../reading/read-content.ts";
import { anchorOf } from "./anchor-of.ts";
import { definitionList } from "./markdown-definition-list.ts";

export type CompiledPage = {
  head: { title: string; description: string };
  updated: string;
  picture: PictureName;
  contents: { id: string; title: string }[];
  html: string;
};

const DESCRIPTION_LENGTH = { min: 110, max: 160 };
/** Flesch-Douma: below it a text is for who studied the subject. */
const SCORE_MIN = 50;
const SENTENCE_WORDS_MAX = 30;
const PLACEHOLDERS = new Set(["site.name", ...pageFigureNames].map((name) => `{{${name}}}`));

/** Turns one Markdown file into a page, or throws a sentence that says what to repair. */
export function compileMarkdownPage(file: string, source: string, isPath: (path: string) => boolean): CompiledPage {
  const refuse = (fault: string): never => {
    throw new Error(`src/content/generic/${file}: ${fault}`);
  };
  const { fields, body } = readFrontMatter(source, refuse);
  const marked = new Marked({ gfm: true, extensions: [definitionList] });
  const tokens = marked.lexer(body);
  const headings = readHeadings(tokens, refuse);
  const anchors = new Set(headings.map(({ id }) => id));

  marked.walkTokens(tokens, (token) => {
    if (token.type === "html") refuse(`raw HTML is not allowed, found '${token.raw.trim()}'.`);
    if (token.type === "link") checkLink(token.href, isPath, anchors, refuse);
  });
  for (const [placeholder] of source.matchAll(/\{\{.*?\}\}/g)) {
    if (!PLACEHOLDERS.has(placeholder)) refuse(`the placeholder '${placeholder}' is unknown.`);
  }

  checkReading(textsOfMarkdown(source), refuse);

  let headingIndex = 0;
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const id = headings[headingIndex++]?.id;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  return {
    head: { title: fields.title, description: fields.description },
    updated: fields.updated,
    picture: fields.picture,
    contents: headings.filter(({ depth }) => depth === 2).map(({ id, title }) => ({ id, title })),
    html: marked.parser(tokens),
  };
}

type Refuse = (fault: string) => never;
type FrontMatter = { title: string; description: string; updated: string; picture: PictureName };

function readFrontMatter(source: string, refuse: Refuse): { fields: FrontMatter; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  const lines = match?.[1]?.split(/\r?\n/) ?? refuse("it must begin with front matter between two lines of '---'.");
  const found = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon > 0) found.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const field = (name: string) => found.get(name) || refuse(`the front matter lacks '${name}'.`);
  const picture = field("picture");
  if (!isPictureName(picture)) return refuse(`there is no picture '${picture}': choose ${pictureNames.join(", ")}.`);
  const fields = { title: field("title"), description: field("description"), updated: field("updated"), picture };
  const { length } = fields.description;
  if (length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max) {
    const { min, max } = DESCRIPTION_LENGTH;
    refuse(`the description must have ${min} to ${max} characters, it has ${length}.`);
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(fields.updated)) refuse(`'updated' must be a day such as 2026-11-15.`);
  return { fields, body: source.slice(match?.[0].length) };
}

type Heading = { id: string; title: string; depth: number };

/** The page's title is its only h1 and stands outside the Markdown, so the text begins at h2 and skips no level. */
function readHeadings(tokens: TokensList, refuse: Refuse): Heading[] {
  const headings: Heading[] = [];
  let depthBefore = 1;
  for (const token of tokens) {
    if (token.type !== "heading") continue;
    const { depth } = token as Tokens.Heading;
    const title = plainText(token);
    if (depth < 2 || depth > depthBefore + 1) {
      refuse(`the heading '${title}' has level ${depth}; headings start at level 2 and skip none.`);
    }
    const id = anchorOf(title);
    if (headings.some((heading) => heading.id === id)) refuse(`the heading '${title}' occurs twice.`);
    headings.push({ id, title, depth });
    depthBefore = depth;
  }
  return headings;
}

function checkLink(href: string, isPath: (path: string) => boolean, anchors: ReadonlySet<string>, refuse: Refuse) {
  const [path = "", anchor = ""] = href.split("#");
  if (href.startsWith("#")) {
    if (!anchors.has(anchor)) refuse(`the link '${href}' points to no heading of this page.`);
  } else if (href.startsWith("/")) {
    if (!isPath(path)) refuse(`the link '${href}' points to no page of this site.`);
  } else if (!/^(https:\/\/|mailto:)/.test(href)) {
    refuse(`the link '${href}' must begin with '/', '#', 'https://' or 'mailto:'.`);
  }
}

function checkReading(texts: readonly string[], refuse: Refuse): void {
  const long = texts.flatMap(sentencesOf).find((sentence) => wordsOf(sentence).length > SENTENCE_WORDS_MAX);
  if (long) refuse(`this sentence has more than ${SENTENCE_WORDS_MAX} words: '${long}'.`);
  const { score } = measureReading(texts);
  if (score < SCORE_MIN) refuse(`it is hard to read: it scores ${score} where ${SCORE_MIN} is asked.`);
}

function plainText(token: Token): string {
  if ("items" in token && Array.isArray(token.items)) return token.items.map(plainText).join(" ");
  if ("tokens" in token && token.tokens) return token.tokens.map(plainText).join("");
  return "text" in token ? token.text : "";
}
