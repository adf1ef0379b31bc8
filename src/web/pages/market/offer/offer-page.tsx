import type { ReactNode } from "react";
import { Link } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { LoadedOffer, ShownOffer } from "#web/pages/market/offer/load-offer.ts";
import { OfferFit } from "#web/pages/market/offer/offer-fit.tsx";
import { OfferCurves, OfferFacts, OfferPrice, OfferSays } from "#web/sections/offer/offer-parts.tsx";
import { OfferPicture } from "#web/sections/offer/offer-picture.tsx";

type OfferPageProps = {
  page: ShownOffer;
  /** What this visitor is told before anything else. */
  notices: ReactNode;
  propose: ReactNode;
  /** Whether and how this visitor may ask the seller. */
  way: LoadedOffer["propose"] | null;
  report: ReactNode;
  /** Whose own it is needs not ask whether it fits. */
  isOwn?: boolean;
};

/** An offer as everybody sees it. */
export function OfferPage({ page, notices, propose, way, report, isOwn = false }: OfferPageProps) {
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
        {isOwn ? null : (
          <OfferFit
            words={words.fit}
            fit={page.fit}
            toEvaluate={page.toEvaluate}
            path={path}
            propose={way}
            ways={words.propose}
          />
        )}
      </PageHero>

      <Section tone="sunken" title={words.curve.title} lead={words.curve.lead}>
        <OfferCurves view={page} />
      </Section>

      <Section>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid min-w-0 gap-6">
            <OfferPrice words={words.price} price={page.price} />
            <OfferSays words={words.says} text={offer.text} />
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
