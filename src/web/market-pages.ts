import { offersFields, PAGE_FIELD, VIEW_FIELD } from "./forms/queries/offers-query.ts";

export type MarketPage = {
  /** What of the query the page shows. An address with anything else in it is answered apart. */
  readonly fields: readonly string[];
  /** A query whose answer is a sum of its own, counted for who asks it. */
  readonly isApart?: (query: URLSearchParams) => boolean;
  /** Of which every search is another page: few are drawn at a time. */
  readonly inTurns?: true;
  /** Who is shown something else than everybody. */
  readonly ownFor: "nobody" | "who-blocks-somebody" | "who-is-signed-in";
};

/** Pages that are the same for everybody until the market or the register changes, by their path in routes.ts. */
export const marketPages: Readonly<Record<string, MarketPage>> = {
  "/aanbod": {
    fields: [...offersFields, PAGE_FIELD, VIEW_FIELD],
    isApart: (query) => query.get("sorteer") === "past",
    inTurns: true,
    ownFor: "who-blocks-somebody",
  },
  "/aanbod/:id": { fields: [], ownFor: "who-is-signed-in" },
  "/cijfers/markt.json": { fields: [], ownFor: "nobody" },
  "/declarations": { fields: ["voor"], ownFor: "nobody" },
  "/declarations/:code": { fields: [], ownFor: "nobody" },
};
