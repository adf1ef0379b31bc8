import type { IssueToSend } from "#application/newsletter/send-issue.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { IssueProgress, NewsletterDraft } from "#application/ports/mail/newsletter.ts";
import type { Seals } from "#application/ports/security/seals.ts";
import type { Store } from "#application/ports/store.ts";
import { type IssueFault, readIssue } from "#domain/newsletter/read-issue.ts";
import { NEWSLETTER_SEAL } from "#domain/newsletter/subscription-key.ts";
import { newsletterTopics } from "#domain/newsletter/topics.ts";
import { ok, type Result } from "#domain/result.ts";

type Ports = { readonly store: Store; readonly clock: Clock; readonly seals: Seals };
type Parts = Pick<Ports, "store">;

export type DraftedIssue = NewsletterDraft & { readonly progress: IssueProgress | null };

/** How far an issue is; null before its sending began. */
export const issueProgress = (
  { store }: Parts,
  { name, topics }: Pick<IssueToSend, "name" | "topics">,
): Promise<IssueProgress | null> => store.newsletterSends.progress(name, topics);

const withProgress = async (ports: Parts, draft: NewsletterDraft): Promise<DraftedIssue> => ({
  ...draft,
  progress: await issueProgress(ports, draft),
});

/** What operators wrote, the last changed first, and how far each is. */
export async function listDrafts(ports: Parts): Promise<readonly DraftedIssue[]> {
  const drafts = await ports.store.newsletterDrafts.list();
  return Promise.all(drafts.map((draft) => withProgress(ports, draft)));
}

export async function readDraft(ports: Parts, name: string): Promise<DraftedIssue | null> {
  const draft = await ports.store.newsletterDrafts.find(name);
  return draft && withProgress(ports, draft);
}

/** False when its sending began: what readers got is not changed afterwards. */
export const saveDraft = (
  { store, clock }: Pick<Ports, "store" | "clock">,
  draft: Omit<NewsletterDraft, "updatedAt">,
): Promise<boolean> => store.newsletterDrafts.save({ ...draft, updatedAt: clock.now() });

const anyPath = (path: string) => path.startsWith("/");

const fingerprintOf = (updatedAt: Date) => `draft ${updatedAt.toISOString()}`;

/** The letter that a draft makes, or what is wrong with its text. */
export function issueOfDraft(
  draft: NewsletterDraft,
  isPath: (path: string) => boolean = anyPath,
): Result<IssueToSend, readonly IssueFault[]> {
  const { name, subject, preview, title, body, topics, actionLabel, actionPath, updatedAt } = draft;
  const read = readIssue(body, isPath);
  if (!read.ok) return read;
  const letter = { subject, preview, title, ...read.value, action: { label: actionLabel, path: actionPath } };
  return ok({ name, fingerprint: fingerprintOf(updatedAt), topics, letter });
}

/** As somebody gets it. Its link to end the subscription is of nobody. */
export const testMail = ({ seals }: Pick<Ports, "seals">, issue: IssueToSend, to: string) =>
  ({ kind: "newsletter", to, key: seals.seal(NEWSLETTER_SEAL, "test"), ...issue.letter }) as const;

/** To the operator's own mailbox. */
export async function sendTestIssue(ports: Pick<Ports, "store" | "seals">, issue: IssueToSend, to: string) {
  await ports.store.outbox.add(testMail(ports, issue, to));
}

/**
 * From now on, or again, it goes to its readers, in whichever process runs the schedule. False when it was sent already,
 * or when another text was saved since this one was read.
 */
export async function startIssue(
  { store, clock }: Pick<Ports, "store" | "clock">,
  issue: IssueToSend,
): Promise<boolean> {
  await store.subscriptions.adoptAccounts("newsletter", newsletterTopics, clock.now());
  return store.transaction(async ({ newsletterDrafts, newsletterSends }) => {
    const draft = await newsletterDrafts.hold(issue.name);
    if (draft === null || fingerprintOf(draft.updatedAt) !== issue.fingerprint) return false;
    const { state, fingerprint } = await newsletterSends.start(issue.name, issue.fingerprint, issue.topics);
    if (state === "finished" || fingerprint !== issue.fingerprint) return false;
    await newsletterSends.setState(issue.name, "sending");
    return true;
  });
}
