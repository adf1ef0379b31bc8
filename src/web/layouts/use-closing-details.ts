import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A menu made of the platform's own disclosure: it opens without scripts, and with them closes on navigation, Escape and a press outside. */
export function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  // Each navigation closes the menu; a hand that was quicker than the scripts keeps what it opened.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (ref.current) ref.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target)) ref.current.open = false;
    };
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ref.current?.open) return;
    ref.current.open = false;
    ref.current.querySelector("summary")?.focus();
  };
  return { ref, onKeyDown };
}
