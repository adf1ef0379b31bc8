import { Link } from "react-router";
import { daySquareWords } from "#content/day-square.ts";
import type { offersWords } from "#content/pages/market/offers.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square.tsx";
import type { DayQuarter } from "#ui/day-square-words.ts";
import { Icon } from "#ui/icon.tsx";

type OfferCardProps = {
  words: ReturnType<typeof offersWords>["example"];
  offer: { power: string; surplus: string; price: string; quarters: readonly DayQuarter[] };
  path: string;
};

/** One seller as the market shows them: their day as a fingerprint, three facts, a price. */
export function OfferCard({ words, offer, path }: OfferCardProps) {
  const facts = [
    { name: words.facts.power, value: offer.power },
    { name: words.facts.surplus, value: offer.surplus },
    { name: words.facts.price, value: offer.price },
  ];
  return (
    <Card as="article" className="relative hover:border-primary">
      <p className="mb-4">
        <Badge tone="sun" icon="info">
          {words.badge}
        </Badge>
      </p>
      <DaySquare quarters={offer.quarters} label={words.square} labels={daySquareWords} size="mini" />
      <h3 className="mt-5 font-display text-h3">
        <Link to={path} className="no-underline after:absolute after:inset-0 after:rounded-card">
          {words.title}
        </Link>
      </h3>
      <dl className="mt-4 grid gap-2 text-base">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex items-center gap-2 font-semibold text-primary">
        {words.open}
        <Icon name="arrow-right" />
      </p>
      <p className="mt-1 text-muted text-small">{words.note}</p>
    </Card>
  );
}
