import { useSyncExternalStore } from "react";
import { type ToastEntry, toastStore } from "#ui/overlay/toast-store.ts";

const none: readonly ToastEntry[] = [];

/** Apart from the list that shows them, so that a page can add a toast without loading that list. */
export function useToast() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.entries, () => none);
  return { add: toastStore.add, close: toastStore.close, toasts };
}
