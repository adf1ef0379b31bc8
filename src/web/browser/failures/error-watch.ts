import { shellWords } from "#content/shell.ts";
import { toastStore } from "#ui/overlay/toast-store.ts";
import { isNetworkFailure } from "./network-failure.ts";

/** An exception in a handler leaves the page as it is; the browser logs it and a toast tells. */
export function watchErrors(): void {
  const tell = () => toastStore.add({ tone: "danger", ...shellWords.handlerFailed });
  addEventListener("error", (event) => {
    if (event.error) tell();
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    // What a browser extension or a tag leaves unhandled is not the visitor's affair; neither is what the next document cuts off, which
    // React Router leaves unhandled in Firefox.
    if (reason instanceof Error && !isNetworkFailure(reason) && reason.stack?.includes(location.origin)) tell();
  });
}
