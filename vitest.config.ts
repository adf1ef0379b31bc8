import { defineConfig } from "vitest/config";
import { bundledIcons } from "./scripts/vite/bundled-icons.ts";
import { markdownPages } from "./scripts/vite/markdown-pages.ts";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [bundledIcons(), markdownPages()],
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/house/**/*.test.ts",
            "tests/real-data/**/*.test.ts",
          ],
        },
      },
      // These ask the built site, so `npm run build` comes first.
      { test: { name: "web", include: ["tests/web/**/*.test.ts"] } },
    ],
  },
});
