import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dutchOffersWords } from "#content/pages/market/offers.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import { useDrawn } from "#web/drawn.ts";
import { FilterChips } from "#web/pages/market/filter-chips.tsx";
import { type LoadedOffers, loadOffers } from "#web/pages/market/load-offers.ts";
import { MarketFigures } from "#web/pages/market/market-figures.tsx";
import { CARD_GRID, LIST_ID, OfferCard, OfferCardShapes } from "#web/pages/market/offer-card.tsx";
import { OffersEmpty } from "#web/pages/market/offers-empty.tsx";
import { OffersFilters } from "#web/pages/market/offers-filters.tsx";
import { OffersMap } from "#web/pages/market/offers-map.tsx";
import { ViewTabs } from "#web/pages/market/view-tabs.tsx";
import { ServerDrawn, useFollowedLinks } from "#web/sections/server-drawn.tsx";
import sheet from "./offers.css?url";

export function loader(args: LoaderFunctionArgs) {
  const site = args.context.get(siteContext);
  if (site.market === "nl") return { ...dutchOffersWords(site), square: null };
  return loadOffers(args);
}

export default function Offers() {
  const page = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return "square" in page && page.square === null ? <NoSquare words={page} /> : <Square page={page as LoadedOffers} />;
}

/** Where a search lands: at what was found, or at the form when something in it cannot be read. */
const RESULT_ID = "resultaat";

function Square({ page }: { page: LoadedOffers }) {
  const { words, list, showsMap } = page;
  const drawn = useDrawn(page.drawn);
  const landing = Object.keys(page.errors).length > 0 ? "form" : showsMap ? "map" : "list";
  const landAt = (place: typeof landing) => (landing === place ? RESULT_ID : undefined);
  const cards = useFollowedLinks<HTMLDivElement>(false);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHero
        eyebrow={words.hero.eyebrow}
        title={words.hero.title}
        lead={words.hero.lead}
        aside={page.figures ? <MarketFigures {...page.figures} label={words.figures.label} /> : null}
      />
      <div className="mx-auto max-w-page px-5 pb-16 sm:px-8">
        {page.demo ? (
          <Alert tone="info" title={words.demo.title} className="mb-8">
            <p>{page.demo === "all" ? words.demo.text : words.demo.some}</p>
          </Alert>
        ) : null}
        <Card id={landAt("form")} className="scroll-mt-24">
          <OffersFilters
            words={words}
            typed={page.typed}
            errors={page.errors}
            towns={drawn?.towns ?? null}
            isMoreOpen={page.isMoreOpen}
            hasFilters={page.hasFilters}
            showsMap={showsMap}
            resultId={RESULT_ID}
          />
        </Card>
        <ViewTabs views={page.views} words={words.views} showsMap={showsMap} />
        <div id={landAt("map")} className={showsMap ? "scroll-mt-24" : "max-lg:hidden"}>
          <OffersMap
            picture={drawn?.picture ?? null}
            table={drawn?.table ?? null}
            everywhere={page.everywhere}
            words={words.map}
          />
        </div>
        <section
          id={LIST_ID}
          aria-labelledby="gevonden"
          tabIndex={-1}
          className={showsMap ? "scroll-mt-24 max-lg:hidden" : "scroll-mt-24"}
        >
          <div
            id={landAt("list")}
            className="mt-10 mb-6 flex scroll-mt-24 flex-wrap items-baseline justify-between gap-x-6 gap-y-2"
          >
            <h2 id="gevonden" className="font-display text-h3" aria-live="polite">
              {list.found}
            </h2>
            <p className="text-base text-muted">
              {list.gains === null ? null : `${list.gains} `}
              {list.order}
            </p>
          </div>
          <FilterChips label={words.empty.remove} chips={list.chips} />
          {list.isEmpty ? (
            <OffersEmpty words={words.empty} why={list.chips.length > 0 ? "filtered" : "bare"} />
          ) : (
            <div ref={cards}>
              <ServerDrawn of={drawn?.offers ?? null}>
                {(offers) => (
                  <>
                    <OfferCardShapes />
                    <ul className={CARD_GRID}>
                      {offers.map((offer) => (
                        <li key={offer.id}>
                          <OfferCard offer={offer} words={words.card} demo={words.demo.badge} />
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </ServerDrawn>
            </div>
          )}
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            label={words.pages.label}
            className="mt-10"
            renderLink={({ page: number, ...props }) => <Link key={number} to={list.pathOfPage + number} {...props} />}
          />
        </section>
      </div>

      <Section tone="primary">
        <div className="grid gap-10 md:grid-cols-2 md:gap-16">
          {[words.ranking, words.sell].map(({ title, text, action }) => (
            <div key={title}>
              <h2 className="font-display text-h3">{title}</h2>
              <p className="mt-3 max-w-text">{text}</p>
              <TextLink asChild className="mt-3 inline-flex min-h-11 items-center">
                <Link to={action.path}>{action.label}</Link>
              </TextLink>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

function NoSquare({ words: { hero, empty } }: { words: ReturnType<typeof dutchOffersWords> }) {
  return (
    <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
      <EmptyState
        title={empty.title}
        headingLevel={2}
        action={
          <>
            <Button asChild>
              <Link to={empty.action.path}>{empty.action.label}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={empty.example.path}>{empty.example.label}</Link>
            </Button>
          </>
        }
      >
        {empty.text}
      </EmptyState>
    </PageHero>
  );
}
