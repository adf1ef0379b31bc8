import { Card } from "#ui/card.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import type { JourneyPicture } from "#web/pages/journeys/journey-picture.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";

type PriceCardProps = { page: JourneyPage; picture: JourneyPicture; isBusy: boolean };

/** Between what a supplier pays and what a supplier asks lies the price that two people agree on. */
export function PriceCard({ page: { words }, picture, isBusy }: PriceCardProps) {
  const { injection, agreed, kept, energy, band, fair, vat } = picture.answer.price;
  return (
    <Card as="section" aria-labelledby="prijslijn">
      <h2 id="prijslijn" className="font-display text-h4">
        {words.priceTitle}
      </h2>
      <div className="mt-5">
        <PriceLine
          injectionPrice={injection}
          agreedPrice={agreed}
          keptPrice={kept}
          energyPrice={energy}
          words={words.price}
        />
      </div>
      <p className="mt-4 text-base" aria-live="polite" aria-busy={isBusy}>
        {band} {fair} {vat}
      </p>
      <p className="mt-3 text-muted text-small">{words.priceAbout}</p>
    </Card>
  );
}
