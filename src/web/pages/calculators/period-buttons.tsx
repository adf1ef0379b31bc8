type PeriodButtonsProps = {
  label: string;
  names: readonly string[];
  chosen: number | null;
  onChoose: (index: number) => void;
};

/** A row of small buttons under a chart: what a pointer does on its bars, for the keyboard and the ear. */
export function PeriodButtons({ label, names, chosen, onChoose }: PeriodButtonsProps) {
  return (
    <fieldset className="needs-js my-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
            className="min-h-11 min-w-11 rounded-control border border-line bg-surface px-2.5 text-small tabular-nums hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
