import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "#web/browser/when-idle.ts";

const ToastList = lazy(async () => {
  try {
    return { default: (await import("#ui/toast.tsx")).ToastProvider };
  } catch {
    // A page without notices is better than no page.
    return { default: () => <></> };
  }
});

/** The list of notices comes once the page is idle: before a notice is needed, after everything that is. */
export function Toasts() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? (
    <Suspense fallback={null}>
      <ToastList>{null}</ToastList>
    </Suspense>
  ) : null;
}
