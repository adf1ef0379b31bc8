import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { Identity } from "#application/ports/identity.ts";

export const openEnrolment = ({ store }: Pick<IdentityPorts, "store">): Pick<Identity, "issueEnrolment"> => ({
  issueEnrolment: (uid, isAnew = false) =>
    store.transaction(async (parts) => {
      await parts.passkeys.listLocked(uid);
      const [account, role] = [await parts.accounts.find(uid), await parts.backOffice.operators.find(uid)];
      if (!account || !role || (role.areFactorsTrusted && !isAnew)) return null;
      const { email: to } = account;
      for (const name of await parts.passkeys.removeAll(uid, [])) {
        await parts.events.add(uid, "passkey-removed");
        await parts.outbox.add({ kind: "passkey-changed", to, name, isAdded: false });
      }
      if (account.hasSecondFactor) {
        await parts.secondFactors.turnOff(uid);
        await parts.events.add(uid, "second-factor-off");
        await parts.outbox.add({ kind: "second-factor-changed", to, isOn: false });
      }
      await parts.sessions.endAll(uid);
      // Whoever had the account may have asked it.
      await parts.backOffice.requests.dropOf(uid);
      await parts.tokens.drop(uid, ["add-passkey", "set-up-second-factor", "change-address", "finish-sign-in"]);
      await parts.tokens.drop(uid, ["enrol-operator"]);
      return parts.tokens.issue("enrol-operator", uid);
    }),
});
