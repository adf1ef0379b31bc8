import { SITUATION_FORM } from "#web/pages/calculators/form-query.ts";

type PeriodButtonsProps = {
  label: string;
  names: readonly string[];
  chosen: number | null;
  /** What a press sends along with the questions where there is no script. */
  field: string;
  values: readonly string[];
  action: string;
  onChoose: (index: number) => void;
};

/** A row of small buttons under a chart: what a pointer does on its bars, for the keyboard, the ear and the scriptless. */
export function PeriodButtons({ label, names, chosen, field, values, action, onChoose }: PeriodButtonsProps) {
  return (
    <fieldset data-no-print className="my-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {names.map((name, index) => (
          <button
            key={name}
            type="submit"
            form={SITUATION_FORM}
            formAction={action}
            name={field}
            value={values[index]}
            aria-pressed={index === chosen}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className="min-h-11 min-w-11 rounded-control border border-line bg-surface px-2.5 text-small tabular-nums hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
