import { hasSignInHint, SIGN_IN_CHANNEL } from "./auth-observer.ts";

/** A document has the menu of who was signed in when it was sent: it is loaded again when an app in another tab finds somebody else. */
export function reloadOnSignIn(uid: string | null): void {
  if (typeof BroadcastChannel !== "undefined") {
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    channel.addEventListener("message", ({ data }) => data !== uid && location.reload());
  }
  addEventListener("pageshow", ({ persisted }) => {
    // A page that the back button took out of the cache may show somebody who has left.
    if (persisted && uid !== null && !hasSignInHint()) location.reload();
  });
}
