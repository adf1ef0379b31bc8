import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { ToastEntry } from "#ui/overlay/toast-store.ts";

/**
 * Radix pauses on hover and focus, but hears neither end once its last toast is gone: every later toast would stay for
 * ever. After each change we give the focus back to where it came from and tell Radix that the pointer has left.
 */
export function useSettledToastList(
  list: RefObject<HTMLOListElement | null>,
  toasts: readonly ToastEntry[],
  onEmpty: () => void,
) {
  const focusedBefore = useRef<HTMLElement>(null);
  const isEmpty = toasts.length === 0;

  useEffect(() => {
    const region = list.current?.parentElement;
    if (!region) return;
    const remember = (event: FocusEvent) => {
      if (event.relatedTarget instanceof HTMLElement && !region.contains(event.relatedTarget)) {
        focusedBefore.current = event.relatedTarget;
      }
    };
    region.addEventListener("focusin", remember);
    return () => region.removeEventListener("focusin", remember);
  }, [list]);

  // A layout effect: Radix takes its listeners away right after the last toast has left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run at every change of the list.
  useLayoutEffect(() => {
    const region = list.current?.parentElement;
    if (!region) return;
    if (isEmpty && region.contains(document.activeElement)) {
      if (focusedBefore.current?.isConnected) focusedBefore.current.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    if (isEmpty || (document.hasFocus() && !region.matches(":hover"))) {
      region.dispatchEvent(new PointerEvent("pointerleave"));
    }
    if (isEmpty) onEmpty();
  }, [list, toasts]);
}
