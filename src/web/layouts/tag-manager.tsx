import { lazy, Suspense, useEffect, useState } from "react";
import { useShell } from "#web/shell/shell.ts";

const ConsentBanner = lazy(() => import("./consent-banner.tsx"));
const ConsentButton = lazy(() => import("./consent-button.tsx"));

/** The container's id once scripts run. Without one not a byte of what follows is sent. */
function useContainer(): string | null {
  const { tagManagerId } = useShell();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return isInBrowser ? tagManagerId : null;
}

export function TagManager() {
  const container = useContainer();
  return container === null ? null : (
    <Suspense fallback={null}>
      <ConsentBanner containerId={container} />
    </Suspense>
  );
}

/** The way back to an earlier choice, on every page where there was one to make. */
export function ConsentAgain() {
  return useContainer() === null ? null : (
    <Suspense fallback={null}>
      <ConsentButton />
    </Suspense>
  );
}
