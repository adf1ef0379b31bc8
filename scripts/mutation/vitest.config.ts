import { defineConfig } from "vitest/config";

/** The tests of the sums, each file by itself: a mutant is tried by the tests that ran its line. */
export default defineConfig({
  test: {
    include: ["src/domain/{economics,sharing,settlement,tariffs}/**/*.test.ts"],
    setupFiles: "tests/support/same-cases.ts",
    testTimeout: 240_000,
  },
});
