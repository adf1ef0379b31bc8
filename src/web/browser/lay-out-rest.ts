import { whenIdle } from "./when-idle.ts";

/**
 * Runs in the head. In a page that is read from its beginning, parts marked `laid-out-later` wait with their layout until
 * they come near the window, so that the first screen stands sooner. Not where the reader lands further down or is about
 * to, nor in a frame that takes its height from ours: those are only right when everything is laid out.
 */
export const layOutFirstScript = `(()=>{const root=document.documentElement.dataset,opened=performance.getEntriesByType("navigation")[0];if(top!==self||opened?.type!=="navigate"||(location.hash||opened.name).includes("#"))return;root.layingOut="";for(const kind of["click","keydown"])addEventListener(kind,(event)=>{if(event.key==="End"||event.ctrlKey||event.metaKey||event.target.closest?.('a[href*="#"]'))delete root.layingOut},true)})();`;

/** Lays out what waited, each part in a moment of its own: no touch waits for the whole page, and its height is soon true. */
export function layOutRest(): void {
  layOutInTurn([...document.querySelectorAll<HTMLElement>(".laid-out-later")], layOut, () => {
    delete document.documentElement.dataset["layingOut"];
  });
}

/** Gives the way to stop. */
export function layOutInTurn(
  parts: readonly HTMLElement[],
  layOut: (part: HTMLElement) => void,
  end: () => void,
): () => void {
  let isStopped = false;
  let place = 0;
  const next = () => {
    if (isStopped) return;
    const part = parts[place++];
    if (!part) return end();
    layOut(part);
    whenIdle(next);
  };
  next();
  return () => {
    isStopped = true;
  };
}

/** A part above the window takes what is being read along: the styles tell the browser to leave that to us. */
function layOut(part: HTMLElement): void {
  const { bottom, height } = part.getBoundingClientRect();
  part.dataset["laidOut"] = "";
  if (bottom <= 0) scrollBy(0, part.getBoundingClientRect().height - height);
}
