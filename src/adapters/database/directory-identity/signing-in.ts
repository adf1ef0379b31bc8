import { and, eq } from "drizzle-orm";
import type { Identity } from "#application/ports/identity.ts";
import {
  knownDeviceKey,
  knownDeviceLimits,
  mailsToAddressLimits,
  signInKey,
  signInLimits,
} from "#domain/accounts/attempt-limits.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, refused } from "#domain/result.ts";
import { findByEmail, findByUid } from "../identity/identity-means.ts";
import { hashToken, isToken } from "../identity/secrets.ts";
import { beginSession } from "../identity/sessions.ts";
import { issueToken } from "../identity/tokens.ts";
import { accounts, knownDevices } from "../schema.ts";
import { addEvent } from "../writing.ts";
import { anchor, type DirectoryMeans } from "./directory-means.ts";
import { mailConfirmation } from "./registration.ts";

export function openSigningIn(means: DirectoryMeans): Pick<Identity, "signIn"> {
  const { database, directory, clock, attempts } = means;

  /** Whose browser it is, as far as it signed in to this address before. */
  async function ownerOfDevice(key: string, deviceToken: string | null): Promise<string | null> {
    if (deviceToken === null || !isToken(deviceToken)) return null;
    const [found] = await database.run((queries) =>
      queries
        .select({ uid: knownDevices.uid })
        .from(knownDevices)
        .innerJoin(accounts, eq(accounts.uid, knownDevices.uid))
        .where(and(eq(knownDevices.tokenHash, hashToken(deviceToken)), eq(accounts.emailKey, key))),
    );
    return found?.uid ?? null;
  }

  return {
    async signIn(email, password, asker) {
      const key = emailKey(email);
      const network = networkOfAddress(asker.address);
      const device = asker.deviceToken ?? "";
      const owner = await ownerOfDevice(key, asker.deviceToken);
      const limits = owner === null ? signInLimits(key, network) : knownDeviceLimits(owner, device);
      const { isAllowed, retryAfterSeconds } = await attempts.take(limits);
      if (!isAllowed) return refused({ code: "too-many-attempts", retryAfterSeconds });

      const checked = await directory.checkPassword(email, password);
      if (!checked.ok && checked.refusal.code === "too-many-attempts") return refused(checked.refusal);
      const account = checked.ok ? await directory.findByUid(checked.value) : null;
      if (!account || account.isDisabled) {
        const known = await database.run((queries) => findByEmail(queries, email));
        await database.run((queries) => addEvent(queries, means, known?.uid ?? null, "sign-in-failed"));
        return refused({ code: "credentials-wrong" });
      }
      await attempts.forget([signInKey(key, network), knownDeviceKey(account.uid, device)]);
      if (!account.isConfirmed) {
        const { isAllowed: mayMail } = await attempts.take(mailsToAddressLimits("confirm", key, network));
        if (mayMail) await mailConfirmation(means, account);
        return refused({ code: "address-unconfirmed" });
      }
      return database.transaction(async (queries) => {
        await anchor(queries, clock.now(), account);
        const row = await findByUid(queries, account.uid);
        if (row?.totpConfirmedAt) {
          const challenge = await issueToken(queries, clock.now(), "finish-sign-in", account.uid);
          return ok({ kind: "second-factor", challenge } as const);
        }
        // A password that was changed since it was weighed changed the mark too, and the sign-in ends at once.
        const beginning = { way: "password", mark: account.mark } as const;
        return ok({
          kind: "signed-in",
          ...(await beginSession(queries, means, account.uid, asker, beginning)),
        } as const);
      });
    },
  };
}
