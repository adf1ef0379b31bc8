import { data, type LoaderFunctionArgs } from "react-router";
import type { MarketFigures } from "#application/market/listings/gather-market-figures.ts";
import { listOffers, noFilter } from "#application/market/listings/list-offers.ts";
import { loadMap } from "#application/market/listings/load-map.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { loadTileMap } from "#application/places/load-tile-map.ts";
import type { ListedOffer, MapSpot, OfferFilter } from "#application/ports/market.ts";
import { formatMonth } from "#content/format/format-day.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { countOffers } from "#content/market/listing-words.ts";
import { offersWords, sayFilter, sayFound, sayGains } from "#content/pages/market/offers.ts";
import { sayOffersFault } from "#content/pages/market/offers-faults.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { countColdSum } from "#web/calculations/sum-for-visitor.ts";
import { marketMemoryContext, portsContext, siteContext, visitorContext } from "#web/context.ts";
import { keepDrawn } from "#web/drawn.ts";
import {
  type OffersField,
  type OffersReading,
  offersFields,
  offersPath,
  PAGE_FIELD,
  readOffersQuery,
  VIEW_FIELD,
} from "#web/forms/queries/offers-query.ts";
import { loadStored } from "#web/load-stored.ts";
import { recallFigures, recallOffers } from "#web/market-memory.ts";
import { cardOf } from "#web/pages/market/card-of.ts";
import { drawCards, drawMap, drawTowns, type TownAddress } from "#web/pages/market/draw-offers.tsx";
import { mapView } from "#web/pages/market/map-view.ts";
import type { DrawnMap } from "#web/pages/market/offers-map.tsx";
import { sortFor } from "#web/pages/market/sort-for.ts";

type Words = ReturnType<typeof offersWords>;
const moreFields: readonly OffersField[] = [
  "technologie",
  "prijs",
  "gewest",
  "overschot-min",
  "overschot-max",
  "gratis",
  "school",
  "postcode",
  "verbruik",
];
const filterFields = Object.keys(sayFilter) as (keyof typeof sayFilter)[];

export type LoadedOffers = Awaited<ReturnType<typeof gather>>;

/** Everything of the page; what cannot be read of the address is told with status 422, and the rest is found all the same. */
export const loadOffers = (args: LoaderFunctionArgs) =>
  loadStored(async () => {
    const page = await gather(args);
    return Object.keys(page.errors).length === 0 ? page : data(page, { status: 422 });
  });

async function gather({ context, url }: LoaderFunctionArgs) {
  const [ports, site, visitor] = [context.get(portsContext), context.get(siteContext), context.get(visitorContext)];
  const [register, tiles] = await Promise.all([loadPlaces(), loadTileMap()]);
  const asked = readOffersQuery(url.searchParams, register);
  const { sort, reading, oldPrice = null, unsaidFee = null } = await sortFor(asked, ports, site, visitor?.uid ?? null);
  if (sort.by === "fit") countColdSum(context);
  const words = offersWords(site);
  const memory = context.get(marketMemoryContext);
  const viewer = visitor?.uid ?? null;
  const filter = filterOf(reading);
  const [found, spots, figures] = await Promise.all([
    listOffers(ports, filter, sort, reading.page, { viewer, read: (ids) => recallOffers(ports, ids, memory) }),
    loadMap(ports, filter, viewer),
    recallFigures(ports, memory),
  ]);
  const towns = register.municipalities.map(({ name }) => name);
  const chosen = reading.municipality?.nis ?? null;
  const address = townAddress(reading);
  const mapWith = (lead: TownAddress) => mapOf({ spots, chosen, register, tiles }, lead);
  const seen = {
    from: reading.place?.position ?? null,
    told: toldQuery(reading),
    words: words.card,
    oldPrice,
    unsaidFee,
  };
  const cardFor = (offer: ListedOffer) => cardOf(offer, { ...seen, fit: found.fits.get(offer.id) ?? null });
  const isForAll = seen.from === null && seen.told === "" && found.fits.size === 0;
  return {
    head: words.head,
    words,
    typed: reading.typed,
    errors: errorsOf(reading.faults),
    drawn: keepDrawn(context, {
      send() {
        const map = mapWith(address);
        return { towns, offers: found.offers.map(cardFor), picture: map.view, table: map.towns };
      },
      draw: () => ({
        ...drawMap([spots, chosen], words.map, address, mapWith),
        towns: drawTowns(towns),
        offers: drawCards(found.offers, cardFor, words, { isForAll }),
      }),
    }),
    hasFilters: offersFields.some((name) => name !== "sorteer" && reading.typed[name] !== ""),
    isMoreOpen: moreFields.some((name) => reading.faults[name] !== undefined),
    demo: demoOf(found.offers),
    showsMap: reading.showsMap,
    views: { list: offersPath(reading, {}), map: offersPath(reading, { [VIEW_FIELD]: "kaart" }) },
    figures: figuresOf(figures, words),
    everywhere: reading.municipality === null ? null : offersPath(reading, { gemeente: "" }),
    list: {
      isEmpty: found.offers.length === 0,
      found: sayFound({ total: found.total, gains: found.gains, town: reading.municipality?.name ?? null }),
      gains: sayGains(found, oldPrice && formatMonth(oldPrice.signableUntil)),
      order: words.sorts[reading.sort],
      page: found.page,
      pageCount: found.pages,
      pathOfPage: pathOfPage(reading),
      chips: filtersOn(reading, words),
    },
  };
}

