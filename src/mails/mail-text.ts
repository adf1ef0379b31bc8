import type { mailFrame } from "#content/mails/mail-frame.ts";
import type { MailLink, MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { mailUrl } from "#mails/mail-url.ts";

const LINE_LENGTH = 72;

/** The same mail for who reads text alone: nothing of the html is left out. */
export function mailText(site: Site, words: MailWords, frame: ReturnType<typeof mailFrame>): string {
  const link = ({ label, path }: MailLink) => `${wrap(`${label}:`)}\n${mailUrl(site, path)}`;
  const { notYou } = words;
  return [
    site.name,
    `${wrap(words.title)}\n${"=".repeat(Math.min(words.title.length, LINE_LENGTH))}`,
    ...words.paragraphs.map(wrap),
    words.facts?.map(({ name, value }) => `${oneLine(name)}: ${oneLine(value)}`).join("\n"),
    words.quote?.map((line) => `> ${oneLine(line)}`.trimEnd()).join("\n"),
    ...(words.sections ?? []).flatMap(({ title, paragraphs, links }) => [
      `${wrap(title)}\n${"-".repeat(Math.min(title.length, LINE_LENGTH))}`,
      ...paragraphs.map(wrap),
      ...links.map(link),
    ]),
    link(words.action),
    ...(words.after ?? []).map(wrap),
    ...(words.links ?? []).map(link),
    notYou && `${wrap(notYou.title)}\n${wrap(notYou.text)}`,
    notYou?.link && link(notYou.link),
    // Readers know this line as the start of a signature.
    `-- \n${wrap(words.why)}`,
    words.unsubscribe && link(words.unsubscribe),
    wrap(`${frame.never} ${frame.automatic}`),
    frame.operator.join("\n"),
    [frame.contact, frame.privacy].map(link).join("\n"),
  ]
    .filter((part) => part !== undefined)
    .join("\n\n")
    .concat("\n");
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of oneLine(text).split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}
