import { useEffect, useEffectEvent, useRef } from "react";

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
  const around = useRef<HTMLFieldSetElement>(null);
  // Somebody may choose before the scripts have come.
  const readChoice = useEffectEvent(() => {
    const picked = around.current?.querySelector<HTMLInputElement>("input:checked")?.value as V | undefined;
    if (picked !== undefined && picked !== chosen) onChoose(picked);
  });
  useEffect(() => readChoice(), []);
  return (
    <fieldset ref={around}>
      <legend className="mb-1.5 font-semibold text-base">{legend}</legend>
      <div className={`grid gap-1.5 ${columns}`}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex min-h-11 items-center justify-center rounded-control border-[1.5px] border-control bg-surface px-1.5 text-center text-small leading-tight has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-primary has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
