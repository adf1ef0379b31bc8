import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { Identity } from "#application/ports/identity.ts";
import { emailKey, maskEmailAddress } from "#domain/accounts/email-address.ts";
import { ok, refused } from "#domain/result.ts";

type EmailChangeVerbs = Pick<Identity, "requestEmailChange" | "confirmEmailChange">;

export function openEmailChange({ credentials }: Pick<IdentityPorts, "credentials">): EmailChangeVerbs {
  return {
    async requestEmailChange(uid, password, email) {
      const account = (await credentials.knowsPassword(uid, password)) ? await credentials.findByUid(uid) : null;
      if (!account) return refused({ code: "password-wrong" });
      const holder = await credentials.findByEmail(email);
      const isTaken = holder !== null && holder.uid !== uid;
      const code = isTaken ? null : await credentials.issueEmailChange(account, email);
      await credentials.transaction(account, async (parts) => {
        await parts.tokens.drop(uid, ["change-address"]);
        await parts.events.add(uid, "address-change-asked");
        const newAddressMasked = maskEmailAddress(email);
        await parts.outbox.add({ kind: "address-changing", to: account.email, newAddressMasked });
        // The page says the same: who holds the address learns it by mail, who asks learns nothing.
        if (isTaken) await parts.outbox.add({ kind: "already-registered", to: holder.email });
        if (code === null) return;
        await parts.tokens.keep("change-address", uid, code, email);
        await parts.outbox.add({ kind: "confirm-new-address", to: email, token: code });
      });
      return ok(undefined);
    },

    async confirmEmailChange(token) {
      const isChanged = await credentials.changeEmail(token, async (parts, { uid, email }, before) => {
        // Links that went to the old address open nothing any longer.
        await parts.tokens.drop(uid, ["reset-password", "change-address", "confirm-address"]);
        await parts.events.add(uid, "address-changed");
        if (before === null) return true;
        await parts.subscriptions.follow(emailKey(before), { email, emailKey: emailKey(email) });
        await parts.outbox.add({ kind: "address-changed", to: before });
        return true;
      });
      return isChanged ? ok(undefined) : refused({ code: "token-unknown" });
    },
  };
}
