import { createHmac } from "node:crypto";
import { and, desc, eq, getTableColumns, gt, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Invitations } from "#application/ports/invitations.ts";
import type { Invitation } from "#domain/market/invitation.ts";
import { deriveKey, hashToken, isToken, newToken } from "../identity/secrets.ts";
import { accounts } from "../schema.ts";
import { connections } from "../schema-connections.ts";
import { invitationRefusals, invitations } from "../schema-invitations.ts";
import type { Access, Dependencies } from "../writing.ts";
import { holdOffersFrom, reserveOffers } from "./market/invited-offers.ts";
import { isStorable } from "./storable-text.ts";

const { tokenHash: _token, addressHash: _address, ...columns } = getTableColumns(invitations);
const isOpen = eq(invitations.state, "open");
const isOfReader = ({ uid, email }: { readonly uid: string; readonly email: string }) =>
  or(
    eq(invitations.inviterUid, uid),
    eq(invitations.partnerUid, uid),
    and(isOpen, isNull(invitations.partnerUid), eq(invitations.email, email.toLowerCase())),
  );

export function openInvitations(access: Access, { clock, secret = "" }: Dependencies): Invitations {
  // Addresses can be guessed, so their hash needs a key.
  const hashAddress = (emailKey: string) =>
    createHmac("sha256", deriveKey(secret, "invitation-refusals")).update(emailKey).digest();

  const findOne = async (where: SQL | undefined): Promise<Invitation | null> => {
    const [found] = await access.run((queries) => queries.select(columns).from(invitations).where(where));
    return found ?? null;
  };
  /** What is closed names no address any more. */
  const closed = (state: Invitation["state"], updatedAt: Date) => ({ state, updatedAt, email: null });

  return {
    async add(invitation) {
      const token = newToken();
      const addressHash = hashAddress(invitation.email ?? "");
      const row = { ...invitation, tokenHash: hashToken(token), addressHash };
      const added = await access.run((queries) =>
        queries.insert(invitations).values(row).onConflictDoNothing().returning({ id: invitations.id }),
      );
      return added.length === 1 ? token : null;
    },
    list: (reader) =>
      access.run((queries) =>
        queries
          .select(columns)
          .from(invitations)
          .where(isOfReader(reader))
          .orderBy(desc(invitations.createdAt), desc(invitations.id)),
      ),
    find: async (reader, id) => (isStorable(id) ? findOne(and(eq(invitations.id, id), isOfReader(reader))) : null),
    findByToken: async (token) => (isToken(token) ? findOne(eq(invitations.tokenHash, hashToken(token))) : null),
    async take(token, uid) {
      if (!isToken(token)) return false;
      const taken = await access.run((queries) =>
        queries
          .update(invitations)
          .set({ partnerUid: uid })
          .where(
            and(
              isOpen,
              eq(invitations.tokenHash, hashToken(token)),
              ne(invitations.inviterUid, uid),
              gt(invitations.lapsesAt, clock.now()),
              or(isNull(invitations.partnerUid), eq(invitations.partnerUid, uid)),
            ),
          )
          .returning({ id: invitations.id }),
      );
      return taken.length === 1;
    },
    accept: (id, { partnerUid, partnerConnectionId, sellerConnectionId, agreed }) =>
      access.transaction(async (queries) => {
        // An account that goes at this moment is gone before, or waits until this is done.
        const [partner] = await queries
          .select({ uid: accounts.uid })
          .from(accounts)
          .where(eq(accounts.uid, partnerUid))
          .for("key share");
        if (!partner) return "closed" as const;
        // Two who would sell from one connection wait for each other here.
        await queries
          .select({ id: connections.id })
          .from(connections)
          .where(eq(connections.id, sellerConnectionId))
          .for("update");
        const sellerConnection = sql`case when ${invitations.side} = 'seller' then ${invitations.connectionId} else ${invitations.partnerConnectionId} end`;
        const isOver = sql`exists (select 1 from agreements where agreements.world = 'real'
          and agreements.proposal_id = ${invitations.id} and agreements.ended_at is not null)`;
        const [other] = await queries
          .select({ id: invitations.id })
          .from(invitations)
          .where(
            and(
              eq(invitations.state, "accepted"),
              ne(invitations.id, id),
              eq(sellerConnection, sellerConnectionId),
              sql`not ${isOver}`,
            ),
          )
          .limit(1);
        const offers = other ? null : await holdOffersFrom(queries, sellerConnectionId);
        if (offers === null) return "sells-already" as const;
        const now = clock.now();
        const accepted = await queries
          .update(invitations)
          .set({ ...closed("accepted", now), partnerUid, partnerConnectionId, agreed })
          .where(
            and(
              isOpen,
              eq(invitations.id, id),
              gt(invitations.lapsesAt, now),
              or(isNull(invitations.partnerUid), eq(invitations.partnerUid, partnerUid)),
            ),
          )
          .returning({ id: invitations.id });
        if (accepted.length === 0) return "closed" as const;
        await reserveOffers(queries, { clock }, offers);
        return "done" as const;
      }),
    async close(id, as) {
      const done = await access.run((queries) =>
        queries
          .update(invitations)
          .set(closed(as, clock.now()))
          .where(and(isOpen, eq(invitations.id, id), gt(invitations.lapsesAt, clock.now())))
          .returning({ id: invitations.id }),
      );
      return done.length === 1;
    },
    lapse: (now) =>
      access.run((queries) =>
        queries
          .update(invitations)
          .set(closed("lapsed", now))
          .where(and(isOpen, lte(invitations.lapsesAt, now)))
          .returning(columns),
      ),
    async refuseAddress(of) {
      const invited = access.run((queries) =>
        queries
          .select({ addressHash: invitations.addressHash })
          .from(invitations)
          .where(eq(invitations.tokenHash, hashToken("token" in of ? of.token : ""))),
      );
      const addressHash = "token" in of ? (await invited)[0]?.addressHash : hashAddress(of.emailKey);
      if (!addressHash) return false;
      const row = { addressHash, at: clock.now() };
      await access.run((queries) => queries.insert(invitationRefusals).values(row).onConflictDoNothing());
      return true;
    },
    async refusesAddress(emailKey) {
      const [found] = await access.run((queries) =>
        queries
          .select({ at: invitationRefusals.at })
          .from(invitationRefusals)
          .where(eq(invitationRefusals.addressHash, hashAddress(emailKey))),
      );
      return found !== undefined;
    },
  };
}
