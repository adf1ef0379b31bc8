import type { Plugin } from "vite";

/** React Router reloads the current page, unguarded, when a route's chunk fails; we load the target instead, at most once in ten seconds. */
export function routeModuleErrors(): Plugin {
  let replaced = false;
  return {
    name: "route-module-errors",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        const changed = code.replace(
          "window.location.reload();",
          'window.dispatchEvent(new CustomEvent("app:routeModuleError", { detail: route.id }));',
        );
        replaced = changed !== code;
        return { code: changed, map: null };
      },
    },
    buildEnd() {
      if (this.environment.name === "client" && !replaced) {
        this.error("react-router's loadRouteModule has changed: look at routeModuleErrors().");
      }
    },
  };
}
