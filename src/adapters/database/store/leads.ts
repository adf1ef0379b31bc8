import { and, asc, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Lead, Leads } from "#application/ports/leads.ts";
import { hashToken } from "../identity/secrets.ts";
import { leads } from "../schema.ts";
import type { Access } from "../writing.ts";

export function openLeads(access: Access): Leads {
  const isOf = (token: string) => eq(leads.tokenHash, hashToken(token));
  const isFree = isNull(leads.uid);
  const isAwaitedBy = (email: string) => and(eq(leads.awaitedBy, email.toLowerCase()), isFree);

  return {
    async insert(lead, token) {
      const row = { ...lead, tokenHash: hashToken(token), emailKey: lead.email.toLowerCase() };
      const added = await access.run((queries) =>
        queries.insert(leads).values(row).onConflictDoNothing().returning({ id: leads.id }),
      );
      return added.length === 1;
    },
    async find(token) {
      const [found] = await access.run((queries) => queries.select().from(leads).where(isOf(token)));
      return found ? leadOf(found) : null;
    },
    async remove(token) {
      const [gone] = await access.run((queries) => queries.delete(leads).where(isOf(token)).returning());
      return gone ? leadOf(gone) : null;
    },
    awaitAccount: (email, token) =>
      access.transaction(async (queries) => {
        const key = email.toLowerCase();
        const isOther = token === null ? undefined : ne(leads.tokenHash, hashToken(token));
        await queries
          .update(leads)
          .set({ awaitedBy: null })
          .where(and(eq(leads.awaitedBy, key), isOther));
        if (token === null) return;
        // Another address than that of the lead is taken along by its link instead, by who is signed in.
        await queries
          .update(leads)
          .set({ awaitedBy: key })
          .where(and(isOf(token), eq(leads.emailKey, key), isFree));
      }),
    async giveByToken(token, uid) {
      const [given] = await access.run((queries) =>
        queries
          .update(leads)
          .set({ uid, awaitedBy: null })
          .where(and(isOf(token), isFree))
          .returning(),
      );
      return given ? leadOf(given) : null;
    },
    async isAwaited(token) {
      const isWaiting = and(isOf(token), isNotNull(leads.awaitedBy), isFree);
      const found = await access.run((queries) => queries.select({ id: leads.id }).from(leads).where(isWaiting));
      return found.length > 0;
    },
    async listAwaited(email) {
      const found = await access.run((queries) => queries.select().from(leads).where(isAwaitedBy(email)));
      return found.map(leadOf);
    },
    async giveAwaited(email, uid) {
      const given = await access.run((queries) =>
        queries.update(leads).set({ uid, awaitedBy: null }).where(isAwaitedBy(email)).returning(),
      );
      return given.map(leadOf);
    },
    async list(uid, email) {
      const isTheirs = or(eq(leads.uid, uid), and(isFree, eq(leads.emailKey, email.toLowerCase())));
      const found = await access.run((queries) =>
        queries.select().from(leads).where(isTheirs).orderBy(asc(leads.createdAt), asc(leads.id)),
      );
      return found.map(leadOf);
    },
  };
}

const leadOf = ({ tokenHash: _, emailKey: _key, awaitedBy: _by, ...lead }: typeof leads.$inferSelect): Lead => lead;
