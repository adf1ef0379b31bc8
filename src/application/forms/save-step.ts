import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import { definitionOf, isFormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import type { AnswerRules } from "#domain/forms/parse-answer.ts";
import { contradictionsIn, type Faults, parseStep } from "#domain/forms/parse-step.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type SavePorts = { readonly store: Store; readonly clock: Clock };
export type SaveStepRefusal = { readonly code: "form-unknown" } | { readonly code: "form-signed" };

const TRIES = 20;

/**
 * Keeps what can be kept of one step and tells what is wrong with the rest. Fields of other steps, or of no form at
 * all, are not looked at.
 */
export async function saveStep(
  ports: SavePorts,
  uid: string,
  input: { readonly id: string; readonly step: number; readonly typed: Answers; readonly rules: AnswerRules },
  tries = TRIES,
): Promise<Result<{ readonly faults: Faults }, SaveStepRefusal>> {
  const { store, clock } = ports;
  const form = await store.forms.find(uid, input.id);
  if (!form || !isFormKind(form.kind)) return refused({ code: "form-unknown" });
  if (form.state === "signed") return refused({ code: "form-signed" });
  const definition = definitionOf(form.kind);
  const step = definition.steps[input.step];
  if (!step) return refused({ code: "form-unknown" });

  const { kept, faults } = parseStep(step, input.typed, input.rules);
  const answers = { ...form.answers, ...kept };
  const changed = { ...form, answers, updatedAt: later(clock.now(), form.updatedAt) };
  if (!(await store.forms.updateDraft(changed, form))) {
    // Another tab was first: its answers stay, and these join them.
    if (tries > 1) return saveStep(ports, uid, input, tries - 1);
    throw new Error("A paper was changed again and again while a step was saved.");
  }
  return ok({ faults: { ...contradictionsIn(definition, step, answers), ...faults } });
}

/** Every change has a moment of its own, also within the same millisecond. */
const later = (now: Date, before: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1));
