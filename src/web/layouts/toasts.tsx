import { lazy, Suspense, useEffect, useState } from "react";
import { toastStore } from "#ui/toast-store.ts";

const ToastList = lazy(async () => ({ default: (await import("#ui/toast.tsx")).ToastProvider }));

/** The list of notices is loaded with the first notice: most visits never have one. */
export function Toasts() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const look = () => {
      if (toastStore.entries().length > 0) setIsNeeded(true);
    };
    look();
    return toastStore.subscribe(look);
  }, []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastList>{null}</ToastList>
    </Suspense>
  ) : null;
}