/** The page of an offer asks for a use and a postcode, and answers once it knows the use. */
function toldQuery({ use, place }: OffersReading): string {
  if (use === null) return "";
  return `?${new URLSearchParams({ verbruik: String(use), ...(place === null ? {} : { postcode: place.postcode }) })}`;
}

/** Whether what is listed is made up: all of it, some, or nothing. */
function demoOf(offers: readonly { readonly isDemo: boolean }[]): "all" | "some" | null {
  const count = offers.filter(({ isDemo }) => isDemo).length;
  return count === 0 ? null : count === offers.length ? "all" : "some";
}

function filterOf(reading: OffersReading): OfferFilter {
  return {
    ...noFilter,
    region: reading.region,
    technologies: reading.technology === null ? [] : [reading.technology],
    surplusMin: reading.surplusMin,
    surplusMax: reading.surplusMax,
    priceMax: reading.priceMax,
    isFree: reading.isFree,
    holders: reading.isCommunal ? ["school", "association"] : [],
    nis: reading.municipality?.nis ?? null,
  };
}

const errorsOf = (faults: OffersReading["faults"]): Partial<Record<OffersField, string>> =>
  Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, sayOffersFault(fault)]));

function figuresOf({ offers, surplus, requests }: MarketFigures, words: Words) {
  if (offers === 0) return null;
  return {
    rows: [
      { name: words.figures.offers, value: formatNumber(offers) },
      { name: words.figures.surplus, value: formatMegawattHours(surplus) },
      { name: words.figures.requests, value: formatNumber(requests) },
    ],
    note: words.figures.note,
  };
}

const formatMegawattHours = (energy: number) => `${formatNumber(energy / 1000, { fractionDigitsMax: 0 })}\u00a0MWh`;

/** A word that is written in an address as it is. */
const ANY_TOWN = "elke-gemeente";
const inQuery = (text: string) => new URLSearchParams({ "": text }).toString().slice(1);

/** Oostende, Brugge, Kortrijk, Gent, Antwerpen, Leuven, Turnhout, Hasselt. */
const landmarks = ["35013", "31005", "34022", "44021", "11002", "24062", "13040", "71072"];

/** Where a municipality of the map leads to: the same search there. */
function townAddress(reading: OffersReading): TownAddress {
  const path = offersPath(reading, { gemeente: ANY_TOWN });
  const start = path.indexOf(`gemeente=${ANY_TOWN}`) + "gemeente=".length;
  return { before: path.slice(0, start), after: path.slice(start + ANY_TOWN.length) };
}

type Mapped = {
  readonly spots: readonly MapSpot[];
  readonly chosen: string | null;
  readonly register: PlaceRegister;
  readonly tiles: Awaited<ReturnType<typeof loadTileMap>>;
};

function mapOf({ spots, chosen, register, tiles }: Mapped, { before, after }: TownAddress): DrawnMap {
  const names = new Map(register.municipalities.map(({ nis, name }) => [nis, name]));
  const towns = spots
    .flatMap((spot) => {
      const name = names.get(spot.nis);
      return name === undefined ? [] : [{ ...spot, name, path: `${before}${inQuery(name)}${after}` }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, "nl-BE"));
  return {
    view: mapView({
      map: tiles,
      towns,
      sayOffers: countOffers,
      chosen,
      landmarks: new Map(landmarks.map((nis) => [nis, names.get(nis) ?? ""])),
    }),
    towns: towns.map(({ name, path, offers, surplus }) => ({
      name,
      path,
      offers: formatNumber(offers),
      surplus: formatKilowattHours(surplus, { fractionDigitsMax: 0 }),
    })),
  };
}

/** The address of a page, up to its number. */
function pathOfPage(reading: OffersReading): string {
  const path = offersPath(reading, {});
  return `${path}${path.includes("?") ? "&" : "?"}${PAGE_FIELD}=`;
}

function filtersOn(reading: OffersReading, words: Words) {
  const nameIn = (options: Words["regions"], value: string) => options.find((option) => option.value === value)?.label;
  const labels: Readonly<Record<keyof typeof sayFilter, string | null>> = {
    gemeente: reading.municipality && sayFilter.gemeente(reading.municipality.name),
    gewest: reading.region && (nameIn(words.regions, reading.typed.gewest) ?? null),
    technologie: reading.technology && (nameIn(words.technologies, reading.typed.technologie) ?? null),
    prijs: reading.priceMax === null ? null : sayFilter.prijs(reading.priceMax),
    "overschot-min": reading.surplusMin === null ? null : sayFilter["overschot-min"](reading.surplusMin),
    "overschot-max": reading.surplusMax === null ? null : sayFilter["overschot-max"](reading.surplusMax),
    gratis: reading.isFree ? sayFilter.gratis() : null,
    school: reading.isCommunal ? sayFilter.school() : null,
  };
  return filterFields.flatMap((name) => {
    const label = labels[name];
    return label === null ? [] : [{ label, path: offersPath(reading, { [name]: "" }) }];
  });
}
