import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserFloor } from "./scripts/vite/browser-floor.ts";
import { buildId } from "./scripts/vite/build-id.ts";
import { bundledIcons } from "./scripts/vite/bundled-icons.ts";
import { leakedPasswords } from "./scripts/vite/leaked-passwords.ts";
import { markdownPages } from "./scripts/vite/markdown-pages.ts";
import { ownServer } from "./scripts/vite/own-server.ts";
import { routeModuleErrors } from "./scripts/vite/route-module-errors.ts";
import { workerFiles } from "./scripts/vite/worker-files.ts";

// Fewer, larger files compress better and start sooner than dozens of small ones: one for the framework, one for the shell that every page needs, one for what most pages that teach show, and a few for what forms have in common.
const chunks = {
  groups: [
    { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
    {
      name: "shell",
      test: /src\/(web\/(error-words|content-page|use-page|shell\/shell)\.|web\/(layouts|browser)\/(?!consent|tag-manager\.ts|kept-journey|market-form|flag|use-deferred-layout|use-next-render|write-text)|content\/(shell|labels)\.|ui\/(navigation\/breadcrumbs|pictures\/logo|overlay\/toast-store)\.)/,
      priority: 3,
    },
    { name: "shell", test: /src\/(ui|content|domain)\//, minShareCount: 50, priority: 2 },
    {
      name: "square",
      test: /src\/(ui\/(day-square|charts\/(chart-table|patterns)|data-table|badge)|content\/format\/)/,
      minShareCount: 12,
      priority: 1,
    },
    { name: "fields", test: /src\/ui\/field\/(checkbox|radio-cards|select|date|choice|field-group)/, minShareCount: 4 },
    {
      name: "facts",
      test: /src\/(domain\/(units|regions|identifiers|leads|limits|time\/calendar-day)|figures\/write-figure)/,
      minShareCount: 4,
    },
    { name: "numbers", test: /src\/ui\/field\/(number|euro|kilowatt-hour|percent)/, minShareCount: 4 },
  ],
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    buildId(),
    bundledIcons(),
    leakedPasswords(),
    markdownPages(),
    workerFiles(),
    ownServer(),
    routeModuleErrors(),
    reactRouter(),
  ],
  // As modules, so that what a worker needs now and then stays out of its first file. WebKit evaluates that file again
  // when another one imports it, so what both need, the answers, has a file of its own.
  worker: {
    format: "es",
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "calculator-answers", test: /\/calculator-answers\.ts$/ }] } },
    },
  },
  environments: {
    client: {
      build: {
        target: browserFloor,
        license: { fileName: "licenties.txt" },
        rolldownOptions: { output: { codeSplitting: chunks } },
      },
    },
    // What is pure is part of the bundle: Node takes longer to find its hundreds of files than to run them.
    ssr: {
      build: { rollupOptions: { input: "./src/server/main.ts" } },
      resolve: { noExternal: ["drizzle-orm", "libphonenumber-js", "zod"] },
    },
  },
});
