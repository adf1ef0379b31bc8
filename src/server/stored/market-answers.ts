import { sharedRead } from "#adapters/database/store/shared-read.ts";
import type { Ports } from "#application/ports/ports.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { WorkRefused } from "#application/ports/workers.ts";
import type { Market } from "#content/site.ts";
import { type MarketPage, marketPages } from "#web/market-pages.ts";
import { wantsJson } from "#web/requests/wants-json.ts";
import type { Recognition } from "../requests/recognise-visitor.ts";
import type { PageMatch } from "./page-routes.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import type { MarketPlace } from "./stored-pages.ts";

type Dependencies = {
  readonly ports: Pick<Ports, "store">;
  readonly pages: { ofMarket(place: MarketPlace): Promise<StoredAnswer | null> };
};

type Asked = {
  readonly request: Request;
  readonly url: URL;
  readonly match: PageMatch;
  readonly market: Market;
  readonly recognise: () => Promise<Recognition>;
};

const ADDRESS_LENGTH_MAX = 500;

/** Pages that are the same for everybody until the market changes. Null leaves the request to be answered for its sender alone. */
export function openMarketAnswers({ ports, pages }: Dependencies) {
  const { market: store } = ports.store;
  const readVersion = sharedRead(() => store.version());

  async function isShownTheirOwn({ ownFor }: MarketPage, { visitor, isBackendDown }: Recognition): Promise<boolean> {
    if (isBackendDown) return true;
    if (visitor === null) return false;
    return ownFor === "who-is-signed-in" || (await store.blocks(visitor.uid)).length > 0;
  }

  async function find({ request, url, match, market, recognise }: Asked): Promise<StoredAnswer | null> {
    const page = marketPages[match.route.path];
    const address = page && addressOf(url, match, page);
    if (!page || !address) return null;
    const isPersonal = page.ownFor !== "nobody";
    const who = isPersonal ? await recognise() : null;
    if (who && (await isShownTheirOwn(page, who))) return null;
    const answer = await pages.ofMarket({
      address,
      version: await readVersion(),
      market,
      isPersonal,
      inTurns: page.inTurns === true,
    });
    // What a page refuses may be granted to who is signed in, and is told to a program in its own way.
    const isForAll = answer?.status === 200 || (!who?.visitor && !wantsJson(request));
    return isForAll ? answer : null;
  }

  return (asked: Asked): Promise<StoredAnswer | null> =>
    find(asked).catch((error: unknown) => {
      // The page itself tells that the database is away.
      if (error instanceof Unavailable && !(error instanceof WorkRefused)) return null;
      throw error;
    });
}

/** The one spelling of an address: parameters that the page knows, once, in its own order. Null where there are others. */
function addressOf(url: URL, { route: { path }, params }: PageMatch, { fields, isApart }: MarketPage): string | null {
  const query = new URLSearchParams();
  for (const name of fields) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  const isStrange = [...url.searchParams.keys()].some((name) => !fields.includes(name));
  const place = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const address = query.size === 0 ? place : `${place}?${query}`;
  return isStrange || isApart?.(query) || address.length > ADDRESS_LENGTH_MAX ? null : address;
}
