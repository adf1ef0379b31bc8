/** What a page module tells about itself; root, server and site map read it. */
export type PageHandle = {
  readonly layout?: "blank" | "default" | "my" | "back-office";
  /** Rendered once per market and day, kept compressed, loaded by its payload on client navigation. */
  readonly content?: true;
  /** Asks for its scripts at the first touch, as every content page: whatever it shows before that, the server drew. */
  readonly waits?: true;
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
