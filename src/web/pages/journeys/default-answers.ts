import type { ResultView } from "#web/calculations/result-view.ts";
import type { JourneyField } from "#web/forms/queries/journey-query.ts";

/**
 * Whatever the sum would take for them, a step does not go on without these. An inverter is as large as the panels, which are
 * typed on the same step, so that a number here would be that of another roof.
 */
const mustBeTold = new Set<string>(["postcode", "kwp", "vermogen", "omvormer"] satisfies JourneyField[]);

/** A yearly use follows from who lives or works there, which is asked on the same step. */
const uses: Partial<Record<string, readonly JourneyField[]>> = {
  verbruik: ["personen", "auto", "warmtepomp", "handel"],
  eigenverbruik: ["eigen-personen", "eigen-auto", "eigen-warmtepomp", "eigen-handel"],
};

export type DefaultAnswers = Partial<Record<string, string>>;

/** What counts where a question stays open; an empty text where that follows from answers that nobody gave yet. */
export function defaultAnswersOf(
  view: Pick<ResultView, "assumptions"> | null,
  answers: URLSearchParams,
): DefaultAnswers {
  return Object.fromEntries(
    (view?.assumptions ?? []).flatMap(({ field, value }) => {
      if (field === null || mustBeTold.has(field)) return [];
      const isKnown = uses[field]?.some((name) => answers.has(name)) ?? true;
      return [[field, isKnown ? value : ""]];
    }),
  );
}
