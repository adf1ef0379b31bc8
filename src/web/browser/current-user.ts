import { useSyncExternalStore } from "react";
import {
  type AuthObserver,
  type CurrentUser,
  hasSignInHint,
  openAuthObserver,
  SIGN_IN_CHANNEL,
} from "./auth-observer.ts";

/** The user document: not asked yet or nobody's, as it is stored, or marked as missing. */
export type ProfileData =
  | null
  | { readonly error: true }
  | { readonly error?: never; readonly [field: string]: unknown };

export type SignInState = {
  /** Undefined until it is known. */
  readonly user: CurrentUser | null | undefined;
  readonly profile: ProfileData;
};

const REST_MS = 5_000;

let state: SignInState = { user: undefined, profile: null };
let observer: AuthObserver | null = null;
const listeners = new Set<() => void>();

function change(next: SignInState): void {
  state = next;
  for (const listener of listeners) listener();
}

async function askFor<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as T;
}

/** A document that does not exist is marked and nothing is said: the account page offers to fill it in. */
async function loadProfile(user: CurrentUser): Promise<void> {
  const profile = await askFor<{ profile: ProfileData }>("/api/profile")
    .then((answer) => answer.profile ?? ({ error: true } as const))
    .catch(() => ({ error: true }) as const);
  if (state.user?.uid === user.uid) change({ ...state, profile });
}

/** Begins to watch who is signed in, in this tab and in the others of this browser. */
export function watchSignIn(): void {
  if (observer) return;
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(SIGN_IN_CHANNEL);
  const watching = openAuthObserver({
    hasHint: hasSignInHint,
    ask: () => askFor<{ visitor: CurrentUser | null }>("/api/visitor").then(({ visitor }) => visitor),
    tell: (uid) => channel?.postMessage(uid),
  });
  observer = watching;
  watching.observe((user) => {
    change({ user, profile: null });
    if (user) void loadProfile(user);
  });
  channel?.addEventListener("message", ({ data }: MessageEvent<string | null>) => void watching.heard(data));
  let checkedAt = Date.now();
  const checkAgain = () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < REST_MS) return;
    checkedAt = Date.now();
    void watching.check();
  };
  document.addEventListener("visibilitychange", checkAgain);
  addEventListener("pageshow", ({ persisted }) => {
    // A page that the back button took out of the cache may show somebody who has left.
    if (persisted) void watching.check();
  });
  void watching.check();
}

/** After a form that may have signed somebody in or out. */
export const checkSignIn = (): void => void observer?.check();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const unknown: SignInState = { user: undefined, profile: null };

export const useSignInState = (): SignInState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );
