import { Card } from "#ui/card.tsx";

type FactsProps = { facts: readonly { readonly name: string; readonly value: string }[] };

/** What is known of one thing, name by name. */
export const Facts = ({ facts }: FactsProps) => (
  <Card as="dl" padding="small" className="grid gap-x-6 gap-y-2 text-base sm:grid-cols-[12rem_minmax(0,1fr)]">
    {facts.map(({ name, value }) => (
      <div key={name} className="contents">
        <dt className="text-muted max-sm:mt-1 max-sm:text-small">{name}</dt>
        <dd className="whitespace-pre-line break-words">{value}</dd>
      </div>
    ))}
  </Card>
);
