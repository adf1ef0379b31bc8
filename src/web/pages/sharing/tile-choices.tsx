type TileChoicesProps<V extends string> = {
  name: string;
  legend: string;
  options: readonly { value: V; label: string }[];
  chosen: V;
  onChoose: (value: V) => void;
  columns: string;
};

/** Two or three short answers side by side; radios underneath. */
export function TileChoices<V extends string>({
  name,
  legend,
  options,
  chosen,
  onChoose,
  columns,
}: TileChoicesProps<V>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-base">{legend}</legend>
      <div className={`grid gap-1.5 ${columns}`}>
        {options.map(({ value, label }) => (
          <label key={value} className="tile-choice">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
