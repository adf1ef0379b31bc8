import { createHash } from "node:crypto";
import type { IssueToSend } from "../../src/application/newsletter/send-issue.ts";
import { newsletterTopicWords } from "../../src/content/newsletter-topics.ts";
import { type IssueFault, readIssue } from "../../src/domain/newsletter/read-issue.ts";

type Link = IssueToSend["letter"]["action"];

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

  const read = readIssue(source.slice(match[0].length), isPath);
  if (!read.ok) {
    const [fault] = read.refusal;
    return refuse(`${sentences[fault?.code ?? "no-introduction"]} (line ${(fault?.line ?? 1) + linesOf(match[0])})`);
  }
  return {
    name,
    fingerprint: createHash("sha256").update(source).digest("hex"),
    topics,
    letter: {
      subject: field("subject"),
      preview: field("preview"),
      title: field("title"),
      ...read.value,
      action: checked({ label: field("action"), path: field("path") }),
    },
  };
}

const linesOf = (text: string) => text.split("\n").length - 1;

const sentences: Readonly<Record<IssueFault["code"], string>> = {
  "no-introduction": "it must begin with a paragraph.",
  "mark-unknown": "only paragraphs, headings of level 2 and links are known.",
  "link-misplaced": "a link stands alone on its line, below a heading.",
  "path-unknown": "a link leads to no page of this site.",
};
