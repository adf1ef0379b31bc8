import { and, eq, notInArray } from "drizzle-orm";
import type { Passkeys, StoredPasskey } from "#application/ports/security/passkeys.ts";
import type { Queries } from "../database.ts";
import { accounts, passkeys } from "../schema.ts";
import { isStorable } from "../store/storable-text.ts";
import type { Access, Dependencies } from "../writing.ts";

type PasskeyRow = typeof passkeys.$inferSelect;

export function openPasskeys(access: Access, { clock }: Dependencies): Passkeys {
  const listOf = async (queries: Queries, uid: string) =>
    (await queries.select().from(passkeys).where(eq(passkeys.uid, uid))).map(passkeyOf);

  return {
    list: (uid) => access.run((queries) => listOf(queries, uid)),
    listLocked: (uid) =>
      access.transaction(async (queries) => {
        const isThis = eq(accounts.uid, uid);
        const [account] = await queries.select({ uid: accounts.uid }).from(accounts).where(isThis).for("update");
        return account ? listOf(queries, uid) : null;
      }),
    async find(id) {
      if (!isStorable(id)) return null;
      const [found] = await access.run((queries) => queries.select().from(passkeys).where(eq(passkeys.id, id)));
      return found ? passkeyOf(found) : null;
    },
    async add({ transports, ...passkey }, name) {
      const row = { ...passkey, transports: transports.join(" "), name, createdAt: clock.now() };
      const added = await access.run((queries) =>
        queries.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id }),
      );
      return added.length === 1;
    },
    async remove(uid, id) {
      if (!isStorable(id)) return null;
      const [removed] = await access.run((queries) =>
        queries
          .delete(passkeys)
          .where(and(eq(passkeys.uid, uid), eq(passkeys.id, id)))
          .returning({ name: passkeys.name }),
      );
      return removed?.name ?? null;
    },
    async removeAll(uid, except) {
      const kept = except.filter(isStorable);
      const removed = await access.run((queries) =>
        queries
          .delete(passkeys)
          .where(and(eq(passkeys.uid, uid), notInArray(passkeys.id, kept)))
          .returning({ name: passkeys.name }),
      );
      return removed.map(({ name }) => name);
    },
    async noteUse(id, counter) {
      const used = await access.run((queries) =>
        queries
          .update(passkeys)
          .set({ counter, lastUsedAt: clock.now() })
          .where(eq(passkeys.id, id))
          .returning({ id: passkeys.id }),
      );
      return used.length === 1;
    },
  };
}
const passkeyOf = ({ id, uid, publicKey, counter, transports }: PasskeyRow): StoredPasskey => ({
  id,
  uid,
  publicKey,
  counter,
  transports: transports.split(" ").filter((word) => word !== ""),
});
