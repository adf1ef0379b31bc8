import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundledIcons } from "./scripts/vite/bundled-icons.ts";
import { markdownPages } from "./scripts/vite/markdown-pages.ts";
import { ownServer } from "./scripts/vite/own-server.ts";
import { routeModuleErrors } from "./scripts/vite/route-module-errors.ts";

export default defineConfig({
  plugins: [tailwindcss(), bundledIcons(), markdownPages(), ownServer(), routeModuleErrors(), reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: "./src/server/main.ts" } } } },
});
