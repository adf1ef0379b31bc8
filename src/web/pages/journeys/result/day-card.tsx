import { buyerSquareWords, daySquareWords } from "#content/energy/day-square.ts";
import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import type { JourneyPicture } from "#web/pages/journeys/journey-picture.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";

type DayCardProps = { page: JourneyPage; picture: JourneyPicture; isBusy: boolean };

/** The visitor's own day, quarter by quarter, as far as it is known by now. */
export function DayCard({ page: { words, side }, picture, isBusy }: DayCardProps) {
  const { title, label, caption, about } = words.picture;
  return (
    <Card as="section" aria-labelledby="dag">
      <h2 id="dag" className="font-display text-h4">
        {title}
      </h2>
      <p className="mt-2 min-h-12 text-base" aria-live="polite" aria-busy={isBusy}>
        {picture.sentence}
      </p>
      <DaySquare
        quarters={picture.quarters}
        label={label}
        labels={side === "buyer" ? buyerSquareWords : daySquareWords}
        caption={caption}
        size="card"
        className="mt-4"
      />
      <p className="mt-4 text-muted text-small">{about}</p>
    </Card>
  );
}
