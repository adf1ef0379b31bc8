import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatHour } from "#content/format/format-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { monthNames } from "#content/format/month-names.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { LoadedOffer, ShownOffer } from "#web/pages/market/offer/load-offer.ts";
import { OfferFit } from "#web/pages/market/offer/offer-fit.tsx";
import { OfferPicture } from "#web/pages/market/offer/offer-picture.tsx";

type OfferPageProps = {
  page: ShownOffer;
  /** What this visitor is told before anything else. */
  notices: ReactNode;
  propose: ReactNode;
  /** Whether and how this visitor may ask the seller. */
  way: LoadedOffer["propose"] | null;
  report: ReactNode;
};

/** An offer as everybody sees it. */
export function OfferPage({ page, notices, propose, way, report }: OfferPageProps) {
  const { words, offer, path } = page;
  return (
    <>
      <PageHero
        eyebrow={words.hero.eyebrow}
        title={offer.title}
        lead={words.hero.lead}
        actions={
          <>
            <Badge tone="primary">{words.holder}</Badge>
            {offer.isDemo ? (
              <Badge tone="sun" icon="info">
                {words.demo.badge}
              </Badge>
            ) : null}
          </>
        }
        aside={<OfferPicture photo={page.photo} holder={offer.holder} alt={words.photo} />}
      >
        {notices}
        {offer.isDemo ? (
          <Alert tone="info" title={words.demo.title} className="mb-6">
            <p>{words.demo.text}</p>
          </Alert>
        ) : null}
        <OfferFit
          words={words.fit}
          fit={page.fit}
          weighed={page.weighed}
          path={path}
          propose={way}
          ways={words.propose}
        />
      </PageHero>

      <Section tone="sunken" title={words.curve.title} lead={words.curve.lead}>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card as="section">
            <LineChart
              title={words.curve.dayTitle}
              label={words.curve.dayLabel}
              empty=""
              names={page.day.summer.map((_, quarter) => formatHour(quarter))}
              series={[
                { name: words.curve.summer, tone: "toSupplier", values: page.day.summer, filled: true },
                { name: words.curve.winter, tone: "own", values: page.day.winter },
              ]}
              headers={{ name: words.curve.time }}
              formatValue={(value) => `${formatNumber(value)} ${words.curve.kilowatt}`}
              formatTick={(value) => `${formatNumber(value)} ${words.curve.kilowatt}`}
            />
          </Card>
          <Card as="section">
            <BarChart
              title={words.curve.monthTitle}
              label={words.curve.monthLabel}
              empty=""
              direction="columns"
              tone="toSupplier"
              bars={page.months.map((value, month) => ({ name: monthNames[month] ?? "", value }))}
              headers={{ name: words.curve.month, value: words.curve.energy }}
              formatValue={(value) => formatKilowattHours(value, { fractionDigitsMax: 0 })}
            />
          </Card>
        </div>
      </Section>

      <Section>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid min-w-0 gap-6">
            <OfferPrice words={words.price} price={page.price} />
            <Card as="section" tone="sunken">
              <h2 className="font-display text-h3">{words.says.title}</h2>
              {offer.text === "" ? (
                <p className="mt-3 text-muted">{words.says.none}</p>
              ) : (
                <p className="mt-3 max-w-text whitespace-pre-line break-words">{offer.text}</p>
              )}
            </Card>
          </div>
          <div className="grid min-w-0 gap-6">
            <OfferFacts words={words.facts} />
            {propose}
          </div>
        </div>
        {report}
        <TextLink asChild className="mt-8 inline-flex min-h-11 items-center">
          <Link to={words.back.path}>{words.back.label}</Link>
        </TextLink>
      </Section>
    </>
  );
}

function OfferPrice({ words, price }: { words: LoadedOffer["words"]["price"]; price: LoadedOffer["price"] }) {
  return (
    <Card as="section">
      <h2 className="font-display text-h3">{words.title}</h2>
      {price.kind === "gift" ? (
        <p className="mt-3 max-w-text">{words.gift}</p>
      ) : (
        <>
          <p className="mt-2 mb-6 text-base text-muted">
            {words.lead} {price.kind === "open" ? words.open : ""}
          </p>
          <PriceLine {...price.line} words={words.line} />
        </>
      )}
    </Card>
  );
}

const OfferFacts = ({ words }: { words: LoadedOffer["words"]["facts"] }) => (
  <Card as="section">
    <h2 className="font-display text-h3">{words.title}</h2>
    <dl className="mt-3 text-base">
      {words.rows.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 text-muted text-small">{words.rights}</p>
  </Card>
);
