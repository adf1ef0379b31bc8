import { ToneSwatch } from "#ui/charts/patterns.tsx";
import type { ChartTone } from "#ui/charts/tones.ts";

type ChartKeyProps = { id: string; items: readonly { name: string; tone: ChartTone }[] };

/** Stands right above the marks it names, in the sequence in which they are drawn. */
export function ChartKey({ id, items }: ChartKeyProps) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1.5 text-muted text-small">
      {items.map(({ name, tone }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <ToneSwatch id={id} tone={tone} />
          {name}
        </li>
      ))}
    </ul>
  );
}
