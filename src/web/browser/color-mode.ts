export const COLOR_MODE_KEY = "nuxt-color-mode";
export type ColorModePreference = "system" | "light" | "dark";
type ColorMode = "light" | "dark";

const isPreference = (value: unknown): value is ColorModePreference =>
  value === "system" || value === "light" || value === "dark";

/** Runs in the head before anything is painted. A stored word that we do not know counts as "system". */
export const colorModeScript = `(()=>{let d=document.documentElement,k="${COLOR_MODE_KEY}",p="system";d.classList.add("js");try{let s=localStorage.getItem(k);if(s==="light"||s==="dark"||s==="system")p=s;else localStorage.setItem(k,p)}catch{}let f=d.dataset.colorModeForced;d.classList.add(f||(p==="system"?matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light":p))})();`;

export function readPreference(): ColorModePreference {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    return isPreference(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

export function savePreference(preference: ColorModePreference): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, preference);
  } catch {
    // Without storage the choice holds for this page.
  }
}

export const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");

export function showMode(forced: ColorMode | null, preference: ColorModePreference): void {
  const mode = forced ?? (preference === "system" ? (systemIsDark().matches ? "dark" : "light") : preference);
  const { classList } = document.documentElement;
  if (classList.contains(mode) && !classList.contains(mode === "dark" ? "light" : "dark")) return;
  classList.add("switching-mode");
  classList.remove("light", "dark");
  classList.add(mode);
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove("switching-mode")));
}
