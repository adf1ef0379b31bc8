import type { Clock } from "#application/ports/clock.ts";
import type { NewsletterIssue } from "#application/ports/mail/mailed-facts.ts";
import type { IssueProgress } from "#application/ports/mail/newsletter.ts";
import type { Seals } from "#application/ports/security/seals.ts";
import type { Store } from "#application/ports/store.ts";
import { NEWSLETTER_SEAL } from "#domain/newsletter/subscription-key.ts";
import { newsletterTopics } from "#domain/newsletter/topics.ts";
import { ok, type Result, refused } from "#domain/result.ts";

/** So many readers at a time: few enough that a pause is soon heard, and mail of others never waits long. */
const READERS_AT_ONCE = 25;

type Ports = { readonly store: Store; readonly seals: Seals; readonly clock: Clock };

export type IssueToSend = {
  /** The name of its file, by which it is known for ever. */
  readonly name: string;
  readonly fingerprint: string;
  readonly topics: readonly string[];
  readonly letter: NewsletterIssue;
};

export type SendRefusal = { readonly code: "issue-finished" } | { readonly code: "issue-changed" };

type Steps = {
  /** Sends what waits in the outbox; false when the mail server does not answer. */
  readonly deliver: () => Promise<boolean>;
  readonly onProgress: (progress: IssueProgress) => void;
  readonly mayGoOn: () => boolean;
  /** Broken off, it stays as being sent, for whoever goes on with it; else it is paused. */
  readonly isLeftOpen?: boolean;
};

/**
 * Hands an issue over to the outbox, some readers at a time: who got it is noted in the transaction that writes the mail,
 * so that an end at any moment leaves nobody out and nobody with two. Called again, it goes on where it stopped.
 */
export async function sendIssue(
  { store, seals, clock }: Ports,
  { name, fingerprint, topics, letter }: IssueToSend,
  { deliver, onProgress, mayGoOn, isLeftOpen = false }: Steps,
): Promise<Result<IssueProgress, SendRefusal>> {
  await store.subscriptions.adoptAccounts("newsletter", newsletterTopics, clock.now());
  const found = await store.newsletterSends.start(name, fingerprint, topics);
  if (found.state === "finished") return refused({ code: "issue-finished" });
  if (found.fingerprint !== fingerprint) return refused({ code: "issue-changed" });
  // What an operator started on screen says so already, and may have been paused since.
  if (!isLeftOpen) await store.newsletterSends.setState(name, "sending");

  const progress = async () => (await store.newsletterSends.progress(name, topics)) ?? found;
  for (let now = found; ; now = await progress()) {
    onProgress(now);
    const isServerThere = await deliver();
    const isBrokenOff = !mayGoOn() || !isServerThere;
    if (isBrokenOff && isLeftOpen) break;
    if (isBrokenOff) await store.newsletterSends.setState(name, "paused");
    // Asked again: it may have been paused elsewhere meanwhile.
    const { state, left } = await progress();
    if (state === "paused") break;
    if (left === 0) {
      await store.newsletterSends.setState(name, "finished");
      break;
    }
    await store.transaction(async ({ newsletterSends, outbox }) => {
      for (const { id, email } of await newsletterSends.takeNext(name, topics, READERS_AT_ONCE)) {
        await outbox.add({ kind: "newsletter", to: email, key: seals.seal(NEWSLETTER_SEAL, id), ...letter });
      }
    });
  }
  const last = await progress();
  onProgress(last);
  return ok(last);
}
