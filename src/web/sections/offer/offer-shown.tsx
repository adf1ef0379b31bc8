import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { OfferCurves, OfferFacts, OfferPrice, OfferSays } from "#web/sections/offer/offer-parts.tsx";
import type { ShownView } from "#web/sections/offer/offer-view.ts";

/** Everything that a page of an offer tells strangers, in one column. */
export function OfferShown({ view }: { view: ShownView }) {
  const { words, offer } = view;
  return (
    <div className="grid min-w-0 gap-6">
      <Card as="section">
        <p className="font-semibold text-primary text-small">{words.hero.eyebrow}</p>
        <h3 className="mt-1 font-display text-h3">{offer.title}</h3>
        <p className="mt-2 text-base">{words.hero.lead}</p>
        <p className="mt-3">
          <Badge tone="primary">{words.holder}</Badge>
        </p>
      </Card>
      <OfferFacts words={words.facts} />
      <OfferPrice words={words.price} price={view.price} />
      <OfferCurves view={view} isNarrow />
      <OfferSays words={words.says} text={offer.text} />
    </div>
  );
}
