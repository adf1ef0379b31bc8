import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundledIcons } from "./scripts/vite/bundled-icons.ts";
import { markdownPages } from "./scripts/vite/markdown-pages.ts";
import { matchingWorker } from "./scripts/vite/matching-worker.ts";
import { ownServer } from "./scripts/vite/own-server.ts";
import { routeModuleErrors } from "./scripts/vite/route-module-errors.ts";

// Fewer, larger files compress better and start sooner than dozens of small ones: what every page needs is one file
// for the framework and one for the shell.
const chunks = {
  groups: [
    { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    { name: "shell", test: /src\/(ui|web|content|domain)\//, minShareCount: 10, priority: 1 },
    {
      name: "shell",
      test: /src\/(web\/(layouts|browser)\/(?!consent)|content\/(shell|labels)\.|ui\/(breadcrumbs|logo|toast-store)\.)/,
      priority: 1,
    },
  ],
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    bundledIcons(),
    markdownPages(),
    matchingWorker(),
    ownServer(),
    routeModuleErrors(),
    reactRouter(),
  ],
  // As modules, so that what a worker needs now and then stays out of its first file.
  worker: { format: "es" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    ssr: { build: { rollupOptions: { input: "./src/server/main.ts" } } },
  },
});
