import { createHash } from "node:crypto";
import type { Settings } from "#application/ports/settings.ts";
import type { Market } from "#content/site.ts";
import { spansOf } from "#web/requests/tags.ts";
import { askedBy, currentAsker } from "../queues/current-asker.ts";
import { openFairTurns } from "../queues/fair-turns.ts";
import { openSharedWork } from "../queues/shared-work.ts";
import { openTurnsOfNetworks } from "../queues/turns-of-networks.ts";
import { contentSecurityPolicy } from "../requests/security-headers.ts";
import { openBoundedAnswers } from "./bounded-answers.ts";
import { type StoredAnswer, storeForAll, storeForBrotli, storeSmaller } from "./stored-answer.ts";

export type Rendered = {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  /** What the page itself says of being kept elsewhere; null leaves it to us. */
  readonly cacheControl: string | null;
};
/** For a page that shows the market: the version that it is drawn for, and what aborts when nobody waits for it any more. */
type Render = (
  path: string,
  market: Market,
  shown?: { readonly version: string; readonly signal: AbortSignal },
) => Promise<Rendered>;

/** A page that shows the market: kept for one version of it. */
export type MarketPlace = {
  /** As the site itself would write it, with the query. */
  readonly address: string;
  readonly version: string;
  readonly market: Market;
  /** Who is signed in may be shown something else at the same address. */
  readonly isPersonal: boolean;
  /** Drawn when it is its turn. */
  readonly inTurns: boolean;
};

/** Where an answer is kept. */
type Shelf = { readonly get: () => StoredAnswer | undefined; readonly put: (answer: StoredAnswer) => unknown };

const MARKET_BYTES_MAX = 18_000_000;
const REFUSALS_BYTES_MAX = 2_000_000;
const REFUSAL_MS = 60_000;
/** While one waits for the database another is drawn. More of them would only hold more memory at a time. */
const drawLimits = { atATime: 3, waiting: 50, waitingEach: 6, waitMs: 20_000 };
/** Of all other pages, for each network. A calculation waits while its page is drawn, so networks do not share this queue. */
const pageLimits = { atATime: 4, waiting: 24, waitMs: 20_000 };
/** Nobody waits for these: all that were asked for are done. */
const shrinkLimits = { atATime: 1, waiting: 10_000, waitingEach: 10_000, waitMs: 600_000 };

/**
 * Pages that are the same for everybody, kept ready in each market. They are rendered again when the day changes, because
 * figures and prices are shown as valid on a day; pages that show the market also when that changes.
 */
