import type { LoaderFunctionArgs } from "react-router";
import { monthTotals } from "#application/calculations/year-flows.ts";
import { findOffer } from "#application/market/find-offer.ts";
import { offerYear } from "#application/market/offer-year.ts";
import { ownRequestIn } from "#application/market/own-request.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { offerWords, sayReported } from "#content/pages/market/offer.ts";
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

export const loadOffer = (args: LoaderFunctionArgs) => loadStored(() => gather(args));

const DONE_FIELD = "gelukt";
const JUNE = 6;
const DECEMBER = 12;

async function gather({ context, params, url }: LoaderFunctionArgs) {
  const [ports, site, visitor] = [context.get(portsContext), context.get(siteContext), context.get(visitorContext)];
  const id = params["id"] ?? "";
  const found = await findOffer(ports, id, visitor?.uid ?? null);
  const year = found && (await offerYear(ports, id, visitor?.uid ?? null));
  if (!found || !year) throw pageNotFound(url);
  const { offer, isOwn } = found;
  const { injection, basis } = year;
  const words = offerWords(site, offer, basis);
  const [fit, propose] = await Promise.all([
    loadFit({
      params: url.searchParams,
      offer,
      injection,
      site,
      register: await loadPlaces(),
      own: visitor && !isOwn ? await ownRequestIn(ports, visitor.uid, offer.place.region) : null,
      words: words.fit,
    }),
    loadPropose(ports, site, offer, visitor?.uid ?? null),
  ]);
  const calendar = brusselsYear(MARKET_YEAR);
  return {
    head: words.head,
    words,
    path: `/aanbod/${id}`,
    offer: { title: offer.title, text: offer.text, holder: offer.holder, isDemo: offer.isDemo },
    isOwn,
    isSignedIn: visitor !== null,
    formKey: ports.ids.next(),
    done: url.searchParams.get(DONE_FIELD) === "melding" ? sayReported(referenceIn(url)) : null,
    photo: offer.photoId === null ? null : `/aanbod/${id}/foto`,
    fit,
    weighed: {
      offer: weighableOf(offer),
      site: { market: site.market, today: site.today, platformFee: site.platformFee },
      year: MARKET_YEAR,
    },
    propose,
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
