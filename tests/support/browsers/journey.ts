import type { Engine } from "../../../scripts/verbs/find-browsers.ts";
import type { SiteOptions } from "../test-site.ts";
import type { BrowserPage } from "./browser-page.ts";
import type { WatchedSite } from "./watched-site.ts";
import type { ColourMode, Screen } from "./web-driver.ts";

type World = {
  readonly page: BrowserPage;
  readonly site: WatchedSite;
  /** Somebody with an account, who sends forms without their pages; `enter` makes the browser theirs. */
  person(email: string): Promise<Person>;
  /** The link in the last mail to somebody that leads to a page. */
  linkFor(email: string, path: string): Promise<string>;
};

export type Person = {
  send(path: string, form: Readonly<Record<string, string>>): Promise<Response>;
  enter(): Promise<void>;
};

/** What a visitor comes to do, written once and walked in every browser. */
export type Journey = {
  readonly promise: string;
  /**
   * Where `npm test` walks it: in the one of the two that is the likelier to fail, or in none. `npm run soak` walks all in
   * both.
   */
  readonly when: Engine | "soak";
  readonly screen?: Screen;
  readonly colourMode?: ColourMode;
  readonly site?: SiteOptions;
  /** Pages that stand beside those of the site, for a journey that needs one of its own. */
  readonly extraPages?: Readonly<Record<string, string>>;
  /** A fault that must be reported in the page, and is. */
  readonly expectedFault?: RegExp;
  walk(world: World): Promise<void>;
};
