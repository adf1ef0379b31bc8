import { type LoaderFunctionArgs, redirect } from "react-router";
import { monthTotals } from "#application/calculations/year-flows.ts";
import { consumerVat } from "#application/market/consumer-vat.ts";
import { findOffer } from "#application/market/listings/find-offer.ts";
import { type OfferYear, offerYear } from "#application/market/listings/offer-year.ts";
import { previewOffer } from "#application/market/listings/preview-offer.ts";
import { ownRequestIn } from "#application/market/own-request.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Ports } from "#application/ports/ports.ts";
import { offerPreviewWords, offerWords, sayReported } from "#content/pages/market/offer.ts";
import type { PricedSite } from "#content/site.ts";
import { publishedOn } from "#domain/cards/card.ts";
import { priceStretchOf } from "#domain/day-prices/published-prices.ts";
import { consumerPrice } from "#domain/market/consumer-price.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { MARKET_YEAR } from "#domain/market/profile-sample.ts";
import { meanDayOf } from "#domain/profiles/mean-day.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { householdTerms } from "#web/calculations/household-terms.ts";
import type { WeighableOffer } from "#web/calculations/weigh-offer.ts";
import { portsContext, siteContext, visitorContext } from "#web/context.ts";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { loadFit } from "#web/pages/market/offer/load-fit.ts";
import { loadPropose } from "#web/pages/market/offer/load-propose.ts";

export type LoadedOffer = Awaited<ReturnType<typeof gather>>;
/** What both the page of an offer and its preview show. */
export type ShownOffer = Awaited<ReturnType<typeof showOffer>>;

export const loadOffer = (args: LoaderFunctionArgs) => loadStored(() => gather(args));

const JUNE = 6;
const DECEMBER = 12;

async function gather(asking: LoaderFunctionArgs) {
  const { context, params, url } = asking;
  const [ports, site, visitor] = [context.get(portsContext), context.get(siteContext), context.get(visitorContext)];
  const id = params["id"] ?? "";
  const found = await findOffer(ports, id, visitor?.uid ?? null);
  const year = found && (await offerYear(ports, id, visitor?.uid ?? null));
  if (!found || !year) throw await elsewhere(ports, visitor?.uid ?? null, id, url);
  const { offer, isOwn } = found;
  const propose = await loadPropose(ports, site, offer, visitor?.uid ?? null);
  const shown = await showOffer({
    asking,
    offer,
    year,
    site,
    url,
    own: visitor && !isOwn ? await ownRequestIn(ports, visitor.uid, offer.place.region, site.platformFee) : null,
  });
  return {
    ...shown,
    isOwn,
    isSignedIn: visitor !== null,
    // Strangers all get the same page; the browser makes a key of its own there.
    formKey: visitor === null ? "" : ports.ids.next(),
    done: doneIn(url, propose.kind === "ready" ? shown.words.propose.searches : null),
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
    const page = await showOffer({ asking, offer, year, site, url, own: null });
    return {
      ...page,
      head: { ...page.head, title: offerPreviewWords.title },
      preview: offerPreviewWords,
      id: offer.id,
      canPublish,
      done: sayDone(url, offerPreviewWords.done),
    };
  });

type Described = {
  readonly asking: LoaderFunctionArgs;
  readonly offer: PublicOffer;
  readonly year: OfferYear;
  readonly site: PricedSite;
  readonly url: URL;
  /** The visitor's own request, with which the offer is weighed. */
  readonly own: Awaited<ReturnType<typeof ownRequestIn>>;
};

/** What the page tells of an offer, whoever looks. */
async function showOffer({ asking, offer, year, site, url, own }: Described) {
  const { injection, basis } = year;
  const words = offerWords(site, offer, basis, consumerVat());
  const calendar = brusselsYear(MARKET_YEAR);
  return {
    head: words.head,
    words,
    path: `/aanbod/${offer.id}`,
    offer: { title: offer.title, text: offer.text, holder: offer.holder, isDemo: offer.isDemo },
    photo: offer.photoId === null ? null : `/aanbod/${offer.id}/foto`,
    fit: await loadFit({
      asking,
      params: url.searchParams,
      offer,
      year,
      site,
      register: await loadPlaces(),
      own,
      words: words.fit,
    }),
    weighed: {
      offer: weighableOf(offer),
      site: {
        market: site.market,
        today: site.today,
        platformFee: site.platformFee,
        cards: publishedOn(site.today as CalendarDay, site.cards),
        dayPrices: priceStretchOf(site.today as CalendarDay, site).dayPrices,
      },
      year: MARKET_YEAR,
    },
    day: {
      summer: powerOf(meanDayOf(injection, calendar, JUNE)),
      winter: powerOf(meanDayOf(injection, calendar, DECEMBER)),
    },
    months: Array.from(monthTotals(injection, MARKET_YEAR), (energy) => Math.round(energy)),
    price: priceOf(offer, site),
  };
}

/** After a report, or after a request was set to search for the sake of this offer. */
function doneIn(url: URL, searches: string | null): string | null {
  const done = url.searchParams.get(DONE_FIELD);
  if (done === "melding") return sayReported(referenceIn(url));
  return done === "zoekt" ? searches : null;
}

/** What stands in an address is anybody's: only what has the form of a reference is shown. */
function referenceIn(url: URL): string | null {
  const text = url.searchParams.get("referentie") ?? "";
  return /^ML-\d{4}-[2-9A-Z]{5}$/.test(text) ? text : null;
}

const weighableOf = ({
  id,
  installation,
  price,
  holder,
  isVatExempt,
  contract,
  injectionPrice,
  fee,
  place,
}: PublicOffer): WeighableOffer => ({
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

const QUARTERS_PER_HOUR = 4;
const powerOf = (day: Float64Array) => Array.from(day, (energy) => Math.round(energy * QUARTERS_PER_HOUR * 100) / 100);

/** The three prices of the line. An open price stands where both sides gain the same on a kWh. */
function priceOf(offer: PublicOffer, site: PricedSite) {
  const { price, injectionPrice, place } = offer;
  const { energyPrice } = householdTerms(place.region, site);
  const middle = (injectionPrice + energyPrice) / 2;
  const keptPrice = eurosPerKilowattHour(
    price.kind === "asked" ? price.price : Math.max(middle, price.kind === "open" ? (price.lowest ?? 0) : 0),
  );
  const agreedPrice = consumerPrice(offer, keptPrice, consumerVat());
  return { kind: price.kind, line: { injectionPrice, agreedPrice, keptPrice, energyPrice } };
}
