import { issueOfDraft } from "#application/newsletter/drafts.ts";
import type { NewsletterDraft } from "#application/ports/mail/newsletter.ts";
import { newsletterTopicWords } from "#content/newsletter-topics.ts";
import { issueWords, sayIssueFaults } from "#content/pages/back-office/newsletter.ts";
import { type FormAnswer, textOf } from "#web/forms/form-answer.ts";

const issueFields = ["onderwerp", "voorproef", "titel", "tekst", "knop", "pad"] as const;
export type IssueField = (typeof issueFields)[number];
export const TOPIC_FIELD = "voor";

const LENGTHS: Readonly<Record<IssueField, number>> = {
  onderwerp: 120,
  voorproef: 200,
  titel: 120,
  tekst: 20_000,
  knop: 60,
  pad: 200,
};

export const lengthOf = (field: IssueField): number => LENGTHS[field];

export const isIssueName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(name);
const isPath = (path: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(path);

type Draft = Omit<NewsletterDraft, "updatedAt">;

/** What the form of an issue says, or what is wrong with it. */
export function readIssueForm(
  name: string,
  form: FormData,
): { readonly ok: true; readonly value: Draft } | { readonly ok: false; readonly answer: FormAnswer } {
  const text = (field: IssueField) => textOf(form, field).replaceAll("\0", "").trim();
  const typed = Object.fromEntries(issueFields.map((field) => [field, text(field)]));
  const topics = newsletterTopicWords.flatMap(({ topic, value }) =>
    form.has(`${TOPIC_FIELD}-${value}`) ? [topic] : [],
  );
  const faults: Record<string, string> = {};
  for (const field of issueFields) {
    if (text(field) === "") faults[field] = issueWords.missing;
    else if (text(field).length > LENGTHS[field]) faults[field] = issueWords.tooLong;
  }
  if (!faults["pad"] && !isPath(text("pad"))) faults["pad"] = issueWords.pathFault;
  const draft: Draft = {
    name,
    subject: text("onderwerp"),
    preview: text("voorproef"),
    title: text("titel"),
    body: text("tekst"),
    topics,
    actionLabel: text("knop"),
    actionPath: text("pad"),
  };
  const issue = faults["tekst"] ? null : issueOfDraft({ ...draft, updatedAt: new Date(0) }, isPath);
  if (issue && !issue.ok) faults["tekst"] = sayIssueFaults(issue.refusal);
  const notice = topics.length === 0 ? issueWords.topicsMissing : null;
  if (Object.keys(faults).length === 0 && notice === null) return { ok: true, value: draft };
  return { ok: false, answer: { typed: { ...typed, [TOPIC_FIELD]: topics.join(" ") }, faults, notice } };
}
