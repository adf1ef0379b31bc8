import { defineConfig } from "@playwright/test";
import { isWhole } from "./tests/support/campaign.ts";

// A browser of the machine itself, because its own download is not possible everywhere.
const executablePath = process.env["CHROMIUM_PATH"] || "/usr/bin/chromium";

// Of two lists the browser takes the last, so what Playwright turns off is told again.
const turnedOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // The list under the address bar is a page of its own for every window, which nobody sees: a third of the work.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

export default defineConfig({
  globalSetup: "./tests/support/test-postgres.ts",
  testDir: "tests/e2e",
  // Playwright empties it, and what the other suites wrote stands beside it.
  outputDir: "test-results/e2e",
  testMatch: "**/*.test.ts",
  // What `npm run soak` alone walks: in `npm test` a sample or a test by request keeps the same promise.
  ...(isWhole ? {} : { grepInvert: /@soak/ }),
  fullyParallel: true,
  // Of three, one nearly always waits for a page or for time to pass.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  // Limits find what hangs. A machine whose host takes half of its time is slow for seconds on end, and that is no fault.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  // The built server is run as it is: transpiling it again would only cost time.
  build: { external: ["**/build/server/**"] },
  use: {
    locale: "nl-BE",
    timezoneId: "Europe/Brussels",
    viewport: { width: 1280, height: 900 },
    trace: "off",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // One process less for each browser: a tenth of the work.
        "--in-process-gpu",
        // A page of a test lives for seconds: to optimise its scripts costs more than it brings. The soak calculates for minutes.
        ...(isWhole ? [] : ["--js-flags=--no-turbofan"]),
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${turnedOff.join(",")}`,
      ],
    },
  },
});
