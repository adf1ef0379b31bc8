import { daySquareWords } from "#content/energy/day-square.ts";
import type { registerWords } from "#content/pages/declarations/register.ts";
import { Badge } from "#ui/badge.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Logo } from "#ui/pictures/logo.tsx";

type SpecimenProps = {
  words: ReturnType<typeof registerWords>["specimen"];
  quarters: readonly { shared: number; toSupplier: number }[];
};

/** The form of a declaration with its fields named and explained, and no value that could pass for a real one. */
export function DeclarationSpecimen({ words, quarters }: SpecimenProps) {
  return (
    <div className="rounded-card border-2 border-control border-dashed bg-surface p-5 sm:p-9">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-b pb-5">
        <Logo className="size-12" />
        <p className="font-display font-semibold text-h3">{words.title}</p>
        <Badge tone="warn" className="sm:ml-auto">
          {words.stamp}
        </Badge>
      </div>
      <dl className="divide-y divide-line">
        {words.rows.map(({ term, value, note }) => (
          <div key={term} className="grid gap-x-8 gap-y-0.5 py-4 md:grid-cols-[11rem_1fr_1.2fr]">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-primary">{value}</dd>
            <dd className="text-base text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="border-line border-t pt-6">
        <DaySquare
          quarters={quarters}
          label={words.square.label}
          labels={daySquareWords}
          caption={words.square.caption}
          size="small"
          orientation="auto"
        />
      </div>
    </div>
  );
}