export function openStoredPages(settings: Settings, today: () => string, render: Render) {
  let day = today();
  const content = new Map<string, StoredAnswer>();
  const market = openBoundedAnswers(MARKET_BYTES_MAX);
  const refusals = openBoundedAnswers(REFUSALS_BYTES_MAX);
  const drawing = openSharedWork<StoredAnswer | null>();
  const turns = openFairTurns(drawLimits);
  const takePageTurn = openTurnsOfNetworks(pageLimits);
  const shrinks = openFairTurns(shrinkLimits);
  const shrinking = new WeakSet<StoredAnswer>();

  function forgetYesterday(): void {
    if (today() === day) return;
    day = today();
    content.clear();
    market.clear();
    refusals.clear();
    drawing.clear();
  }

  /** One at a time, and once: whoever asks meanwhile gets what there is. */
  async function shrink(kept: StoredAnswer, { get, put }: Shelf): Promise<void> {
    if (shrinking.has(kept)) return;
    shrinking.add(kept);
    const isKept = () => get() === kept;
    const smaller = await shrinks
      .take({ network: null }, async () => (isKept() ? storeSmaller(kept) : null))
      .catch(() => null);
    if (smaller && isKept()) put(smaller);
  }

  function headersOf({ type, body }: Rendered, cacheControl: string): Record<string, string> {
    const isPage = type.startsWith("text/html");
    return {
      "content-type": type,
      "cache-control": cacheControl,
      ...(settings.market === "flags" ? { vary: "cookie" } : {}),
      ...(isPage && !import.meta.env.DEV
        ? { "content-security-policy": contentSecurityPolicy(settings, scriptHashes(body)) }
        : {}),
    };
  }

  return {
    /** The answer if it was prepared before: the way of nearly every request. */
    ready(path: string, site: Market): StoredAnswer | undefined {
      forgetYesterday();
      const key = contentKey(path, site);
      const kept = content.get(key);
      if (kept?.nextEffort) void shrink(kept, { get: () => content.get(key), put: (next) => content.set(key, next) });
      return kept;
    },

    /**
     * Prepares the answer of a content page. Null when the page does not answer 200. The path is one of the site's own:
     * strangers could fill the memory with other spellings of it.
     */
    async prepare(path: string, site: Market): Promise<StoredAnswer | null> {
      const key = contentKey(path, site);
      const startedOn = day;
      return drawing.join(key, undefined, async () => {
        const rendered = await askedBy({ network: null }, () => render(path, site));
        if (rendered.status !== 200) return null;
        const isPage = rendered.type.startsWith("text/html");
        const kept = isPage ? "public, max-age=0, must-revalidate" : "public, max-age=60";
        const answer = await storeForAll(rendered.body, headersOf(rendered, kept));
        if (startedOn === day) content.set(key, answer);
        return answer;
      });
    },

    /**
     * A page of the market as a stranger sees it, kept or made now; what is refused is kept for a minute at most. Null when
     * that is not ours to tell, such as where a page leads elsewhere or failed.
     */
    async ofMarket({ address, version, market: site, isPersonal, inTurns }: MarketPlace): Promise<StoredAnswer | null> {
      forgetYesterday();
      const key = `${site} ${address}`;
      const kept = market.get(key, version);
      if (kept?.nextEffort)
        void shrink(kept, { get: () => market.get(key, version), put: (next) => market.put(key, version, next) });
      if (kept) return kept;
      const minute = `${version} ${Math.floor(performance.now() / REFUSAL_MS)}`;
      const refusal = refusals.get(key, minute);
      if (refusal) return refusal;
      const startedOn = day;
      const { network, signal: left } = currentAsker();
      return drawing.join(`${key} ${version}`, left, async (signal) => {
        const asker = { network, signal };
        const draw = () => askedBy(asker, () => render(address, site, { version, signal }));
        const rendered = await (inTurns ? turns.take(asker, draw) : takePageTurn(asker, draw));
        if (![200, 404, 422].includes(rendered.status)) return null;
        const own = isPersonal ? "private, no-cache" : "public, max-age=0, must-revalidate";
        const headers = headersOf(rendered, rendered.cacheControl ?? own);
        const haste = { status: rendered.status, isHasty: address.includes("?") };
        const answer = await storeForBrotli(rendered.body, headers, haste);
        if (startedOn !== day) return answer;
        if (rendered.status === 200) market.put(key, version, answer);
        else refusals.put(key, minute, answer);
        return answer;
      });
    },

    /** For a page that is drawn for its sender alone; `isSearch` where it searches the market. */
    inTurn: <T>(isSearch: boolean, draw: () => Promise<T>): Promise<T> =>
      isSearch ? turns.take(currentAsker(), draw) : takePageTurn(currentAsker(), draw),
  };
}

const contentKey = (path: string, market: Market) => `${market} ${path.toLowerCase().replace(/(.)\/$/, "$1")}`;

/** Of the scripts that stand in the page itself, and are no data. */
function scriptHashes(page: Buffer): string[] {
  const codes = spansOf(page, "<script", "</script>").flatMap(([from, to]) => {
    const start = page.indexOf(">", from) + 1;
    const tag = page.toString("utf8", from, start);
    const isCode =
      start < to - "</script>".length && !/\ssrc=/.test(tag) && !/type="application\/(ld\+)?json"/.test(tag);
    return isCode ? [page.subarray(start, to - "</script>".length)] : [];
  });
  return [...new Set(codes.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`))];
}
