import { isLockedDemo } from "#application/identity/account-that-may-sign-in.ts";
import { renewSession } from "#application/identity/begin-session.ts";
import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import { mailLink } from "#application/identity/mail-link.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { KnownAccount } from "#application/ports/security/credentials.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import { signInAddressKey } from "#domain/accounts/rate-limits.ts";
import { ok, refused } from "#domain/result.ts";

type PasswordVerbs = Pick<Identity, "requestReset" | "passkeysOfReset" | "resetPassword" | "changePassword">;

export function openPasswords(ports: IdentityPorts): PasswordVerbs {
  const { credentials, store, rateLimits, clock } = ports;
  /** Links, half sign-ins and factors half enrolled that began under the old password end with it. */
  async function endOldPassword(
    parts: StoreParts,
    { uid, email }: KnownAccount,
    event: string,
    endedPasskeys: readonly string[] = [],
  ): Promise<void> {
    await parts.tokens.drop(uid, ["reset-password", "change-address", "finish-sign-in"]);
    await parts.tokens.drop(uid, ["add-passkey", "passkey-proof", "set-up-second-factor"]);
    await parts.events.add(uid, event);
    await parts.outbox.add({ kind: "password-changed", to: email, at: clock.now().toISOString(), endedPasskeys });
  }

  return {
    async requestReset(email) {
      const account = await credentials.findByEmail(email);
      await store.events.add(account?.uid ?? null, "reset-asked");
      if (!account || account.isDisabled || (await isLockedDemo(ports, account.uid))) return;
      const code = await credentials.issueReset(account);
      await credentials.transaction(account, (parts) => mailLink(parts, "reset-password", account, code));
    },

    async passkeysOfReset(token) {
      const uid = (await store.tokens.find("reset-password", token))?.uid;
      return (uid && (await store.accounts.find(uid))?.passkeys) || [];
    },

    async resetPassword(token, password, keptPasskeys = []) {
      const uid = (await store.tokens.find("reset-password", token))?.uid;
      if (uid && (await isLockedDemo(ports, uid))) return refused({ code: "token-unknown" });
      const account = await credentials.resetPassword(token, password, async (parts, changed) => {
        await parts.passkeys.listLocked(changed.uid);
        const ended = await parts.passkeys.removeAll(changed.uid, keptPasskeys);
        for (const _name of ended) await parts.events.add(changed.uid, "passkey-removed");
        await endOldPassword(parts, changed, "password-reset", ended);
        await parts.tokens.drop(changed.uid, ["confirm-address"]);
        await parts.sessions.endAll(changed.uid);
        return changed;
      });
      if (!account) return refused({ code: "token-unknown" });
      await rateLimits.forget([signInAddressKey(emailKey(account.email))]);
      return ok(undefined);
    },

    async changePassword(uid, current, next, currentToken) {
      const renewed = await credentials.changePassword(uid, current, next, async (parts, changed) => {
        await endOldPassword(parts, changed, "password-changed");
        return renewSession(parts, ports, changed, currentToken);
      });
      return renewed ? ok(renewed) : refused({ code: "password-wrong" });
    },
  };
}
