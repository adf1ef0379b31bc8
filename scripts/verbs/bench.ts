import type { Measure } from "../bench/measure.ts";
import { buildIfStale } from "./build.ts";

const groups: Readonly<Record<string, () => Promise<Measure[]>>> = {
  start: async () => (await import("../bench/start.ts")).measureStart(),
  web: async () => (await import("../bench/web.ts")).measureWeb(),
  page: async () => (await import("../bench/pages.ts")).measurePages(),
  public: async () => (await import("../bench/pages.ts")).measurePublicPages(),
  calculator: async () => (await import("../bench/calculator.ts")).measureCalculator(),
  sharing: async () => (await import("../bench/sharing.ts")).measureSharing(),
  engine: async () => (await import("../bench/engine.ts")).measureEngine(),
  market: async () => (await import("../bench/market.ts")).measureMarket(),
  matching: async () => (await import("../bench/matching.ts")).measureMatching(),
  settlement: async () => (await import("../bench/settlement.ts")).measureSettlement(),
};
/** Engine and matching are measured as they stand; the other groups ask the built site. */
const withoutSite = new Set(["engine", "matching"]);

/** `npm run bench` prints a table; `npm run bench -- --json [group]` one JSON line per measure. */
export async function run(words: readonly string[]): Promise<void> {
  const isJson = words.includes("--json");
  const wanted = words.find((word) => !word.startsWith("--"));
  if (wanted && !groups[wanted]) {
    console.error(`There is no group '${wanted}': choose from ${Object.keys(groups).join(", ")}.`);
    process.exit(1);
  }
  if (!wanted || !withoutSite.has(wanted)) buildIfStale();
  for (const [name, measureGroup] of Object.entries(groups)) {
    if (wanted && wanted !== name) continue;
    for (const found of await measureGroup()) console.log(isJson ? JSON.stringify(found) : row(found));
  }
}

const row = ({ name, value, unit, ratio, against }: Measure) =>
  `${name.padEnd(40)} ${value.toFixed(1).padStart(10)} ${unit.padEnd(8)}${ratio === null ? "" : ` ${ratio.toFixed(2)} x ${against}`}`;
