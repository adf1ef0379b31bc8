import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { shellWords } from "#content/shell.ts";
import { MAIN_ID } from "./layouts.tsx";

const SLOW_MS = 250;

/** After a navigation inside the page a screen reader and the keyboard start at the new content, as after a full load. */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const shownPath = useRef(pathname);
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  useEffect(() => {
    if (state === "idle") return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {isSlow ? (
        <>
          <span className="sr-only">{shellWords.loading}</span>
          <span className="block h-1 origin-left bg-primary motion-safe:animate-pulse" />
        </>
      ) : null}
    </div>
  );
}
