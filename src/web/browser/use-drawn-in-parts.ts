import { type RefObject, useLayoutEffect, useRef } from "react";
import { layOutInTurn } from "./lay-out-rest.ts";

const REST_MS = 400;

/**
 * For a box of parts marked `laid-out-later` that are drawn anew with every answer. While answers follow each other, the
 * parts far from the window keep their height and wait with their layout; once the hand rests, they are laid out in turn.
 */
export function useDrawnInParts(drawn: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins again with everything that is drawn.
  useLayoutEffect(() => {
    const { current } = box;
    // What the server drew is laid out with the rest of its document.
    if (!current || document.documentElement.dataset["ready"] === undefined) return;
    const parts = [...current.querySelectorAll<HTMLElement>(":scope > .laid-out-later")];
    for (const part of parts) delete part.dataset["laidOut"];
    current.dataset["drawing"] = "";
    let stop = () => {};
    const rest = setTimeout(() => {
      stop = layOutInTurn(
        parts,
        (part) => {
          part.dataset["laidOut"] = "";
        },
        () => {
          delete current.dataset["drawing"];
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [drawn]);
  return box;
}
