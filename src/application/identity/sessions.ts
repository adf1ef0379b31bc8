import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { Identity } from "#application/ports/identity.ts";
import { isSessionLive, isSightingDue, sessionEndsIdle } from "#domain/accounts/session-life.ts";

type SessionVerbs = Pick<Identity, "recognise" | "proof" | "signOut" | "listSignIns" | "endSignIn" | "endOtherSignIns">;

export function openSessions({
  credentials,
  store,
  clock,
  settings,
}: Pick<IdentityPorts, "credentials" | "store" | "clock" | "settings">): SessionVerbs {
  const { sessions } = store;
  async function findLive(token: string) {
    const found = await sessions.find(token);
    return found && isSessionLive(found, clock.now()) ? found : null;
  }
  async function proof(token: string) {
    const { factorAt = null, provedAt = null, backOfficeSeenAt = null } = (await findLive(token)) ?? {};
    return { factorAt, provedAt, backOfficeSeenAt };
  }

  return {
    async recognise(token) {
      const found = await findLive(token);
      // Whoever keeps the password has the last word: there the account may be gone, disabled or renamed.
      if (found?.isDemo && !settings.areDemoAccountsOpen) return null;
      const visitor = found && (await credentials.recognise(found));
      if (!found || !visitor) return null;
      const now = clock.now();
      if (isSightingDue(found.lastSeenAt, now)) {
        await sessions.noteSeen(token, { lastSeenAt: now, expiresAt: sessionEndsIdle(found.createdAt, now) });
      }
      return visitor;
    },
    proof,
    signOut: (token) => sessions.endByToken(token),
    async listSignIns(uid, currentToken) {
      const kept = await sessions.list(uid, currentToken);
      return kept
        .filter((session) => isSessionLive(session, clock.now()))
        .map(({ id, device, createdAt, lastSeenAt, isThisOne }) => ({ id, device, createdAt, lastSeenAt, isThisOne }));
    },
    endSignIn: (uid, id) => sessions.end(uid, id),
    endOtherSignIns: (uid, currentToken) => sessions.endAll(uid, currentToken),
  };
}
