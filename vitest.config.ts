import { defineConfig } from "vitest/config";
import { bundledIcons } from "./scripts/vite/bundled-icons.ts";

export default defineConfig({
  plugins: [bundledIcons()],
  test: { include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/{house,web}/**/*.test.ts"] },
});
