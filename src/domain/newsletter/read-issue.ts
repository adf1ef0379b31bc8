import { ok, type Result, refused } from "#domain/result.ts";

type IssueLink = { readonly label: string; readonly path: string };
export type IssueBody = {
  readonly paragraphs: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly links: readonly IssueLink[];
  }[];
};

/** What is wrong with the text of an issue, and on which line, from 1. */
export type IssueFault = {
  readonly line: number;
  readonly code: "no-introduction" | "mark-unknown" | "link-misplaced" | "path-unknown";
};

const HEADING = /^## +(\S.*)$/;
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/;
/** What Markdown would make something else of: a mail shows words, headings and links that stand alone. */
const MARK = /^(?:#|>|\||```|[-*+] |\d+[.)] )|\*\*|__|`|!?\[[^\]]*\]\(|<[a-z/!]/i;

type Section = { title: string; paragraphs: string[]; links: IssueLink[] };
type Block = { readonly line: number; readonly text: string };

/** Reads the part of Markdown that a letter knows: paragraphs, headings of level 2, and links alone on their line. */
export function readIssue(source: string, isPath: (path: string) => boolean): Result<IssueBody, readonly IssueFault[]> {
  const paragraphs: string[] = [];
  const sections: Section[] = [];
  const faults: IssueFault[] = [];
  for (const { line, text } of blocksOf(source)) {
    const last = sections.at(-1);
    const [, title] = HEADING.exec(text) ?? [];
    const [, label, path] = LINK.exec(text) ?? [];
    if (title !== undefined) sections.push({ title, paragraphs: [], links: [] });
    else if (label !== undefined && path !== undefined) {
      if (!last) faults.push({ line, code: "link-misplaced" });
      else if (!isPath(path)) faults.push({ line, code: "path-unknown" });
      else last.links.push({ label, path });
    } else if (/\]\(/.test(text)) faults.push({ line, code: "link-misplaced" });
    else if (MARK.test(text)) faults.push({ line, code: "mark-unknown" });
    else (last?.paragraphs ?? paragraphs).push(text);
  }
  if (paragraphs.length === 0 && faults.length === 0) faults.push({ line: 1, code: "no-introduction" });
  return faults.length > 0 ? refused(faults) : ok({ paragraphs, sections });
}

/** Lines that follow each other are one block; a heading is one by itself. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; text: string } | null = null;
  for (const [at, raw] of source.split(/\r?\n/).entries()) {
    const text = raw.trim().replaceAll(/\s+/g, " ");
    if (text === "" || HEADING.test(text)) open = null;
    if (text === "") continue;
    if (open && !HEADING.test(text)) open.text = `${open.text} ${text}`;
    else {
      const block = { line: at + 1, text };
      blocks.push(block);
      open = HEADING.test(text) ? null : block;
    }
  }
  return blocks;
}
