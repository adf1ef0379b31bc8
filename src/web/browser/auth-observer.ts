export type CurrentUser = { readonly uid: string; readonly email: string };

/** What apps tell the other tabs of this browser: the uid that they see, or null. */
export const SIGN_IN_CHANNEL = "sign-in";
export const hasSignInHint = (): boolean => /(?:^|;\s*)aangemeld=1(?:;|$)/.test(document.cookie);

export type AuthListener = (user: CurrentUser | null) => void;

/** What the observer needs of the browser. */
export type AuthWorld = {
  /** A readable cookie beside the session's own, so that strangers cost no request. */
  hasHint(): boolean;
  /** Who the session belongs to; throws when that could not be asked. */
  ask(): Promise<CurrentUser | null>;
  /** Tells the other tabs whom this one sees. */
  tell(uid: string | null): void;
};

/**
 * Tells who is signed in: once after the start, with the user or null, and from then on only when the uid changes.
 * Asking again for the same person, as when a tab comes back to the front, tells nothing.
 */
export function openAuthObserver(world: AuthWorld) {
  const listeners = new Set<AuthListener>();
  let user: CurrentUser | null | undefined;
  let asking: Promise<void> | null = null;
  let mustAskAgain = false;

  const settle = (next: CurrentUser | null) => {
    if (user !== undefined && user?.uid === next?.uid) return;
    user = next;
    world.tell(next?.uid ?? null);
    for (const listener of listeners) listener(next);
  };

  async function askUntilQuiet(): Promise<void> {
    do {
      mustAskAgain = false;
      try {
        settle(world.hasHint() ? await world.ask() : null);
      } catch {
        // Nobody is signed out by a broken line; who has just arrived is a stranger until told otherwise.
        if (user === undefined) settle(null);
      }
    } while (mustAskAgain);
  }

  return {
    /** Listens; who comes late is told what is known by then. */
    observe(listener: AuthListener): () => void {
      listeners.add(listener);
      if (user !== undefined) {
        const known = user;
        queueMicrotask(() => {
          if (listeners.has(listener) && user === known) listener(known);
        });
      }
      return () => listeners.delete(listener);
    },

    check(): Promise<void> {
      if (asking) mustAskAgain = true;
      asking ??= askUntilQuiet().finally(() => {
        asking = null;
      });
      return asking;
    },

    /** Another tab saw somebody else: worth asking. */
    heard(uid: string | null): Promise<void> {
      return user === undefined || user?.uid !== (uid ?? undefined) ? this.check() : Promise.resolve();
    },
  };
}
export type AuthObserver = ReturnType<typeof openAuthObserver>;
