import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { exampleOffer } from "#application/calculations/example-offer.ts";
import { daySquareWords } from "#content/day-square.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { offersWords } from "#content/pages/market/offers.ts";
import { euros } from "#domain/units/quantity.ts";
import { Button } from "#ui/button.tsx";
import { DaySquareLegend } from "#ui/day-square-legend.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { OfferCard } from "#web/pages/market/offer-card.tsx";

export const handle: PageHandle = {};

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { situation, summer, year, askedPrice } = exampleOffer(euros(site.platformFee), site.today);
  return {
    ...offersWords(site),
    offer: {
      power: `${formatNumber(situation.kilowattPeak)} kWp`,
      surplus: formatKilowattHours(year.injection, { fractionDigitsMax: 0 }),
      price: formatCentsPerKilowattHour(askedPrice),
      quarters: summer.quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })),
    },
  };
}

export default function Offers() {
  const { hero, empty, example, offer, reading, filters, ranking } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <EmptyState
          title={empty.title}
          headingLevel={2}
          action={
            <Button asChild>
              <Link to={empty.action.path}>{empty.action.label}</Link>
            </Button>
          }
        >
          {empty.text}
        </EmptyState>
      </PageHero>

      <Section tone="sunken" title={example.section}>
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr]">
          <OfferCard words={example} offer={offer} path="/aanbod/voorbeeld" />
          <div>
            <h3 className="font-display text-h3">{reading.title}</h3>
            <p className="mt-3 max-w-text text-muted">{reading.text}</p>
            <div className="mt-5">
              <DaySquareLegend labels={daySquareWords} withFromSupplier={false} />
            </div>
          </div>
        </div>
      </Section>

      <Section title={filters.title} lead={filters.lead}>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {filters.items.map(({ title, text }) => (
            <div key={title} className="border-line border-t-2 pt-4">
              <dt className="font-display font-semibold text-h4">{title}</dt>
              <dd className="mt-1.5 text-base text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section tone="primary" title={ranking.title}>
        <p className="max-w-text">{ranking.text}</p>
      </Section>
    </>
  );
}
