import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { DayStrip } from "#web/pages/market/day-strip.tsx";

export type OfferOnCard = {
  id: string;
  title: string;
  holder: string;
  isDemo: boolean;
  where: string;
  source: string;
  surplus: string;
  price: string;
  /** Both sides together, when the visitor told what they use; null where that was not asked. */
  fit: { value: string; note: string | null } | null;
  hours: readonly number[];
};

type OfferCardProps = {
  offer: OfferOnCard;
  words: { surplus: string; price: string; source: string; perYear: string; fit: string; square: string };
  demo: string;
};

/** One installation as the square shows it: its day as a fingerprint, where it is, what it has left and for how much. */
export function OfferCard({ offer, words, demo }: OfferCardProps) {
  return (
    <Card
      as="article"
      data-live=""
      className="relative flex h-full flex-col transition-colors duration-150 hover:border-primary focus-within:border-primary"
    >
      <div className="flex flex-wrap gap-2">
        <Badge tone="primary">{offer.holder}</Badge>
        {offer.isDemo ? (
          <Badge tone="sun" icon="info">
            {demo}
          </Badge>
        ) : null}
      </div>
      <h3 className="mt-4 break-words font-display text-h4">
        <Link
          to={`/aanbod/${offer.id}`}
          className="no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-primary focus-visible:after:outline-offset-3"
        >
          {offer.title}
        </Link>
      </h3>
      <p className="mt-1 flex items-center gap-1.5 text-base text-muted">
        <Icon name="map-pin" className="size-4.5 shrink-0" />
        {offer.where}
      </p>
      <DayStrip hours={offer.hours} label={words.square} className="mt-5" />
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact name={words.price} value={offer.price} />
        <Fact name={words.surplus} value={offer.surplus} more={words.perYear} />
      </dl>
      <p className="mt-3 text-muted text-small">{offer.source}</p>
      {offer.fit ? (
        <p className="mt-auto pt-4">
          <span className="block rounded-control bg-secondary-soft px-4 py-2.5 text-base">
            {offer.fit.note === null ? (
              <span className="text-muted">{offer.fit.value}</span>
            ) : (
              <>
                {words.fit} <strong className="tabular-nums">{offer.fit.value}</strong>
                <span className="block text-muted text-small">{offer.fit.note}</span>
              </>
            )}
          </span>
        </p>
      ) : null}
    </Card>
  );
}

const Fact = ({ name, value, more }: { name: string; value: string; more?: string }) => (
  <div className="min-w-0">
    <dt className="text-muted text-small">{name}</dt>
    <dd className="font-semibold tabular-nums">
      {value}
      {more ? <span className="block font-normal text-muted text-small">{more}</span> : null}
    </dd>
  </div>
);
