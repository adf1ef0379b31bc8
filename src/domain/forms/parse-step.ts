import { type Answers, type FormDefinition, type FormStep, isAsked } from "#domain/forms/form-field.ts";
import { type AnswerRefusal, type AnswerRules, parseAnswer } from "#domain/forms/parse-answer.ts";

export type Faults = Readonly<Record<string, AnswerRefusal>>;

/** What of a step can be kept, and what is wrong with the rest. Only the step's own fields are looked at. */
export function parseStep(step: FormStep, typed: Answers, rules: AnswerRules) {
  const kept: Record<string, string> = {};
  const faults: Record<string, AnswerRefusal> = {};
  for (const field of step.fields) {
    const answer = parseAnswer(field, typed[field.key] ?? "", rules);
    if (!isAsked(field, typed)) kept[field.key] = "";
    else if (answer.ok) kept[field.key] = answer.value;
    else faults[field.key] = answer.refusal;
  }
  return { kept, faults };
}

/** What still stands in the way of signing, by step. A day that was still to come may have passed since the draft was kept. */
export function findGaps(definition: FormDefinition, answers: Answers, rules: AnswerRules): readonly Faults[] {
  return definition.steps.map((step) => ({
    ...contradictionsIn(definition, step, answers),
    ...parseStep(step, answers, rules).faults,
  }));
}

/** What does not go together, as far as this step can mend it. */
export function contradictionsIn(definition: FormDefinition, step: FormStep, answers: Answers): Faults {
  const keys = new Set(step.fields.map(({ key }) => key));
  const all = definition.contradictions?.(answers) ?? {};
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.has(key)));
}

export const isComplete = (gaps: readonly Faults[]): boolean =>
  gaps.every((faults) => Object.keys(faults).length === 0);

/** The first step that still lacks something; the check page comes after the last. */
export const nextStep = (gaps: readonly Faults[]): number => {
  const open = gaps.findIndex((faults) => Object.keys(faults).length > 0);
  return open === -1 ? gaps.length : open;
};
