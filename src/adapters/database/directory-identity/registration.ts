import { eq } from "drizzle-orm";
import type { DirectoryAccount } from "#application/ports/account-directory.ts";
import type { Identity } from "#application/ports/identity.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { ok, refused } from "#domain/result.ts";
import { beginSession } from "../identity/sessions.ts";
import { dropTokens, keepToken, readToken, takeToken } from "../identity/tokens.ts";
import { consents } from "../schema.ts";
import { addEvent, addMail } from "../writing.ts";
import { anchor, type DirectoryMeans, userPath } from "./directory-means.ts";

type RegistrationVerbs = Pick<Identity, "register" | "resendConfirmation" | "confirmAddress">;

export function openRegistration(means: DirectoryMeans): RegistrationVerbs {
  const { database, directory, documents, clock, ids } = means;

  /** What was told and agreed to may be a stranger's: who comes in by the mail tells it anew. */
  async function forgetProfile(uid: string): Promise<void> {
    await documents.remove(userPath(uid));
    await database.transaction(async (queries) => {
      await dropTokens(queries, uid, ["confirm-address"]);
      await queries.delete(consents).where(eq(consents.uid, uid));
    });
  }

  /**
   * Two passwords were chosen for an address that nobody confirmed: one of the two does not own it. Neither counts any
   * longer; who reads the mail sets one by a reset.
   */
  async function contest(before: DirectoryAccount): Promise<void> {
    await directory.contest(before.uid);
    await forgetProfile(before.uid);
    await mailConfirmation(means, { ...before, isContested: true });
  }

  async function registerAgain(email: EmailAddress, password: string): Promise<void> {
    const before = await directory.findByEmail(email);
    const isSamePassword = (await directory.checkPassword(email, password)).ok;
    await database.run((queries) => addEvent(queries, means, before?.uid ?? null, "registered-again"));
    if (before && !before.isConfirmed && !isSamePassword) await contest(before);
    else await database.run((queries) => addMail(queries, means, { kind: "already-registered", to: email }));
  }

  return {
    async register({ email, password, document, consents: given }) {
      const uid = ids.next();
      if (!(await directory.add({ uid, email, password }))) {
        await registerAgain(email, password);
        return;
      }
      const now = clock.now();
      try {
        await documents.set(userPath(uid), document);
        const code = await directory.issueConfirmation(email);
        // The directory writes addresses in small letters.
        const known = { uid, email: emailKey(email) as EmailAddress, isConfirmed: false, createdAt: now };
        await database.transaction(async (queries) => {
          await anchor(queries, now, known);
          if (given.length > 0) {
            const rows = given.map((consent) => ({ id: ids.next(), uid, ...consent, at: now }));
            await queries.insert(consents).values(rows);
          }
          await addEvent(queries, means, uid, "registered");
          if (code === null) return;
          await keepToken(queries, now, "confirm-address", uid, code);
          await addMail(queries, means, { kind: "confirm-address", to: email, token: code });
        });
      } catch (error) {
        // Half an account would hold the address: whoever tries again starts anew.
        await Promise.allSettled([documents.remove(userPath(uid)), directory.remove(uid)]);
        throw error;
      }
      // A second password came in while the rest was written, and found nothing to take back yet.
      if ((await directory.findByUid(uid))?.isContested) await forgetProfile(uid);
    },

    async resendConfirmation(email) {
      const account = await directory.findByEmail(email);
      await database.run((queries) => addEvent(queries, means, account?.uid ?? null, "confirmation-asked"));
      if (account && !account.isConfirmed) await mailConfirmation(means, account);
    },

    async confirmAddress(token, asker) {
      const known = await database.run((queries) => readToken(queries, clock.now(), "confirm-address", token));
      // The directory takes a code once: of those who come at the same time one goes on.
      if (!known?.uid || !(await directory.applyCode(token))) return refused({ code: "token-unknown" });
      const account = await directory.findByUid(known.uid);
      if (!account || account.isDisabled) return refused({ code: "token-unknown" });
      return database.transaction(async (queries) => {
        await takeToken(queries, clock.now(), "confirm-address", token);
        await anchor(queries, clock.now(), account);
        await dropTokens(queries, account.uid, ["confirm-address"]);
        await addEvent(queries, means, account.uid, "address-confirmed");
        return ok(await beginSession(queries, means, account.uid, asker, { way: "confirmation", mark: account.mark }));
      });
    },
  };
}

export async function mailConfirmation(means: DirectoryMeans, account: DirectoryAccount): Promise<void> {
  const { database, directory, clock } = means;
  const kind = account.isContested ? "reset-password" : "confirm-address";
  const code = await (account.isContested
    ? directory.issueReset(account.email)
    : directory.issueConfirmation(account.email));
  if (code === null) return;
  await database.transaction(async (queries) => {
    await anchor(queries, clock.now(), account);
    await keepToken(queries, clock.now(), kind, account.uid, code);
    await addMail(queries, means, { kind, to: account.email, token: code });
  });
}
