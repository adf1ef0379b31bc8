import { lazy, Suspense } from "react";
import { useSite } from "#web/shell/shell.ts";

const MarketForm = lazy(() => import("./market-form.tsx"));

/** Where the site serves one market, nothing of the choice is sent. */
export function MarketChoice() {
  const { flags } = useSite();
  return flags ? (
    <Suspense fallback={null}>
      <MarketForm />
    </Suspense>
  ) : null;
}
