import type { StoredForm } from "#application/ports/store.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formWords } from "#content/forms/form-texts.ts";
import { isFormKind } from "#domain/forms/form-definitions.ts";

/** A paper as a line of a list. */
export function summarisePaper({ id, kind, state, signedAt, updatedAt }: StoredForm) {
  return {
    id,
    title: isFormKind(kind) ? formWords(kind).title : kind,
    state,
    moment: formatMoment(signedAt ?? updatedAt),
  };
}

export type PaperSummary = ReturnType<typeof summarisePaper>;
