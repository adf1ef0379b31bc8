import type { RouterContextProvider } from "react-router";
import { loadForm } from "#application/forms/load-form.ts";
import { formWords } from "#content/forms/form-texts.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { paperWords } from "#content/pages/accounts/papers.ts";
import { definitionOf, type FormKind, isFormKind } from "#domain/forms/form-definitions.ts";
import type { AnswerRules } from "#domain/forms/parse-answer.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ownContext } from "#web/pages/accounts/own-context.ts";

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly url: URL; readonly params: { id?: string } };

/** A paper of who asks; another's is as unknown as one that never was. */
export async function findPaper({ context, url, params }: Asked) {
  const own = ownContext(context);
  const form = await loadForm(own.ports, own.uid, params.id ?? "");
  if (!form || !isFormKind(form.kind)) throw pageNotFound(url);
  const kind: FormKind = form.kind;
  return { ...own, form, kind, definition: definitionOf(kind), place: `/account/formulieren/${form.id}` };
}

/** The head of a page about one paper, and the names of its steps. */
export function paperPage(kind: FormKind, { steps }: Pick<ReturnType<typeof definitionOf>, "steps">) {
  const { describePaper, trail, eyebrow, back, step } = paperWords;
  const { title: paper, steps: words } = formWords(kind);
  const nameOf = (key: string) => words[key]?.title ?? "";
  return {
    paper,
    headOf: (title: string) => ({ title: `${title}: ${paper}`, description: describePaper(paper), trail }),
    heroOf: (title: string, lead: string) => ({ eyebrow, title, lead, back }),
    nameOf,
    names: [...steps.map(({ key }) => ({ label: nameOf(key) })), { label: step.check }],
  };
}

export const answerRules = (today: string): AnswerRules => ({
  // The clock's day has the form of a CalendarDay.
  today: today as CalendarDay,
  numberRemoved: nationalNumberRemoved,
});
