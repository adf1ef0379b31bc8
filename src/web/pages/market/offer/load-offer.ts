import { type LoaderFunctionArgs, redirect } from "react-router";
import { readProfile } from "#application/account-details/user-document.ts";
import { findOffer } from "#application/market/listings/find-offer.ts";
import { type OfferYear, offerYear } from "#application/market/listings/offer-year.ts";
import { previewOffer } from "#application/market/listings/preview-offer.ts";
import { ownRequestIn } from "#application/market/own-request.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Ports } from "#application/ports/ports.ts";
import { offerPreviewWords, sayReported } from "#content/pages/market/offer.ts";
import type { PricedSite } from "#content/site.ts";
import { publishedOn } from "#domain/cards/card.ts";
import { priceStretchOf } from "#domain/day-prices/published-prices.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { MARKET_YEAR } from "#domain/market/profile-sample.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { PricedOffer } from "#web/calculations/evaluate-offer.ts";
import { portsContext, siteContext, visitorContext } from "#web/context.ts";
import { DONE_FIELD, sayDone, sayRefused } from "#web/forms/done-field.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { loadFit } from "#web/pages/market/offer/load-fit.ts";
import { loadPropose } from "#web/pages/market/offer/load-propose.ts";
import { offerView } from "#web/sections/offer/offer-view.ts";

export type LoadedOffer = Awaited<ReturnType<typeof gather>>;
/** What both the page of an offer and its preview show. */
export type ShownOffer = Awaited<ReturnType<typeof showOffer>>;

export const loadOffer = (args: LoaderFunctionArgs) => loadStored(() => gather(args));

async function gather(asking: LoaderFunctionArgs) {
  const { context, params, url } = asking;
  const [ports, site, visitor] = [context.get(portsContext), context.get(siteContext), context.get(visitorContext)];
  const id = params["id"] ?? "";
  const found = await findOffer(ports, id, visitor?.uid ?? null);
  const year = found && (await offerYear(ports, id, visitor?.uid ?? null));
  if (!found || !year) throw await elsewhere(ports, visitor?.uid ?? null, id, url);
  const { offer, isOwn } = found;
  const profile = visitor ? await readProfile(ports, visitor.uid) : null;
  const shown = await showOffer({
    asking,
    offer,
    year,
    site,
    url,
    isCompany: profile?.kind === "company",
    own: visitor && !isOwn ? await ownRequestIn(ports, visitor.uid, offer.place.region, site.platformFee) : null,
  });
  const uid = visitor?.uid ?? null;
  const propose = await loadPropose({ ports, site, offer, uid, profile, told: shown.fit.typed });
  return {
    ...shown,
    isOwn,
    isSignedIn: visitor !== null,
    // Strangers all get the same page; the browser makes a key of its own there.
    formKey: visitor === null ? "" : ports.ids.next(),
    done: isOwn
      ? sayDone(url, shown.words.own.done)
      : doneIn(url, propose.kind === "ready" ? shown.words.propose.made : null),
    propose,
  };
}

/** Who follows a link to an offer of their own that is not on the market is led to where it is. */
async function elsewhere(ports: Ports, uid: string | null, id: string, url: URL): Promise<unknown> {
  const own = uid === null ? null : await previewOffer(ports, uid, id);
  return own ? redirect(`/account/aanbod/${id}`) : pageNotFound(url);
}

/** An offer as strangers see it, for its owner alone. */
export const loadOfferPreview = (asking: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { context, params, url } = asking;
    const [ports, site, visitor] = [context.get(portsContext), context.get(siteContext), context.get(visitorContext)];
    const found = visitor && (await previewOffer(ports, visitor.uid, params["id"] ?? ""));
    if (!found) throw pageNotFound(url);
    const { offer, year, canPublish } = found;
    const page = await showOffer({ asking, offer, year, site, url, own: null, isCompany: false });
    return {
      ...page,
      head: { ...page.head, title: offerPreviewWords.title },
      preview: offerPreviewWords,
      id: offer.id,
      canPublish,
      done: sayDone(url, offerPreviewWords.done),
      refused: sayRefused(url, offerPreviewWords.refused),
    };
  });

type Described = {
  readonly asking: LoaderFunctionArgs;
  readonly offer: PublicOffer;
  readonly year: OfferYear;
  readonly site: PricedSite;
  readonly url: URL;
  /** The visitor's own request, with which the offer is evaluated. */
  readonly own: Awaited<ReturnType<typeof ownRequestIn>>;
  readonly isCompany: boolean;
};

/** What the page tells of an offer, whoever looks. */
async function showOffer({ asking, offer, year, site, url, own, isCompany }: Described) {
  const view = offerView(offer, year, site);
  const { words } = view;
  const stretch = priceStretchOf(site.today as CalendarDay, site);
  return {
    ...view,
    head: words.head,
    path: `/aanbod/${offer.id}`,
    fit: await loadFit({
      asking,
      params: url.searchParams,
      offer,
      year,
      site,
      register: await loadPlaces(),
      own,
      isCompany,
      words: words.fit,
    }),
    toEvaluate: {
      offer: pricedOfferOf(offer),
      site: {
        market: site.market,
        today: site.today,
        platformFee: site.platformFee,
        cards: publishedOn(site.today as CalendarDay, site.cards),
        dayPrices: stretch.dayPrices,
        months: stretch.months,
      },
      year: MARKET_YEAR,
    },
  };
}

/** After a report, or after a request was made for the sake of this offer. */
function doneIn(url: URL, made: string | null): string | null {
  const done = url.searchParams.get(DONE_FIELD);
  if (done === "melding") return sayReported(referenceIn(url));
  return done === "vraag" ? made : null;
}

/** What stands in an address is anybody's: only what has the form of a reference is shown. */
function referenceIn(url: URL): string | null {
  const text = url.searchParams.get("referentie") ?? "";
  return /^ML-\d{4}-[2-9A-Z]{5}$/.test(text) ? text : null;
}

const pricedOfferOf = ({
  id,
  installation,
  price,
  holder,
  isVatExempt,
  contract,
  injectionPrice,
  fee,
  place,
}: PublicOffer): PricedOffer => ({
  id,
  installation,
  contract,
  price,
  holder,
  isVatExempt,
  injectionPrice,
  fee,
  place: { region: place.region },
});
