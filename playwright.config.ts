import { defineConfig } from "@playwright/test";

// A browser of the machine itself, because its own download is not possible everywhere.
const executablePath = process.env["CHROMIUM_PATH"] || "/usr/bin/chromium";

export default defineConfig({
  globalSetup: "./tests/support/empty-database.ts",
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  fullyParallel: true,
  // A page waits more than it works: three keep two cores busy.
  workers: 3,
  // A machine that is busy elsewhere may miss a second; a promise that is broken fails twice.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
