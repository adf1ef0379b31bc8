import { type LoaderFunctionArgs, redirect } from "react-router";
import { monthTotals } from "#application/calculations/year-flows.ts";
import { findOffer } from "#application/market/find-offer.ts";
import { type OfferYear, offerYear } from "#application/market/offer-year.ts";
import { ownRequestIn } from "#application/market/own-request.ts";
import { previewOffer } from "#application/market/preview-offer.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Ports } from "#application/ports/ports.ts";
import { offerPreviewWords, offerWords, sayReported } from "#content/pages/market/offer.ts";
import type { Site } from "#content/site.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { MARKET_YEAR } from "#domain/market/profile-sample.ts";
import { meanDayOf } from "#domain/profiles/mean-day.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { householdTerms } from "#web/calculations/household-terms.ts";
import type { WeighableOffer } from "#web/calculations/weigh-offer.ts";
import { portsContext, siteContext, visitorContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { loadFit } from "#web/pages/market/load-fit.ts";
import { loadPropose } from "#web/pages/market/load-propose.ts";

export type LoadedOffer = Awaited<ReturnType<typeof gather>>;
/** What both the page of an offer and its preview show. */
export type ShownOffer = Awaited<ReturnType<typeof showOffer>>;

export const loadOffer = (args: LoaderFunctionArgs) => loadStored(() => gather(args));

const DONE_FIELD = "gelukt";
const JUNE = 6;
const DECEMBER = 12;

async function gather({ context, params, url }: LoaderFunctionArgs) {
  const [ports, site, visitor] = [context.get(portsContext), context.get(siteContext), context.get(visitorContext)];
  const id = params["id"] ?? "";
  const found = await findOffer(ports, id, visitor?.uid ?? null);
  const year = found && (await offerYear(ports, id, visitor?.uid ?? null));
  if (!found || !year) throw await elsewhere(ports, visitor?.uid ?? null, id, url);
  const { offer, isOwn } = found;
  return {
    ...(await showOffer({
      offer,
      year,
      site,
      url,
      own: visitor && !isOwn ? await ownRequestIn(ports, visitor.uid, offer.place.region) : null,
    })),
    isOwn,
    isSignedIn: visitor !== null,
    formKey: ports.ids.next(),
    done: url.searchParams.get(DONE_FIELD) === "melding" ? sayReported(referenceIn(url)) : null,
    propose: await loadPropose(ports, site, offer, visitor?.uid ?? null),
  };
}

/** Who follows a link to an offer of their own that is not on the market is led to where it is. */
async function elsewhere(ports: Ports, uid: string | null, id: string, url: URL): Promise<unknown> {
  const own = uid === null ? null : await previewOffer(ports, uid, id);
  return own ? redirect(`/account/aanbod/${id}`) : pageNotFound(url);
}

/** An offer as strangers see it, for its owner alone. */
export const loadOfferPreview = ({ context, params, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const [ports, site, visitor] = [context.get(portsContext), context.get(siteContext), context.get(visitorContext)];
    const found = visitor && (await previewOffer(ports, visitor.uid, params["id"] ?? ""));
    if (!found) throw pageNotFound(url);
    const { offer, year, canPublish } = found;
    const page = await showOffer({ offer, year, site, url, own: null });
    return {
      ...page,
      head: { ...page.head, title: offerPreviewWords.title },
      preview: offerPreviewWords,
      id: offer.id,
      canPublish,
    };
  });

type Described = {
  readonly offer: PublicOffer;
  readonly year: OfferYear;
  readonly site: Site;
  readonly url: URL;
  /** The visitor's own request, with which the offer is weighed. */
  readonly own: Awaited<ReturnType<typeof ownRequestIn>>;
};

/** What the page tells of an offer, whoever looks. */
async function showOffer({ offer, year: { injection, basis }, site, url, own }: Described) {
  const words = offerWords(site, offer, basis);
  const calendar = brusselsYear(MARKET_YEAR);
  return {
    head: words.head,
    words,
    path: `/aanbod/${offer.id}`,
    offer: { title: offer.title, text: offer.text, holder: offer.holder, isDemo: offer.isDemo },
    photo: offer.photoId === null ? null : `/aanbod/${offer.id}/foto`,
    fit: await loadFit({
      params: url.searchParams,
      offer,
      injection,
      site,
      register: await loadPlaces(),
      own,
      words: words.fit,
    }),
    weighed: {
      offer: weighableOf(offer),
      site: { market: site.market, today: site.today, platformFee: site.platformFee },
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

/** What stands in an address is anybody's: only what has the form of a reference is shown. */
function referenceIn(url: URL): string | null {
  const text = url.searchParams.get("referentie") ?? "";
  return /^ML-\d{4}-[2-9A-Z]{5}$/.test(text) ? text : null;
}

const weighableOf = ({ installation, price, holder, injectionPrice, fee, place }: PublicOffer): WeighableOffer => ({
  installation,
  price,
  holder,
  injectionPrice,
  fee,
  place: { region: place.region },
});

const QUARTERS_PER_HOUR = 4;
const powerOf = (day: Float64Array) => Array.from(day, (energy) => Math.round(energy * QUARTERS_PER_HOUR * 100) / 100);

/** The three prices of the line. An open price stands where both sides gain the same on a kWh. */
function priceOf({ price, injectionPrice, place }: PublicOffer, site: Site) {
  const { energyPrice } = householdTerms(place.region, site);
  const middle = (injectionPrice + energyPrice) / 2;
  const agreedPrice =
    price.kind === "asked" ? price.price : Math.max(middle, price.kind === "open" ? (price.lowest ?? 0) : 0);
  return { kind: price.kind, line: { injectionPrice, agreedPrice, energyPrice } };
}
