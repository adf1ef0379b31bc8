import type { RouterContextProvider } from "react-router";
import { loadForm } from "#application/forms/load-form.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
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

export const answerRules = (today: string): AnswerRules => ({
  // The clock's day has the form of a CalendarDay.
  today: today as CalendarDay,
  numberRemoved: nationalNumberRemoved,
});
