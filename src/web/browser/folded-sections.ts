import { type RefObject, useEffect, useRef } from "react";
import { FOLDED, keepOpen, openSections } from "./remembered-sections.ts";

/** A section that the reader opened once is open on the next visit too; `isOpen` is what the page opened by itself. */
export function useFoldedSection(id: string, isOpen: boolean): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = details;
    if (!current) return;
    // A reader may open a part before it has come to life.
    if (current.open && !isOpen) keepOpen(id, true);
    else if (openSections().includes(id)) current.open = true;
    const toggled = () => {
      if (current.dataset["printing"] === undefined) keepOpen(id, current.open);
    };
    current.addEventListener("toggle", toggled);
    return () => current.removeEventListener("toggle", toggled);
  }, [id, isOpen]);
  return details;
}

/** For a link to a part: not every browser opens what an address leads into. */
export function openFolded(id: string): void {
  const details = document.getElementById(id)?.closest("details");
  if (details) details.open = true;
}

/** Paper cannot be opened. Newer browsers do this by style; the others are helped here, for the time of printing. */
export function openForPrint(): () => void {
  const open = () => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>(`${FOLDED}:not([open])`)) {
      section.dataset["printing"] = "";
      section.open = true;
    }
  };
  const close = () => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>(`${FOLDED}[data-printing]`)) {
      section.open = false;
      // The event of the closing comes later than this.
      requestAnimationFrame(() => delete section.dataset["printing"]);
    }
  };
  addEventListener("beforeprint", open);
  addEventListener("afterprint", close);
  return () => {
    removeEventListener("beforeprint", open);
    removeEventListener("afterprint", close);
  };
}
