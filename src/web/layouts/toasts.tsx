import { lazy, Suspense, useEffect, useState } from "react";
import { toastStore } from "#ui/overlay/toast-store.ts";
import { whenIdle } from "#web/browser/when-idle.ts";

const ToastList = lazy(async () => {
  try {
    return { default: (await import("#ui/overlay/toast.tsx")).ToastProvider };
  } catch {
    // A page without notices is better than no page.
    return { default: () => <></> };
  }
});

const touches = ["pointerdown", "keydown"] as const;

/** The list of notices comes with the first notice, or at the first touch, which most notices answer. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    // The touch itself is answered first.
    const wantSoon = () => whenIdle(want);
    if (toastStore.entries().length > 0) want();
    for (const touch of touches) addEventListener(touch, wantSoon, { once: true, passive: true, capture: true });
    const unsubscribe = toastStore.subscribe(want);
    return () => {
      for (const touch of touches) removeEventListener(touch, wantSoon, { capture: true });
      unsubscribe();
    };
  }, []);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastList>{null}</ToastList>
    </Suspense>
  ) : null;
}
