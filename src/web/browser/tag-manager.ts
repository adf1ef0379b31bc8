import type { Consent } from "./consent.ts";
import { loadFromServerWhen } from "./loading/full-load.ts";

type DataLayer = unknown[];
let isLoaded = false;
let pageTold = "";

const layer = (): DataLayer => {
  const holder = window as { dataLayer?: DataLayer };
  holder.dataLayer ??= [];
  return holder.dataLayer;
};

// Google's tag reads the arguments object itself, so this cannot be an arrow function with a rest parameter.
function tell(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  layer().push(arguments);
}

const denied = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};

/**
 * Loads the container after a yes, on a page whose address has no query: a query is somebody's situation, and a tag can
 * read the whole address. A no afterwards takes away what was stored and loads the page again without the container.
 */
export function applyConsent(containerId: string, { analytics }: Consent): void {
  if (analytics && !isLoaded && location.search === "") load(containerId);
  if (!analytics && isLoaded) {
    tell("consent", "update", denied);
    forgetCookies();
    location.reload();
  }
}

function load(containerId: string): void {
  isLoaded = true;
  tell("consent", "default", denied);
  tell("consent", "update", { ...denied, analytics_storage: "granted" });
  tellPage();
  layer().push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.referrerPolicy = "no-referrer";
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
  // A page with a query is loaded from the server, where the container is not started.
  loadFromServerWhen(({ search }) => search !== "");
}

/** Each page is told once; nothing is said before the container is there. */
export function tellPage(): void {
  const page = location.origin + location.pathname;
  if (!isLoaded || page === pageTold) return;
  pageTold = page;
  tell("set", { page_location: page, page_referrer: "" });
}

function forgetCookies(): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.split("=")[0] ?? "");
  const domains = [
    "",
    ...location.hostname.split(".").map((_, index, parts) => `; Domain=.${parts.slice(index).join(".")}`),
  ];
  for (const name of names.filter((name) => /^_(ga|gid|gcl)/.test(name))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
