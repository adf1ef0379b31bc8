import { type ReactNode, type Ref, Suspense } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { OFFER_FIELD, SIDE_FIELD } from "#web/calculations/page-address.ts";
import type { SituationField } from "#web/forms/fields/field-table.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { ConsumptionInput, Question, QuestionSheetContext } from "#web/pages/calculators/question.tsx";
import {
  consumptionQuestions,
  expressQuestions,
  groupsOf,
  questionNames,
  SITUATION_FORM,
} from "#web/pages/calculators/questions.ts";
import { useShell } from "#web/shell/shell.ts";

type CalculatorQuestionsProps = {
  page: CalculatorPage;
  outcome: CalculatorOutcome;
  action: string;
  ref: Ref<HTMLFormElement>;
  isRefined: boolean;
  onRefine: (open: boolean) => void;
  onInput: () => void;
  /** By which button; one further down the page may be pressed before it has come to life. */
  onSend: (pressed: HTMLButtonElement | null) => void;
  file: ReactNode;
};

/** A plain form to the page's own address: without script the server answers, with it the page does at once. */
export function CalculatorQuestions(props: CalculatorQuestionsProps) {
  const { page, outcome, action, ref, isRefined, onRefine, onInput, onSend, file } = props;
  const { isEmbedded } = useShell();
  const { side } = page.setting;
  const { before, after, wide } = expressQuestions[side];
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
        id={SITUATION_FORM}
        method="get"
        action={action}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          onSend(submitter instanceof HTMLButtonElement ? submitter : null);
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        {isEmbedded ? <input type="hidden" name="inbed" value="1" /> : null}
        {unasked(outcome, page).map((name) => (
          <input key={name} type="hidden" name={name} value={outcome.typed[name]} />
        ))}
        <TextLink
          href={`/account/aansluitingen/invullen?${SIDE_FIELD}=${side === "buyer" ? "koper" : "verkoper"}`}
          data-prefetch="off"
          {...(isEmbedded ? { target: "_blank", rel: "noopener" } : {})}
          className="inline-flex min-h-11 items-center justify-self-start text-base"
        >
          {page.form.fill}
        </TextLink>
        <fieldset className="min-w-0">
          <legend className="mb-4 font-display font-semibold text-h4">{page.form.title}</legend>
          <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
            {before.map((name) => (
              <Question key={name} name={name} wide={wide.includes(name)} />
            ))}
            <ConsumptionInput side={side} words={page.doors} open={page.door} file={file} />
            {after.map((name) => (
              <Question key={name} name={name} wide={wide.includes(name)} />
            ))}
            {outcome.asks.category ? <Question name="categorie" /> : null}
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

/** What an address may tell and no question here asks stays part of the situation, also after another answer. */
function unasked({ enteredFields, typed, asks }: CalculatorOutcome, page: CalculatorPage): SituationField[] {
  const { side } = page.setting;
  const { customer, household, trade } = consumptionQuestions[side];
  const asked = [
    ...questionNames(side, page.offer !== null),
    ...(typed[customer] === "onderneming" ? trade : household),
  ];
  return enteredFields.filter(
    (name) =>
      // An offer that is gone is not asked for again.
      !(page.offer === null && name === OFFER_FIELD) &&
      !(asked.includes(name) || (asks.category && name === "categorie")) &&
      // The planner carries its own, as long as it stands on the page.
      !(asks.sellers !== null && /^verkoper(s|-\d)/.test(name)),
  );
}

const RefineGroups = ({ page }: { page: CalculatorPage }) => (
  <div className="grid gap-8 pt-2">
    {groupsOf(page.setting.side, page.offer !== null).map(({ title, names }) => (
      <fieldset key={title} className="min-w-0">
        <legend className="mb-4 font-display font-semibold text-h4">{page.form.groups[title]}</legend>
        <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
          {names.map((name) => (
            <Question key={name} name={name} />
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);
