import { lazy, Suspense, useEffect, useState } from "react";
import { useShell } from "#web/shell.ts";

const ConsentBanner = lazy(() => import("./consent-banner.tsx"));

/** Without a container id not a byte of it is sent. */
export function TagManager() {
  const { tagManagerId } = useShell();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  if (!tagManagerId || !isInBrowser) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner containerId={tagManagerId} />
    </Suspense>
  );
}
