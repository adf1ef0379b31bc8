import type { Measure } from "../bench/measure.ts";
import { buildIfStale } from "./build.ts";

// React and its renderer choose their fast build by this word, when they are first imported.
process.env["NODE_ENV"] ??= "production";

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
  timing: async () => (await import("../bench/timing.ts")).measureTiming(),
  metrics: async () => (await import("../bench/metrics.ts")).measureMetrics(),
};
/** Engine and matching are measured as they stand; the other groups ask the built site. */
const withoutSite = new Set(["engine", "matching"]);

/** `npm run bench` prints a table; `npm run bench -- --json [group …]` one JSON line per measure. */
export async function run(words: readonly string[]): Promise<void> {
  const isJson = words.includes("--json");
  const wanted = words.filter((word) => !word.startsWith("--"));
  const unknown = wanted.find((word) => !groups[word]);
  if (unknown) {
    console.error(`There is no group '${unknown}': choose from ${Object.keys(groups).join(", ")}.`);
    process.exit(1);
  }
  if (wanted.length === 0 || wanted.some((name) => !withoutSite.has(name))) buildIfStale();
  for (const [name, measureGroup] of Object.entries(groups)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const found of await measureGroup()) console.log(isJson ? JSON.stringify(found) : row(found));
  }
}

const row = ({ name, value, unit, ratio, against }: Measure) =>
  `${name.padEnd(40)} ${value.toFixed(unit === "" ? 3 : 1).padStart(10)} ${unit.padEnd(8)}${ratio === null ? "" : ` ${ratio.toFixed(2)} x ${against}`}`;
