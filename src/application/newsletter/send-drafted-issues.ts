import { issueOfDraft } from "#application/newsletter/drafts.ts";
import { sendIssue } from "#application/newsletter/send-issue.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Seals } from "#application/ports/security/seals.ts";
import type { Store } from "#application/ports/store.ts";

type Ports = { readonly store: Store; readonly seals: Seals; readonly clock: Clock };
type Steps = { readonly deliver: () => Promise<boolean>; readonly mayGoOn: () => boolean };

/** Goes on with every issue that an operator started on screen. One that is broken off goes on at the next call. */
export async function sendDraftedIssues(ports: Ports, steps: Steps): Promise<void> {
  for (const draft of await ports.store.newsletterDrafts.sending()) {
    const issue = issueOfDraft(draft);
    if (issue.ok) await sendIssue(ports, issue.value, { ...steps, onProgress: () => {}, isLeftOpen: true });
  }
}
