import { type ReactNode, type Ref, Suspense } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { ConsumptionDoors } from "#web/pages/calculators/consumption-doors.tsx";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { Question, QuestionSheetContext } from "#web/pages/calculators/question.tsx";
import { expressQuestions, refineGroups } from "#web/pages/calculators/questions.ts";
import { useShell } from "#web/shell.ts";

type CalculatorQuestionsProps = {
  page: CalculatorPage;
  outcome: CalculatorOutcome;
  action: string;
  ref: Ref<HTMLFormElement>;
  isRefined: boolean;
  onRefine: (open: boolean) => void;
  onInput: () => void;
  onSend: () => void;
  file: ReactNode;
};

/** A plain form to the page's own address: without script the server answers, with it the page does at once. */
export function CalculatorQuestions(props: CalculatorQuestionsProps) {
  const { page, outcome, action, ref, isRefined, onRefine, onInput, onSend, file } = props;
  const { isEmbedded } = useShell();
  const { side } = page.givens;
  const { before, after } = expressQuestions[side];
  const { assumptions = [] } = outcome.view ?? {};
  const proposals = new Map(
    assumptions.flatMap(({ field, value, note }) => (field === null ? [] : [[field, { value, note }] as const])),
  );
  return (
    <QuestionSheetContext
      value={{
        words: page.questions,
        typed: outcome.typed,
        errors: outcome.errors,
        notes: outcome.notes,
        proposals,
        proposed: page.form.proposed,
        proposedValue: page.form.proposedValue,
      }}
    >
      <Form
        ref={ref}
        method="get"
        action={action}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        {isEmbedded ? <input type="hidden" name="inbed" value="1" /> : null}
        <fieldset className="min-w-0">
          <legend className="mb-4 font-display font-semibold text-h4">{page.form.title}</legend>
          <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
            {before.map((question) => (
              <Question key={question.name} question={question} />
            ))}
            <ConsumptionDoors side={side} words={page.doors} open={page.door} file={file} />
            {after.map((question) => (
              <Question key={question.name} question={question} />
            ))}
            {outcome.asks.category ? <Question question={{ name: "categorie", kind: "cards" }} /> : null}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button size="large" className="max-sm:w-full">
            {page.form.submit}
          </Button>
          <p className="min-w-0 flex-1 basis-60 text-muted text-small">{page.form.privacy}</p>
        </div>
        <Disclosure
          label={page.form.refine}
          labelOpen={page.form.refineOpen}
          open={isRefined}
          onOpenChange={onRefine}
          className="border-line border-t pt-4"
        >
          <Suspense fallback={null}>
            <RefineGroups page={page} />
          </Suspense>
        </Disclosure>
      </Form>
    </QuestionSheetContext>
  );
}

const RefineGroups = ({ page }: { page: CalculatorPage }) => (
  <div className="grid gap-8 pt-2">
    {refineGroups[page.givens.side].map(({ title, questions }) => (
      <fieldset key={title} className="min-w-0">
        <legend className="mb-4 font-display font-semibold text-h4">{page.form.groups[title]}</legend>
        <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
          {questions.map((question) => (
            <Question key={question.name} question={question} />
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);
