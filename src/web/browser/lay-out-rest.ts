import { whenIdle } from "./when-idle.ts";

/**
 * Runs in the head. In a page that is read from its beginning, parts marked `laid-out-later` wait with their layout until
 * they come near the window, so that the first screen stands sooner. Not where the reader lands further down, nor in a
 * frame that takes its height from ours: those are only right when everything is laid out.
 */
export const layOutFirstScript = `if(top===self&&!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.layingOut="";`;

/** Lays out what waited, each part in a moment of its own: no touch waits for the whole page, and its height is soon true. */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(".laid-out-later")];
  const next = () => {
    const part = parts.shift();
    if (part) part.dataset["laidOut"] = "";
    else delete document.documentElement.dataset["layingOut"];
    if (part) whenIdle(next);
  };
  next();
}
