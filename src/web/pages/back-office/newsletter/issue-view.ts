import { type DraftedIssue, issueOfDraft } from "#application/newsletter/drafts.ts";
import { sayProgress } from "#content/pages/back-office/newsletter.ts";
import { TOPIC_FIELD } from "#web/pages/back-office/newsletter/issue-form.ts";

/** What the page of an issue shows: its fields, its letter when it makes one, and what may be done with it. */
export function issueView(draft: DraftedIssue | null, mayAct: boolean) {
  const typed: Record<string, string> =
    draft === null
      ? { [TOPIC_FIELD]: "tariffs rules examples" }
      : {
          onderwerp: draft.subject,
          voorproef: draft.preview,
          titel: draft.title,
          tekst: draft.body,
          knop: draft.actionLabel,
          pad: draft.actionPath,
          [TOPIC_FIELD]: draft.topics.join(" "),
        };
  const issue = draft && issueOfDraft(draft);
  const state = draft?.progress?.state ?? null;
  const isReady = mayAct && issue?.ok;
  return {
    typed,
    state: sayProgress(draft?.progress ?? null),
    letter: issue?.ok ? issue.value.letter : null,
    mayEdit: mayAct && state === null,
    acts: isReady
      ? ([
          "test",
          ...(state === null ? (["send"] as const) : []),
          ...(state === "paused" ? (["resume"] as const) : []),
          ...(state === "sending" ? (["pause"] as const) : []),
        ] as const)
      : [],
  };
}
