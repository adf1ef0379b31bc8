import type { ServerBuild } from "react-router";
import { type PageRoutes, readPageRoutes } from "../src/server/stored/page-routes.ts";

type ServerBundle = typeof import("../src/server/main.ts");

/** The site as it was just built, with an empty database and no files of its own. */
export type BuiltSite = {
  readonly name: string;
  readonly routes: PageRoutes;
  ask(path: string): Promise<Response>;
  /** Every page of the site map. */
  paths(): Promise<string[]>;
};

export async function withBuiltSite(bundle: ServerBundle, use: (site: BuiltSite) => Promise<void>): Promise<void> {
  const config = bundle.readConfig({ PRODUCT_NAME: process.env["PRODUCT_NAME"], DATA_DIR: "memory" });
  const { ports, database } = bundle.composePorts(config);
  const quiet = { info() {}, warn() {}, error: (event: string, error: unknown) => console.error(event, error) };
  const app = bundle.createApp({ ...ports, log: quiet }, null);
  const ask = (path: string) => app.fetch(new Request(`http://localhost${path}`));
  const { name } = bundle.siteFor(ports.settings, "be", ports.clock.today(), { cards: [], dayPrices: [] });
  try {
    await use({
      name,
      routes: readPageRoutes(bundle as unknown as ServerBuild),
      ask,
      paths: async () => pathsOf(await (await ask("/sitemap.xml")).text()),
    });
  } finally {
    await database.close();
  }
}

const pathsOf = (siteMap: string): string[] =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
