import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { bundledIcons } from "./scripts/vite/bundled-icons.ts";
import { leakedPasswords } from "./scripts/vite/leaked-passwords.ts";
import { markdownPages } from "./scripts/vite/markdown-pages.ts";
import { campaign } from "./tests/support/campaign.ts";

/** What hangs is still found; what is only slow, on a machine whose host takes half of its time, is not refused. */
const PATIENCE_MS = 240_000;

export default defineConfig({
  test: {
    // One more than two cores: tests of processes and browsers often wait for them.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Loading the site anew for every file costs more than most files of tests.
    isolate: false,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        plugins: [bundledIcons(), markdownPages()],
        test: {
          name: "unit",
          setupFiles: "tests/support/same-cases.ts",
          include: [
            "src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/house/**/*.test.ts",
            "tests/engine/**/*.test.ts",
            "tests/real-data/**/*.test.ts",
          ],
          testTimeout: campaign(PATIENCE_MS, 600_000),
          hookTimeout: PATIENCE_MS,
        },
      },
      // These store in real databases: one PostgreSQL server for the whole run.
      {
        plugins: [leakedPasswords()],
        test: {
          name: "data",
          setupFiles: "tests/support/same-cases.ts",
          include: ["tests/data/**/*.test.ts"],
          globalSetup: "tests/support/test-postgres.ts",
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      // These ask the built site, so `npm run build` comes first.
      {
        test: {
          name: "web",
          setupFiles: "tests/support/same-cases.ts",
          include: ["tests/web/**/*.test.ts"],
          globalSetup: "tests/support/test-postgres.ts",
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      // These walk the built site in Firefox and WebKit.
      {
        test: {
          name: "browsers",
          include: ["tests/browsers/*.test.ts"],
          globalSetup: "tests/support/test-postgres.ts",
        },
      },
    ],
  },
});
