import { startTransition, useEffect, useState } from "react";

/**
 * A value one drawing later than it changed, so that a page can draw a large change in several short tasks. A deferred
 * value would not do: what changes in a transition, React defers no further.
 */
export function useNextRender<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => startTransition(() => setShown(() => value)), [value]);
  return shown;
}
