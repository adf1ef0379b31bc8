import type { Consent } from "./consent.ts";

type DataLayer = unknown[];
let isLoaded = false;

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

const signals = (consent: Consent) => {
  const word = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  return {
    analytics_storage: word(consent.analytics),
    ad_storage: word(consent.marketing),
    ad_user_data: word(consent.marketing),
    ad_personalization: word(consent.marketing),
  };
};

/** Loads the container after a yes, and tells it of every later change. The page's query is kept from it. */
export function applyConsent(containerId: string, consent: Consent): void {
  const isGranted = consent.analytics || consent.marketing;
  if (!isLoaded && !isGranted) return;
  if (!isLoaded) tell("consent", "default", signals({ analytics: false, marketing: false }));
  tell("consent", "update", signals(consent));
  if (isLoaded) return;
  isLoaded = true;
  tellPage();
  layer().push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.referrerPolicy = "no-referrer";
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}

/** The address without its query: a calculator's query is somebody's situation. */
export function tellPage(): void {
  if (!isLoaded) return;
  tell("set", { page_location: location.origin + location.pathname, page_referrer: "" });
}
