import { readShell } from "../../shell/shell-data.ts";
import { type ColorModePreference, readPreference, savePreference, showMode, systemIsDark } from "../color-mode.ts";
import { FOLDED, openSections } from "../remembered-sections.ts";
import { watchBuild } from "./build-watch.ts";
import { watchLinks } from "./prefetch.ts";

/**
 * What the site does on every page, for a page that nobody has touched yet. The script
 * of such a page (src/web/browser/loading/boot-loader.ts) says that it rests; at `app:wake`, as at a touch, the rest of the site comes.
 */
addEventListener("app:rest", rest, { once: true });

function rest(): void {
  watchBuild(readShell().buildPollMs);
  watchLinks("words");
  watchColorChoice();
  wakeAtSignIn();
  wakeWhenSeen();
  // Sections that a reader left open unfold as the page appears, not under the first touch.
  if (document.querySelector(FOLDED) && openSections().length > 0) wake();
}

/** What the server could not draw, such as numbers of this moment, is asked for when it comes into view. */
function wakeWhenSeen(): void {
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  for (const part of document.querySelectorAll("[data-wakes]")) watcher.observe(part);
}

/** The choice shows what was chosen before, and a choice that is quicker than the site counts. */
function watchColorChoice(): void {
  const options = () => document.querySelectorAll<HTMLInputElement>(".mode-choice input");
  const show = (preference: ColorModePreference) => {
    for (const option of options()) option.checked = option.value === preference;
  };
  show(readPreference());
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".mode-choice")) return;
    const chosen = target.value as ColorModePreference;
    const { colorModeForced } = document.documentElement.dataset;
    savePreference(chosen);
    showMode(colorModeForced === "light" || colorModeForced === "dark" ? colorModeForced : null, chosen);
  });
  systemIsDark().addEventListener("change", wake, { once: true });
}

/** Whoever signs in in another tab finds their menu here too. */
function wakeAtSignIn(): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && /(?:^|;\s*)aangemeld=1(?:;|$)/.test(document.cookie)) wake();
  });
}

const wake = () => dispatchEvent(new Event("app:wake"));
