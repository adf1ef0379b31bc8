import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storedItems } from "#content/cookies.ts";

const source = join(import.meta.dirname, "../../src");
const WRITES = /\b(?:local|session)Storage\.setItem\(|document\.cookie\s*=|"set-cookie"/;

/** Who writes to a visitor's device, and under which name of the cookie statement. */
const writers: Record<string, string | readonly string[]> = {
  "web/requests/session-cookies.ts": ["sessie", "aangemeld", "toestel", "aanvraag"],
  "server/endpoints/market-choice.ts": "markt",
  "web/browser/consent.ts": "toestemming",
  "web/browser/color-mode.ts": "nuxt-color-mode",
  "web/browser/remembered-sections.ts": "rekenaar-open",
  "web/browser/kept-journey.ts": ["reis-koper", "reis-verkoper"],
  "web/browser/loading/chunk-reload.ts": "nuxt:reload",
  // The component <ScrollRestoration> of React Router writes it.
  "web/root.tsx": "react-router-scroll-positions",
};

/** Take away the cookies of others and keep nothing of their own. */
const erasers = ["web/browser/tag-manager.ts", "server/requests/embedding.ts"];

test("every file that keeps something on a visitor's device is known to the cookie statement", () => {
  const found = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
    (file) => !file.includes(".test.") && WRITES.test(readFileSync(join(source, file), "utf8")),
  );
  expect(found.filter((file) => !Object.hasOwn(writers, file) && !erasers.includes(file))).toEqual([]);
});

test("the cookie statement lists what is kept and nothing else", () => {
  expect(storedItems.map(({ name }) => name).sort()).toEqual(Object.values(writers).flat().sort());
});
