import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import { definitionOf, isFormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import type { AnswerRules } from "#domain/forms/parse-answer.ts";
import { contradictionsIn, type Faults, parseStep } from "#domain/forms/parse-step.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type SavePorts = { readonly store: Store; readonly clock: Clock };
export type SaveStepRefusal = { readonly code: "form-unknown" } | { readonly code: "form-signed" };

/**
 * Keeps what can be kept of one step and tells what is wrong with the rest. Fields of other steps, or of no form at
 * all, are not looked at.
 */
export async function saveStep(
  { store, clock }: SavePorts,
  uid: string,
  input: { readonly id: string; readonly step: number; readonly typed: Answers; readonly rules: AnswerRules },
): Promise<Result<{ readonly faults: Faults }, SaveStepRefusal>> {
  const form = await store.forms.find(uid, input.id);
  if (!form || !isFormKind(form.kind)) return refused({ code: "form-unknown" });
  if (form.state === "signed") return refused({ code: "form-signed" });
  const definition = definitionOf(form.kind);
  const step = definition.steps[input.step];
  if (!step) return refused({ code: "form-unknown" });

  const { kept, faults } = parseStep(step, input.typed, input.rules);
  const answers = { ...form.answers, ...kept };
  const isSaved = await store.forms.updateDraft({ ...form, answers, updatedAt: later(clock.now(), form.createdAt) });
  if (!isSaved) return refused({ code: "form-signed" });
  return ok({ faults: { ...contradictionsIn(definition, step, answers), ...faults } });
}

/** A draft that was touched differs from one that was not, also within the same millisecond. */
const later = (now: Date, createdAt: Date): Date => new Date(Math.max(now.getTime(), createdAt.getTime() + 1));
