import { eq } from "drizzle-orm";
import type { Identity } from "#application/ports/identity.ts";
import { maskEmailAddress } from "#domain/accounts/email-address.ts";
import { ok, refused } from "#domain/result.ts";
import { findByUid } from "../identity/identity-means.ts";
import { dropTokens, keepToken, readToken } from "../identity/tokens.ts";
import { sessions } from "../schema.ts";
import { addEvent, addMail } from "../writing.ts";
import { anchor, type DirectoryMeans } from "./directory-means.ts";

export function openEmailChange(means: DirectoryMeans): Pick<Identity, "requestEmailChange" | "confirmEmailChange"> {
  const { database, directory, clock, authority } = means;
  return {
    async requestEmailChange(uid, password, email) {
      const row = await database.run((queries) => findByUid(queries, uid));
      if (!(await authority.knowsPassword(row, password))) return refused({ code: "password-wrong" });
      const account = await directory.findByUid(uid);
      if (!account) return refused({ code: "password-wrong" });
      const holder = await directory.findByEmail(email);
      const isTaken = holder !== null && holder.uid !== uid;
      const code = isTaken ? null : await directory.issueEmailChange(account.email, email);
      await database.transaction(async (queries) => {
        await dropTokens(queries, uid, ["change-address"]);
        await addEvent(queries, means, uid, "address-change-asked");
        await addMail(queries, means, {
          kind: "address-changing",
          to: account.email,
          newAddressMasked: maskEmailAddress(email),
        });
        // The page says the same: who holds the address learns it by mail, who asks learns nothing.
        if (isTaken) await addMail(queries, means, { kind: "already-registered", to: holder.email });
        if (code === null) return;
        await keepToken(queries, clock.now(), "change-address", uid, code, { email });
        await addMail(queries, means, { kind: "confirm-new-address", to: email, token: code });
      });
      return ok(undefined);
    },

    async confirmEmailChange(token) {
      const known = await database.run((queries) => readToken(queries, clock.now(), "change-address", token));
      if (!known?.uid || !(await directory.applyCode(token))) return refused({ code: "token-unknown" });
      const account = await directory.findByUid(known.uid);
      if (!account) return refused({ code: "token-unknown" });
      await database.transaction(async (queries) => {
        const before = await findByUid(queries, account.uid);
        await anchor(queries, clock.now(), account);
        // The directory may end sign-ins with a change of address; ours go on under the new one.
        await queries.update(sessions).set({ directoryMark: account.mark }).where(eq(sessions.uid, account.uid));
        // Links that went to the old address open nothing any longer.
        await dropTokens(queries, account.uid, ["reset-password", "change-address", "confirm-address"]);
        await addEvent(queries, means, account.uid, "address-changed");
        if (before) await addMail(queries, means, { kind: "address-changed", to: before.email });
      });
      return ok(undefined);
    },
  };
}
