import { useQuestions } from "#web/pages/calculators/questions.ts";

/** The id of the one form: fields and buttons further down the page belong to it too. */
export const SITUATION_FORM = "situatie";

const doors = Object.values(useQuestions).map(({ door, known }) => ({ door, known }));

/** What a form tells, without blanks and without the answer behind a door that was left again. */
export function queryOf(form: HTMLFormElement, pressed: HTMLElement | null = null): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form, pressed)) {
    if (typeof value === "string" && value.trim() !== "") params.set(name, value.trim());
  }
  for (const { door, known } of doors) {
    if (params.get(door) === "vraag") params.delete(known);
    else params.delete(door);
  }
  return params.toString();
}

/** Writes texts into the fields that carry their names; the fields read them from the page itself. */
export function fillForm(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = text;
    else if (field instanceof HTMLSelectElement) field.value = text;
    else if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = text === "ja";
    else if (field instanceof HTMLInputElement && field.value !== text) field.value = text;
  }
}
