import type { RouteConfigEntry } from "@react-router/dev/routes";

/** What the line of a page in routes.ts says of it; root, server and site map read it by the id of the route. */
export type PageInfo = {
  /** A document is HTML without React in the browser; an app is hydrated; data is no page. */
  readonly kind: "document" | "app" | "data";
  readonly layout?: "blank" | "default" | "my" | "back-office";
  /** The same for everybody for a day: rendered once, kept, and loaded by its payload on client navigation. */
  readonly content?: true;
  /** Has a social card with its own title; a content page has one anyhow. */
  readonly card?: true;
  /** "system" cannot be forced: it is refused with a warning. */
  readonly colorMode?: "light" | "dark" | "system";
  /** Names from middleware/named-middleware.ts, run in this order before the page's loader. */
  readonly middleware?: readonly string[];
  /** Its form only asks: an operator who may not act may send it. */
  readonly readsByForm?: true;
  /** False keeps the page out of search engines and out of the site map. */
  readonly index?: false;
};

const byId = new Map<string, PageInfo>();
const unlisted: PageInfo = { kind: "app" };

/** `routes.ts` must have been imported. */
export const pageInfo = (id: string | undefined): PageInfo => byId.get(id ?? "") ?? unlisted;

type Rest = Omit<PageInfo, "kind">;
const page =
  (kind: PageInfo["kind"]) =>
  (path: string, file: string, rest: Rest = {}): RouteConfigEntry => {
    const id = file.replace(/\.tsx?$/, "");
    byId.set(id, { kind, ...rest });
    return path === "/" ? { id, index: true, file } : { id, path, file };
  };

export const document = page("document");
export const app = page("app");
export const data = page("data");
