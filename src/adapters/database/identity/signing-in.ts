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
import { knownDevices } from "../schema.ts";
import { addEvent } from "../writing.ts";
import type { BuiltInMeans } from "./built-in-means.ts";
import { findByEmail, findByUid } from "./identity-means.ts";
import { mailConfirmation } from "./registration.ts";
import { hashToken, isToken } from "./secrets.ts";
import { beginSession } from "./sessions.ts";
import { issueToken } from "./tokens.ts";

export function openSigningIn(means: BuiltInMeans): Pick<Identity, "signIn"> {
  const { database, clock, attempts, hashes } = means;

  async function isKnownDevice(uid: string | undefined, deviceToken: string | null): Promise<boolean> {
    const hash = hashToken(deviceToken !== null && isToken(deviceToken) ? deviceToken : "");
    const isTheirs = and(eq(knownDevices.tokenHash, hash), eq(knownDevices.uid, uid ?? ""));
    const found = await database.run((queries) =>
      queries.select({ uid: knownDevices.uid }).from(knownDevices).where(isTheirs),
    );
    return found.length === 1;
  }

  return {
    async signIn(email, password, asker) {
      const key = emailKey(email);
      const network = networkOfAddress(asker.address);
      const found = await database.run((queries) => findByEmail(queries, email));
      const isKnown = await isKnownDevice(found?.uid, asker.deviceToken);
      const device = asker.deviceToken ?? "";
      const limits = found && isKnown ? knownDeviceLimits(found.uid, device) : signInLimits(key, network);
      const { isAllowed, retryAfterSeconds } = await attempts.take(limits);
      if (!isAllowed) return refused({ code: "too-many-attempts", retryAfterSeconds });

      if (!(await hashes.verify(found?.passwordHash, password)) || !found) {
        await database.run((queries) => addEvent(queries, means, found?.uid ?? null, "sign-in-failed"));
        return refused({ code: "credentials-wrong" });
      }
      await attempts.forget([signInKey(key, network), knownDeviceKey(found.uid, device)]);
      if (found.state === "unconfirmed") {
        const { isAllowed: mayMail } = await attempts.take(mailsToAddressLimits("confirm", key, network));
        if (mayMail) await database.transaction((queries) => mailConfirmation(queries, means, found));
        return refused({ code: "address-unconfirmed" });
      }
      return database.transaction(async (queries) => {
        // The password may have been changed while it was weighed.
        const account = await findByUid(queries, found.uid);
        if (account?.passwordHash !== found.passwordHash) return refused({ code: "credentials-wrong" } as const);
        if (account.totpConfirmedAt !== null) {
          const challenge = await issueToken(queries, clock.now(), "finish-sign-in", account.uid);
          return ok({ kind: "second-factor", challenge } as const);
        }
        return ok({
          kind: "signed-in",
          ...(await beginSession(queries, means, account.uid, asker, { way: "password", mark: null })),
        } as const);
      });
    },
  };
}
