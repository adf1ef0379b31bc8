import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { keepLast } from "#application/keep-last.ts";
import type { ListedOffer } from "#application/ports/market.ts";
import { labels } from "#content/labels.ts";
import type { offersWords } from "#content/pages/market/offers.ts";
import { LocaleProvider } from "#ui/locale.tsx";
import { Markup } from "#web/drawn.ts";
import { OfferMap } from "#web/pages/market/offer/offer-map.tsx";
import { CARD_GRID, LIST_ID, OfferCard, OfferCardShapes, type OfferOnCard } from "#web/pages/market/offer-card.tsx";
import { type DrawnMap, Towns } from "#web/pages/market/offers-map.tsx";

type Words = ReturnType<typeof offersWords>;

/** Of what was drawn last, so many are remembered: a card takes two kilobytes, a map forty. */
const CARDS_MAX = 2000;
const MAPS_MAX = 60;
const LISTS_MAX = 4;

// Whatever is drawn depends on nothing but what it is drawn from, so it is remembered under that.
const cards = keepLast<Buffer>(CARDS_MAX);
const maps = keepLast<readonly string[]>(MAPS_MAX);
const lists = keepLast<Buffer>(LISTS_MAX);

const write = (children: ReactNode) =>
  renderToStaticMarkup(<LocaleProvider labels={labels}>{children}</LocaleProvider>, { identifierPrefix: "plein" });
const writeBytes = (children: ReactNode) => Buffer.from(write(children));

const [listStart, listEnd] = [Buffer.from(`<ul class="${CARD_GRID}">`), Buffer.from("</ul>")];

export function drawTowns(names: readonly string[]): Markup {
  const key = names.join("\n");
  const options = lists(key, () => writeBytes(names.map((name) => <option key={name}>{name}</option>)));
  return new Markup("gemeenten", [options]);
}

/** Of an offer that the memory of the market holds, its card for who told nothing of themselves. */
const known = new WeakMap<ListedOffer, { readonly said: string; readonly bytes: Buffer }>();

export function drawCards(
  offers: readonly ListedOffer[],
  cardFor: (offer: ListedOffer) => OfferOnCard,
  words: Words,
  { isForAll }: { readonly isForAll: boolean },
): Markup {
  const said = JSON.stringify([words.card, words.demo.badge]);
  const draw = (offer: OfferOnCard) =>
    cards(said + JSON.stringify(offer), () =>
      writeBytes(
        <li>
          <OfferCard offer={offer} words={words.card} demo={words.demo.badge} />
        </li>,
      ),
    );
  const drawn = offers.map((offer) => {
    const kept = isForAll ? known.get(offer) : undefined;
    if (kept?.said === said) return kept.bytes;
    const card = cardFor(offer);
    const bytes = draw(card);
    // Without a shape, its year is still to be drawn.
    if (isForAll && card.dayShape.length > 0) known.set(offer, { said, bytes });
    return bytes;
  });
  const shapes = lists("shapes", () => writeBytes(<OfferCardShapes />));
  return new Markup("kaarten", [shapes, listStart, ...drawn, listEnd]);
}

/** What stands before and after the name of a municipality in the address that a mark of the map leads to. */
export type TownAddress = { readonly before: string; readonly after: string };
const [BEFORE, AFTER] = ["\ue000", "\ue001"];
export const anyAddress: TownAddress = { before: BEFORE, after: AFTER };

/** The picture and the table of what was found, whichever search found it: only the addresses differ. */
export function drawMap(
  found: unknown,
  words: Words["map"],
  { before, after }: TownAddress,
  mapWith: (address: TownAddress) => DrawnMap,
): { picture: Markup; table: Markup } {
  const key = JSON.stringify([found, words]);
  const drawn = maps(key, () => {
    const { view, towns } = mapWith(anyAddress);
    return [
      write(<OfferMap view={view} words={words} listId={LIST_ID} />),
      write(towns.length > 0 ? <Towns towns={towns} words={words} /> : null),
    ];
  });
  const [picture = "", table = ""] = drawn.map((html) =>
    html.replaceAll(BEFORE, before.replaceAll("&", "&amp;")).replaceAll(AFTER, after.replaceAll("&", "&amp;")),
  );
  return {
    picture: new Markup("kaart", [Buffer.from(picture)]),
    table: new Markup("kaart-tabel", [Buffer.from(table)]),
  };
}
