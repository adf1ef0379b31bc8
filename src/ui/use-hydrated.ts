import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, so that the first client render equals the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
