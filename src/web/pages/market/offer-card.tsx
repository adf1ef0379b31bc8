import { IconSymbols, IconUse } from "#ui/pictures/icon.tsx";
import { DayStrip, DayStripTiles } from "#web/pages/market/day-strip.tsx";

export type OfferOnCard = {
  id: string;
  path: string;
  title: string;
  holder: string;
  isDemo: boolean;
  where: string;
  source: string;
  surplus: string;
  price: string;
  /** Both sides together, when the visitor told what they use; null where that was not asked. */
  fit: { value: string; note: string | null } | null;
  dayShape: readonly number[];
};

type OfferCardProps = {
  offer: OfferOnCard;
  words: { surplus: string; price: string; source: string; perYear: string; fit: string; square: string };
  demo: string;
};

/** Of the list, to leap to. */
export const LIST_ID = "lijst";
export const CARD_GRID = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";

/** What the cards of a page refer to. */
export const OfferCardShapes = () => (
  <>
    <IconSymbols names={["map-pin", "info"]} />
    <DayStripTiles />
  </>
);

/** One installation as the square shows it: the shape of its day, where it is, what it has left and for how much. */
export function OfferCard({ offer, words, demo }: OfferCardProps) {
  return (
    <article data-live="" className="offer-card">
      <p>
        <span>{offer.holder}</span>
        {offer.isDemo ? (
          <span>
            <IconUse name="info" />
            {demo}
          </span>
        ) : null}
      </p>
      <h3>
        <a href={offer.path}>{offer.title}</a>
      </h3>
      <p>
        <IconUse name="map-pin" />
        {offer.where}
      </p>
      <DayStrip shape={offer.dayShape} label={words.square} />
      <dl>
        <Fact name={words.price} value={offer.price} />
        <Fact name={words.surplus} value={offer.surplus} more={words.perYear} />
      </dl>
      <p>{offer.source}</p>
      {offer.fit ? (
        <div>
          <p>
            {offer.fit.note === null ? (
              <span className="text-muted">{offer.fit.value}</span>
            ) : (
              <>
                {words.fit} <strong className="tabular-nums">{offer.fit.value}</strong>
                <span className="block text-muted text-small">{offer.fit.note}</span>
              </>
            )}
          </p>
        </div>
      ) : null}
    </article>
  );
}

const Fact = ({ name, value, more }: { name: string; value: string; more?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {more ? <span>{more}</span> : null}
    </dd>
  </div>
);
