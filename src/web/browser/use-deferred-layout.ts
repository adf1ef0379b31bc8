import { type RefObject, useLayoutEffect, useRef } from "react";
import { whenIdle } from "./when-idle.ts";

const REST_MS = 400;

/**
 * For a box of the class `deferred-layout`, whose parts are drawn anew with every answer. While answers follow each other,
 * the parts far from the window keep their height and wait with their layout; once the hand rests, they are laid out in turn.
 */
export function useDeferredLayout(drawn: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins again with everything that is drawn.
  useLayoutEffect(() => {
    const { current } = box;
    // What the server drew is laid out already.
    if (!current || document.documentElement.dataset["ready"] === undefined) return;
    const parts = [...current.children] as HTMLElement[];
    for (const part of parts) delete part.dataset["laidOut"];
    current.dataset["drawing"] = "";
    let stop = () => {};
    const rest = setTimeout(() => {
      stop = layOutInTurn(parts, () => {
        delete current.dataset["drawing"];
      });
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [drawn]);
  return box;
}

/** Each part in a moment of its own: no touch waits for all of them. Gives the way to stop. */
function layOutInTurn(parts: readonly HTMLElement[], end: () => void): () => void {
  let isStopped = false;
  let place = 0;
  const next = () => {
    if (isStopped) return;
    const part = parts[place++];
    if (!part) return end();
    part.dataset["laidOut"] = "";
    whenIdle(next);
  };
  next();
  return () => {
    isStopped = true;
  };
}
