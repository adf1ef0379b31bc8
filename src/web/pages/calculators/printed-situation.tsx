import { memo } from "react";
import type { QuestionWords } from "#content/pages/calculators/question-words.ts";
import { calculationPath } from "#web/calculations/calculation-link.ts";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { useShell } from "#web/shell.ts";

type PrintedSituationProps = { page: CalculatorPage; outcome: CalculatorOutcome };

/** On paper, in place of the form: what the visitor told, and the address that opens it again. */
export const PrintedSituation = memo(function PrintedSituation({ page, outcome }: PrintedSituationProps) {
  const { site } = useShell();
  const { side, variant } = page.givens;
  const params = new URLSearchParams(outcome.address ?? "");
  const told = [...params.keys()].flatMap((name) => {
    const words: QuestionWords | undefined = page.questions[name as keyof CalculatorPage["questions"]];
    return words ? [{ name: words.label, value: textOf(params.get(name) ?? "", words) }] : [];
  });
  return (
    <div className="hidden print:block">
      <h2 className="font-display font-semibold text-h4">{page.form.printed}</h2>
      <dl className="mt-2 columns-2 gap-x-8 text-small">
        {told.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-1">
            <dt>{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 break-all text-muted text-small">
        {page.form.reopen} {site.publicUrl + calculationPath({ side, variant, params })}
      </p>
    </div>
  );
});

const textOf = (text: string, { unit, options }: QuestionWords): string =>
  options?.find(({ value }) => value === text)?.label ?? (unit === undefined ? text : `${text}\u00a0${unit}`);
