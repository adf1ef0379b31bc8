import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store, StoredForm } from "#application/ports/store.ts";
import { sideOf } from "#domain/contracts/agreement.ts";
import { definitionOf, type FormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type StartPorts = { readonly store: Store; readonly clock: Clock; readonly ids: Ids };
export type StartFormRefusal = { readonly code: "too-many-drafts"; readonly max: number };

export const DRAFTS_MAX = 20;

/** Begins a paper with what is already known; an untouched draft of its kind for the same agreement is gone on with instead. */
export async function startForm(
  { store, clock, ids }: StartPorts,
  uid: string,
  input: {
    readonly kind: FormKind;
    readonly textVersion: string;
    readonly known: Answers;
    /** The agreement whose dossier asks for it; another's is none. */
    readonly agreementId?: string | null;
  },
): Promise<Result<StoredForm, StartFormRefusal>> {
  const keys = new Set(definitionOf(input.kind).steps.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const answers = Object.fromEntries(Object.entries(input.known).filter(([key]) => keys.has(key)));
  const now = clock.now();
  const agreementId = await ownAgreementId(store, uid, input.agreementId ?? null);
  const form: StoredForm = {
    id: ids.next(),
    uid,
    kind: input.kind,
    state: "draft",
    answers,
    textVersion: input.textVersion,
    signedName: null,
    signedAt: null,
    documentHash: null,
    paperSignedOn: null,
    agreementId,
    createdAt: now,
    updatedAt: now,
  };
  const begun = await store.forms.insert(form, DRAFTS_MAX);
  if (!begun) return refused({ code: "too-many-drafts", max: DRAFTS_MAX });
  if (begun.id === form.id) return ok(begun);
  // What is known may have changed since; its moment stays, so that it counts as untouched.
  const refreshed = { ...begun, answers, textVersion: input.textVersion };
  return ok((await store.forms.updateDraft(refreshed, begun)) ? refreshed : begun);
}

async function ownAgreementId(store: Store, uid: string, id: string | null): Promise<string | null> {
  const found = id === null ? null : await store.contracts.find(id);
  return found && sideOf(found, uid) ? found.id : null;
}
