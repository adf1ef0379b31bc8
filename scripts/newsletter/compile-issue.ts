import { createHash } from "node:crypto";
import { Marked, type Tokens } from "marked";
import type { IssueToSend } from "../../src/application/newsletter/send-issue.ts";
import { newsletterTopicWords } from "../../src/content/newsletter-topics.ts";

type Section = IssueToSend["letter"]["sections"][number];
type Link = Section["links"][number];

/** Turns one Markdown file into an issue, or throws a sentence that says what to repair. */
export function compileIssue(name: string, source: string, isPath: (path: string) => boolean): IssueToSend {
  const refuse = (fault: string): never => {
    throw new Error(`src/content/newsletters/${name}.md: ${fault}`);
  };
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source) ?? refuse("it must begin with front matter.");
  const fields = new Map(
    (match[1] ?? "").split(/\r?\n/).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const field = (key: string) => fields.get(key) || refuse(`the front matter lacks '${key}'.`);
  const checked = (link: Link): Link => (isPath(link.path) ? link : refuse(`'${link.path}' is no page of this site.`));
  const topics = field("topics")
    .split(",")
    .map((word) => {
      const known = newsletterTopicWords.find(({ value }) => value === word.trim());
      return known?.topic ?? refuse(`the topic '${word.trim()}' is unknown.`);
    });

  const intro: string[] = [];
  const sections: { title: string; paragraphs: string[]; links: Link[] }[] = [];
  for (const token of new Marked({ gfm: true }).lexer(source.slice(match[0].length))) {
    const last = sections.at(-1);
    if (token.type === "space") continue;
    if (token.type === "heading" && token["depth"] === 2) {
      sections.push({ title: token["text"], paragraphs: [], links: [] });
    } else if (token.type === "paragraph") {
      const link = soleLink(token as Tokens.Paragraph);
      const text = plain(token as Tokens.Paragraph);
      if (link && last) last.links.push(checked(link));
      else if (link || text === null)
        refuse(`a link stands alone on its line, below a heading: '${token.raw.trim()}'.`);
      else (last?.paragraphs ?? intro).push(text);
    } else {
      refuse(`only paragraphs, headings of level 2 and links are known, found '${token.raw.trim()}'.`);
    }
  }
  if (intro.length === 0) refuse("it must begin with a paragraph.");
  return {
    name,
    fingerprint: createHash("sha256").update(source).digest("hex"),
    topics,
    letter: {
      subject: field("subject"),
      preview: field("preview"),
      title: field("title"),
      paragraphs: intro,
      sections,
      action: checked({ label: field("action"), path: field("path") }),
    },
  };
}

function soleLink({ tokens }: Tokens.Paragraph): Link | null {
  const [only, ...rest] = tokens;
  return only?.type === "link" && rest.length === 0 ? { label: only["text"], path: only["href"] } : null;
}

/** Words without marks: a mail shows none. */
function plain({ tokens }: Tokens.Paragraph): string | null {
  if (tokens.some(({ type }) => type !== "text" && type !== "escape")) return null;
  return tokens
    .map((token) => ("text" in token ? token.text : ""))
    .join("")
    .replaceAll(/\s+/g, " ");
}
