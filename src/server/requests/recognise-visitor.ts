import type { Ports } from "#application/ports/ports.ts";
import type { Visitor } from "#application/ports/visitors.ts";
import { readSessionToken } from "#web/requests/session-cookies.ts";

export type Recognition = {
  readonly visitor: Visitor | null;
  readonly token: string | null;
  /** There is a session to ask about, but nobody to ask. */
  readonly isBackendDown: boolean;
};

/** Who sends a request. A backend that is away makes nobody a stranger: it is told apart, so that nobody is sent to sign in. */
export async function recogniseVisitor(
  { identity, settings, log }: Pick<Ports, "identity" | "settings" | "log">,
  headers: Headers,
): Promise<Recognition> {
  const token = readSessionToken(headers.get("cookie"), settings.publicUrl);
  if (token === null) return { visitor: null, token: null, isBackendDown: false };
  try {
    return { visitor: await identity.recognise(token), token, isBackendDown: false };
  } catch (error) {
    log.error("visitor not recognised", error);
    return { visitor: null, token, isBackendDown: true };
  }
}
