import { beginSession } from "#application/identity/begin-session.ts";
import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import { mailConfirmation } from "#application/identity/mail-link.ts";
import { limitMail } from "#application/limit-mail.ts";
import type { Identity, SignInAnswer } from "#application/ports/identity.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { knownDeviceKey, knownDeviceLimits, signInKey, signInLimits } from "#domain/accounts/rate-limits.ts";
import { ok, refused } from "#domain/result.ts";

type Unfinished = "passkey-needed" | "demo-locked";

export function openSigningIn(ports: IdentityPorts): Pick<Identity, "signIn"> {
  const { credentials, store, rateLimits, settings } = ports;
  return {
    async signIn(email, password, client) {
      const key = emailKey(email);
      const network = networkOfAddress(client.address);
      const device = client.deviceToken ?? "";
      const owner = await store.sessions.ownerOfDevice(email, client.deviceToken);
      const limits = owner === null ? signInLimits(key, network) : knownDeviceLimits(owner, device);
      const limited = await rateLimits.limited(limits);
      if (limited) return refused(limited);

      const checked = await credentials.check(email, password);
      if (!checked.ok) {
        if (checked.refusal.code === "credentials-wrong") {
          await store.events.add(await store.accounts.findUid(email), "sign-in-failed");
        }
        return checked;
      }
      const account = checked.value;
      await rateLimits.forget([signInKey(key, network), knownDeviceKey(account.uid, device)]);
      if (!account.isConfirmed) {
        const mailLimited = await limitMail(ports, "confirm", email, client);
        if (!mailLimited) await mailConfirmation(ports, account);
        return refused({ code: "address-unconfirmed" });
      }
      const answer = await credentials.transaction(account, async (parts): Promise<SignInAnswer | Unfinished> => {
        const known = await parts.accounts.find(account.uid);
        if (known?.isDemo && !settings.areDemoAccountsOpen) return "demo-locked";
        if (known?.hasSecondFactor) {
          return { kind: "second-factor", challenge: await parts.tokens.issue("finish-sign-in", account.uid) };
        }
        // Anybody else may begin with the password alone and uses the passkey for what needs a factor.
        const hasPasskeys = known !== null && known.passkeys.length > 0;
        if (hasPasskeys && (await parts.backOffice.operators.find(account.uid)) !== null) return "passkey-needed";
        return { kind: "signed-in", ...(await beginSession(parts, ports, account, client, "password")) };
      });
      if (typeof answer === "string") return refused({ code: answer });
      return answer ? ok(answer) : refused({ code: "credentials-wrong" });
    },
  };
}
