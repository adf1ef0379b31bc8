const COLOR_MODE_KEY = "nuxt-color-mode";
export type ColorModePreference = "system" | "light" | "dark";

const isPreference = (value: unknown): value is ColorModePreference =>
  value === "system" || value === "light" || value === "dark";

/**
 * Runs in the head before anything is painted. A stored word that we do not know counts as "system". `scripted` shows what the script
 * of every page serves, `js` what an app serves once it is hydrated.
 */
export const colorModeScript = `(()=>{let d=document.documentElement,k="${COLOR_MODE_KEY}",p="system";d.classList.add("scripted");if("app"in d.dataset)d.classList.add("js");try{let s=localStorage.getItem(k);if(s==="light"||s==="dark"||s==="system")p=s;else localStorage.setItem(k,p)}catch{}let f=d.dataset.colorModeForced;d.classList.add(f||(p==="system"?matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light":p))})();`;

/** Without storage the choice holds for this page. */
let unsaved: ColorModePreference = "system";

function readPreference(): ColorModePreference {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    return isPreference(stored) ? stored : "system";
  } catch {
    return unsaved;
  }
}

function savePreference(preference: ColorModePreference): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, preference);
  } catch {
    unsaved = preference;
  }
}

const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");

/** Shows the preference, or what the page forces, and marks it in every choice on the page. */
export function showMode(): void {
  const { classList, dataset } = document.documentElement;
  const preference = readPreference();
  for (const option of document.querySelectorAll<HTMLInputElement>(".mode-choice input"))
    option.checked = option.value === preference;
  const chosen = preference === "system" ? (systemIsDark().matches ? "dark" : "light") : preference;
  const mode = dataset["colorModeForced"] ?? chosen;
  if (classList.contains(mode) && !classList.contains(mode === "dark" ? "light" : "dark")) return;
  classList.add("switching-mode");
  classList.remove("light", "dark");
  classList.add(mode);
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove("switching-mode")));
}

/** Keeps the document in step with the choice, the device and other tabs. */
export function watchColorChoice(): void {
  showMode();
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".mode-choice")) return;
    savePreference(target.value as ColorModePreference);
    showMode();
  });
  addEventListener("storage", ({ key }) => key === COLOR_MODE_KEY && showMode());
  systemIsDark().addEventListener("change", showMode);
}
