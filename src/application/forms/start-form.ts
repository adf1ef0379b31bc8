import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store, StoredForm } from "#application/ports/store.ts";
import { definitionOf, type FormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type StartPorts = { readonly store: Store; readonly clock: Clock; readonly ids: Ids };
export type StartFormRefusal = { readonly code: "too-many-drafts"; readonly max: number };

const DRAFTS_MAX = 20;

/** Begins a paper with what is already known; an untouched draft of the same kind is gone on with instead. */
export async function startForm(
  { store, clock, ids }: StartPorts,
  uid: string,
  input: { readonly kind: FormKind; readonly textVersion: string; readonly known: Answers },
): Promise<Result<StoredForm, StartFormRefusal>> {
  const drafts = (await store.forms.list(uid)).filter(({ state }) => state === "draft");
  const untouched = drafts.find(
    ({ kind, createdAt, updatedAt }) => kind === input.kind && createdAt.getTime() === updatedAt.getTime(),
  );
  if (untouched) return ok(untouched);
  if (drafts.length >= DRAFTS_MAX) return refused({ code: "too-many-drafts", max: DRAFTS_MAX });

  const keys = new Set(definitionOf(input.kind).steps.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const answers = Object.fromEntries(Object.entries(input.known).filter(([key]) => keys.has(key)));
  const now = clock.now();
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
    createdAt: now,
    updatedAt: now,
  };
  await store.forms.insert(form);
  return ok(form);
}
