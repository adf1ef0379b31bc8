import { useLocation } from "react-router";
import { SELLERS_MAX } from "#application/calculations/situation.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import type { FurtherPart, SituationField } from "#web/forms/fields/field-table.ts";
import { ADD_SELLER, REMOVE_SELLER } from "#web/forms/queries/sellers-query.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { SITUATION_FORM } from "#web/pages/calculators/questions.ts";
import { FoldedSection, rangedRow } from "#web/pages/calculators/result/result-parts.tsx";

type PlannerSectionProps = {
  page: CalculatorPage;
  words: NonNullable<CalculatorPage["planner"]>;
  outcome: CalculatorOutcome;
  /** How many sellers there are, the first one included. */
  count: number;
  onInput: () => void;
  /** One seller more, or one less: what the button would send. */
  onChange: (change: Readonly<Record<string, string>>) => void;
};

const parts: readonly FurtherPart[] = ["technologie", "vermogen", "richting", "prijs", "injectieprijs", "kost"];

/** Sellers of one buyer, laid beside each other one by one. Its fields belong to the form at the top of the page. */
export default function PlannerSection({ page, words, outcome, count, onInput, onChange }: PlannerSectionProps) {
  const isFaulty = Object.keys(outcome.errors).length > 0;
  const plan = isFaulty ? null : (outcome.view?.plan ?? null);
  const action = `${useLocation().pathname}#verkopers`;
  const further = Array.from({ length: count - 1 }, (_, index) => index + 2);
  return (
    <FoldedSection id="meer-verkopers" title={words.title} lead={words.lead} isOpen={count > 1}>
      <input type="hidden" form={SITUATION_FORM} name="verkopers" value={count} />
      <div onInput={onInput} data-no-print className="grid items-start gap-5 lg:grid-cols-2">
        {further.map((seller) => (
          // Whoever moves up gets fields of its own, with what was told of it.
          <SellerCard
            key={`${seller} of ${count}`}
            seller={seller}
            words={words}
            outcome={outcome}
            action={action}
            onRemove={() => onChange({ [REMOVE_SELLER]: String(seller) })}
          />
        ))}
      </div>
      <div data-no-print className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {count < SELLERS_MAX ? (
          <Button
            variant={count === 1 ? "primary" : "secondary"}
            form={SITUATION_FORM}
            formAction={action}
            name={ADD_SELLER}
            value="1"
            onClick={(event) => {
              event.preventDefault();
              onChange({ [ADD_SELLER]: "1" });
            }}
          >
            <Icon name="plus" />
            {words.add}
          </Button>
        ) : null}
        {count > 1 ? (
          <Button variant="quiet" form={SITUATION_FORM} formAction={action} className="[html.js_&]:hidden">
            {words.recalculate}
          </Button>
        ) : (
          <p className="text-muted text-small">{words.first}</p>
        )}
      </div>
      {plan ? (
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_1.6fr]">
          <Card tone={plan.isWorthIt ? "secondary" : "sun"} className="lg:col-span-2">
            <div aria-live="polite" className="grid gap-2">
              {plan.advice.map((line, index) => (
                <p key={line} className={index === 0 ? "font-display font-semibold text-h4" : "text-base"}>
                  {line}
                </p>
              ))}
            </div>
          </Card>
          <Card className="min-w-0">
            <BarChart
              title={words.chart}
              label={words.chart}
              tone="own"
              empty={page.sections.year.empty}
              headers={{ name: words.columns[0] ?? "", value: page.result.perYear, range: page.result.range }}
              bars={plan.bars}
              formatValue={formatEuros}
            />
          </Card>
          <div className="min-w-0">
            <DataTable
              caption={words.title}
              captionHidden
              rowHeader
              columns={words.columns.map((header, index) => ({ header, align: index === 0 ? "start" : "end" }))}
              rows={plan.rows.map(({ name, cells }) => rangedRow(name, cells, words.columns.length))}
            />
            <p className="mt-3 text-muted text-small">{words.method}</p>
          </div>
        </div>
      ) : isFaulty ? (
        <p className="mt-6 text-base text-danger">{words.faulty}</p>
      ) : null}
    </FoldedSection>
  );
}

type SellerCardProps = Pick<PlannerSectionProps, "words" | "outcome"> & {
  seller: number;
  action: string;
  onRemove: () => void;
};

function SellerCard({ seller, words, outcome, action, onRemove }: SellerCardProps) {
  return (
    <Card>
      <fieldset className="min-w-0">
        <legend className="float-left font-display font-semibold text-h4 leading-11">
          {fillLabel(words.seller, { number: seller })}
        </legend>
        <button
          type="submit"
          form={SITUATION_FORM}
          formAction={action}
          name={REMOVE_SELLER}
          value={seller}
          aria-label={fillLabel(words.remove, { number: seller })}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
          className="float-right grid size-11 place-content-center rounded-control text-primary hover:bg-primary-soft"
        >
          <Icon name="trash-2" />
        </button>
        <div className="clear-both grid items-start gap-x-5 gap-y-5 pt-3 sm:grid-cols-2">
          {parts.map((part) => (
            <SellerField key={part} seller={seller} part={part} words={words} outcome={outcome} />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}

type SellerFieldProps = Pick<PlannerSectionProps, "words" | "outcome"> & { seller: number; part: FurtherPart };

function SellerField({ seller, part, words, outcome }: SellerFieldProps) {
  const name = `verkoper-${seller}-${part}` as SituationField;
  const { label, unit, help, options = [] } = words.questions[part];
  const common = {
    id: `veld-${name}`,
    form: SITUATION_FORM,
    name,
    label,
    defaultValue: outcome.typed[name],
    error: outcome.errors[name],
    ...(help ? { help } : {}),
  };
  if (part === "technologie") return <SelectField {...common} options={options} />;
  return part === "kost" ? <EuroField {...common} unit={unit} /> : <NumberField {...common} unit={unit} />;
}
