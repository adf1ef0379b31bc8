import { and, eq } from "drizzle-orm";
import type { Identity } from "#application/ports/identity.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import { ok, refused } from "#domain/result.ts";
import type { Queries } from "../database.ts";
import { accounts, consents, documents } from "../schema.ts";
import { addEvent, addMail } from "../writing.ts";
import type { BuiltInMeans } from "./built-in-means.ts";
import { type AccountRow, findByEmail } from "./identity-means.ts";
import { NO_PASSWORD } from "./password-hashes.ts";
import { beginSession } from "./sessions.ts";
import { dropTokens, issueToken, takeToken } from "./tokens.ts";

type RegistrationVerbs = Pick<Identity, "register" | "resendConfirmation" | "confirmAddress">;

export function openRegistration(means: BuiltInMeans): RegistrationVerbs {
  const { database, clock, ids, hashes } = means;
  return {
    async register({ email, password, document, consents: given }) {
      const before = await database.run((queries) => findByEmail(queries, email));
      const passwordHash = await hashes.hash(password);
      const isSamePassword = await hashes.verify(before?.passwordHash, password);
      await database.transaction(async (queries) => {
        const now = clock.now();
        const uid = ids.next();
        const [added] = await queries
          .insert(accounts)
          .values({ uid, email, emailKey: emailKey(email), passwordHash, state: "unconfirmed", createdAt: now })
          .onConflictDoNothing({ target: accounts.emailKey })
          .returning({ uid: accounts.uid });
        if (!added) {
          await addEvent(queries, means, before?.uid ?? null, "registered-again");
          // Nobody can sign in yet, so a mail that says so would be wrong: the way to a password that counts is sent.
          if (before && !isSamePassword && (await contest(queries, before))) {
            await mailConfirmation(queries, means, { ...before, passwordHash: NO_PASSWORD });
          } else await addMail(queries, means, { kind: "already-registered", to: email });
          return;
        }
        await queries.insert(documents).values({ collection: "user", id: uid, data: { ...document }, updatedAt: now });
        if (given.length > 0) {
          await queries.insert(consents).values(given.map((consent) => ({ id: ids.next(), uid, ...consent, at: now })));
        }
        await addEvent(queries, means, uid, "registered");
        await mailConfirmation(queries, means, { uid, email });
      });
    },

    async resendConfirmation(email) {
      await database.transaction(async (queries) => {
        const account = await findByEmail(queries, email);
        await addEvent(queries, means, account?.uid ?? null, "confirmation-asked");
        if (account?.state === "unconfirmed") await mailConfirmation(queries, means, account);
      });
    },

    async confirmAddress(token, asker) {
      return database.transaction(async (queries) => {
        const taken = await takeToken(queries, clock.now(), "confirm-address", token);
        if (!taken?.uid) return refused({ code: "token-unknown" } as const);
        await queries
          .update(accounts)
          .set({ state: "confirmed", confirmedAt: clock.now() })
          .where(and(eq(accounts.uid, taken.uid), eq(accounts.state, "unconfirmed")));
        await dropTokens(queries, taken.uid, ["confirm-address"]);
        await addEvent(queries, means, taken.uid, "address-confirmed");
        return ok(await beginSession(queries, means, taken.uid, asker, { way: "confirmation", mark: null }));
      });
    },
  };
}

/**
 * Two passwords were chosen for an address that nobody confirmed: one of the two does not own it. Neither password
 * counts any longer, nor the profile and consents that came with the first; who reads the mail sets one by a reset.
 */
async function contest(queries: Queries, before: AccountRow): Promise<boolean> {
  const [contested] = await queries
    .update(accounts)
    .set({ passwordHash: NO_PASSWORD })
    .where(and(eq(accounts.uid, before.uid), eq(accounts.state, "unconfirmed")))
    .returning({ uid: accounts.uid });
  if (!contested) return false;
  await dropTokens(queries, contested.uid, ["confirm-address"]);
  // What was told and agreed to may be a stranger's too: who comes in by the mail tells it anew.
  await queries.delete(documents).where(and(eq(documents.collection, "user"), eq(documents.id, contested.uid)));
  await queries.delete(consents).where(eq(consents.uid, contested.uid));
  return true;
}

type Addressee = { readonly uid: string; readonly email: string; readonly passwordHash?: string };

export async function mailConfirmation(queries: Queries, means: BuiltInMeans, account: Addressee): Promise<void> {
  const kind = account.passwordHash === NO_PASSWORD ? "reset-password" : "confirm-address";
  const token = await issueToken(queries, means.clock.now(), kind, account.uid);
  await addMail(queries, means, { kind, to: account.email, token });
}
