import { and, desc, eq, ne } from "drizzle-orm";
import type { Sessions, StoredSession } from "#application/ports/account-records.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import { accounts, knownDevices, sessions } from "../schema.ts";
import { isStorable } from "../store/storable-text.ts";
import type { Access, Dependencies } from "../writing.ts";
import { hashToken, isToken, newToken } from "./secrets.ts";

const isOf = (token: string) => eq(sessions.tokenHash, hashToken(token));

export function openSessions(access: Access, { clock }: Dependencies): Sessions {
  return {
    async add({ mark, ...session }) {
      const token = newToken();
      const row = { ...session, directoryMark: mark, tokenHash: hashToken(token) };
      await access.run((queries) => queries.insert(sessions).values(row));
      return token;
    },
    async find(token) {
      if (!isToken(token)) return null;
      const [found] = await access.run((queries) =>
        queries
          .select({ session: sessions, email: accounts.email, isDemo: accounts.isDemo })
          .from(sessions)
          .innerJoin(accounts, eq(accounts.uid, sessions.uid))
          .where(isOf(token)),
      );
      return found ? { ...sessionOf(found.session), email: found.email, isDemo: found.isDemo } : null;
    },
    async list(uid, currentToken) {
      const current = hashToken(currentToken);
      const rows = await access.run((queries) =>
        queries.select().from(sessions).where(eq(sessions.uid, uid)).orderBy(desc(sessions.lastSeenAt)),
      );
      return rows.map((row) => ({ ...sessionOf(row), isThisOne: Buffer.compare(row.tokenHash, current) === 0 }));
    },
    async noteSeen(token, times) {
      await access.run((queries) => queries.update(sessions).set(times).where(isOf(token)));
    },
    async noteProof(uid, token, times) {
      const isTheirs = and(eq(sessions.uid, uid), isOf(token));
      await access.run((queries) => queries.update(sessions).set(times).where(isTheirs));
    },
    async noteBackOffice(token, at) {
      await access.run((queries) => queries.update(sessions).set({ backOfficeSeenAt: at }).where(isOf(token)));
    },
    async endByToken(token) {
      if (isToken(token)) await access.run((queries) => queries.delete(sessions).where(isOf(token)));
    },
    async end(uid, id) {
      if (!isStorable(id)) return;
      await access.run((queries) => queries.delete(sessions).where(and(eq(sessions.uid, uid), eq(sessions.id, id))));
    },
    async endAll(uid, exceptToken = null) {
      const isOther = exceptToken === null ? undefined : ne(sessions.tokenHash, hashToken(exceptToken));
      await access.run((queries) => queries.delete(sessions).where(and(eq(sessions.uid, uid), isOther)));
    },
    rememberDevice: (uid, held) =>
      access.transaction(async (queries) => {
        const now = clock.now();
        if (held !== null && isToken(held)) {
          const isTheirs = and(eq(knownDevices.tokenHash, hashToken(held)), eq(knownDevices.uid, uid));
          const [known] = await queries
            .update(knownDevices)
            .set({ createdAt: now })
            .where(isTheirs)
            .returning({ uid: knownDevices.uid });
          if (known) return held;
        }
        const token = newToken();
        await queries.insert(knownDevices).values({ tokenHash: hashToken(token), uid, createdAt: now });
        return token;
      }),
    async ownerOfDevice(email, deviceToken) {
      if (deviceToken === null || !isToken(deviceToken)) return null;
      const [found] = await access.run((queries) =>
        queries
          .select({ uid: knownDevices.uid })
          .from(knownDevices)
          .innerJoin(accounts, eq(accounts.uid, knownDevices.uid))
          .where(and(eq(knownDevices.tokenHash, hashToken(deviceToken)), eq(accounts.emailKey, emailKey(email)))),
      );
      return found?.uid ?? null;
    },
  };
}

const sessionOf = ({
  tokenHash: _hash,
  isTwoStep: _old,
  directoryMark,
  ...session
}: typeof sessions.$inferSelect): StoredSession => ({ ...session, mark: directoryMark });
