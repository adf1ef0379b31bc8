import { and, asc, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Contracts } from "#application/ports/contracts.ts";
import type { Agreement, AgreementSignature, AuditEntry } from "#domain/contracts/agreement.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import { agreementEntries, agreementReminders, agreementSignatures, agreements } from "../../schema.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";

type Verbs = Pick<
  Contracts,
  | "open"
  | "find"
  | "findByProposal"
  | "list"
  | "listByBuyer"
  | "holdSellers"
  | "page"
  | "update"
  | "addSignature"
  | "addEntry"
  | "listEntries"
  | "rememberReminder"
  | "findReminder"
  | "listReminders"
>;
type Row = typeof agreements.$inferSelect;

export function openAgreements(access: Access, world: string, { clock }: Pick<Dependencies, "clock">): Verbs {
  const isHere = eq(agreements.world, world);

  async function withSignatures(rows: readonly Row[]): Promise<Agreement[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const found = await access.run((queries) =>
      queries
        .select()
        .from(agreementSignatures)
        .where(and(eq(agreementSignatures.world, world), inArray(agreementSignatures.agreementId, ids)))
        .orderBy(asc(agreementSignatures.at)),
    );
    return rows.map((row) => {
      const own = found.filter(({ agreementId }) => agreementId === row.id);
      const signaturesOf = (number: number): AgreementSignature[] =>
        own
          .filter(({ amendment }) => amendment === number)
          .map(({ world: _world, agreementId: _id, amendment: _amendment, ...signature }) => signature);
      // Only rowOf writes here, and it writes agreements.
      const data = row.data as unknown as Agreement;
      const amendments = data.amendments?.map((one) => ({ ...one, signatures: signaturesOf(one.number) }));
      return {
        ...data,
        ...(amendments ? { amendments } : {}),
        signatures: signaturesOf(0),
        createdAt: row.createdAt,
        revision: row.revision,
      };
    });
  }

  const rowOf = ({ signatures: _own, createdAt, revision, amendments, ...data }: Agreement) => ({
    state: data.state,
    sellerUid: data.uids.seller,
    buyerUid: data.uids.buyer,
    sellerEan: data.parties.seller?.ean ?? null,
    buyerEan: data.parties.buyer?.ean ?? null,
    data: { ...data, ...(amendments ? { amendments: amendments.map(({ signatures: _signed, ...one }) => one) } : {}) },
    revision,
    createdAt,
    endedAt: isFinal(data.state) ? clock.now() : null,
  });

  return {
    async open(agreement) {
      const added = await access.run((queries) =>
        queries
          .insert(agreements)
          .values({ world, id: agreement.id, proposalId: agreement.proposalId, ...rowOf(agreement) })
          .onConflictDoNothing()
          .returning({ id: agreements.id }),
      );
      return added.length === 1;
    },
    async find(id) {
      if (!isStorable(id)) return null;
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(agreements)
          .where(and(isHere, eq(agreements.id, id))),
      );
      return (await withSignatures(rows))[0] ?? null;
    },
    async findByProposal(proposalId, sellerUid) {
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(agreements)
          .where(and(isHere, eq(agreements.proposalId, proposalId), eq(agreements.sellerUid, sellerUid))),
      );
      return (await withSignatures(rows))[0] ?? null;
    },
    async list(uid) {
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(agreements)
          .where(and(isHere, or(eq(agreements.sellerUid, uid), eq(agreements.buyerUid, uid))))
          .orderBy(desc(agreements.createdAt), desc(agreements.id)),
      );
      return withSignatures(rows);
    },
    async listByBuyer({ uid, ean }) {
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(agreements)
          .where(and(isHere, eq(agreements.buyerUid, uid), eq(agreements.buyerEan, ean)))
          .orderBy(asc(agreements.id)),
      );
      return withSignatures(rows);
    },
    async holdSellers(ean) {
      const rows = await access.run(async (queries) => {
        // Held by the number itself: the agreement that somebody else begins at this moment is no row yet that can be held.
        await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${`seller ${world} ${ean}`}))`);
        return queries
          .select()
          .from(agreements)
          .where(and(isHere, or(eq(agreements.sellerEan, ean), soldFrom(ean))))
          .orderBy(asc(agreements.id));
      });
      return withSignatures(rows);
    },
    async page(after, limit) {
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(agreements)
          .where(and(isHere, gt(agreements.id, after)))
          .orderBy(asc(agreements.id))
          .limit(limit),
      );
      return withSignatures(rows);
    },
    async update(changed, { revision }) {
      const { createdAt: _kept, ...set } = rowOf({ ...changed, revision: revision + 1 });
      const updated = await access.run((queries) =>
        queries
          .update(agreements)
          .set(set)
          .where(and(isHere, eq(agreements.id, changed.id), eq(agreements.revision, revision)))
          .returning({ id: agreements.id }),
      );
      return updated.length === 1;
    },
    async addSignature(agreementId, signature, amendment = 0) {
      const added = await access.run((queries) =>
        queries
          .insert(agreementSignatures)
          .values({ world, agreementId, amendment, ...signature })
          .onConflictDoNothing()
          .returning({ side: agreementSignatures.side }),
      );
      return added.length === 1;
    },
    async addEntry(agreementId, entry) {
      await access.run((queries) =>
        queries.insert(agreementEntries).values({ world, agreementId, ...entry, facts: { ...entry.facts } }),
      );
    },
    listEntries: (agreementId) =>
      access.run(async (queries) => {
        const { at, side, event, facts } = agreementEntries;
        const rows = await queries
          .select({ at, side, event, facts })
          .from(agreementEntries)
          .where(and(eq(agreementEntries.world, world), eq(agreementEntries.agreementId, agreementId)))
          .orderBy(asc(agreementEntries.id));
        // Only addEntry writes here, and it writes events of that type.
        return rows as AuditEntry[];
      }),
    async rememberReminder(agreementId, side, key, at) {
      const added = await access.run((queries) =>
        queries
          .insert(agreementReminders)
          .values({ world, agreementId, side, key, at })
          .onConflictDoNothing()
          .returning({ key: agreementReminders.key }),
      );
      return added.length === 1;
    },
    async findReminder(agreementId, side, key) {
      const [row] = await access.run((queries) =>
        queries
          .select({ at: agreementReminders.at })
          .from(agreementReminders)
          .where(
            and(
              eq(agreementReminders.world, world),
              eq(agreementReminders.agreementId, agreementId),
              eq(agreementReminders.side, side),
              eq(agreementReminders.key, key),
            ),
          ),
      );
      return row?.at ?? null;
    },
    listReminders: (prefix) =>
      access.run((queries) =>
        queries
          .select({
            agreementId: agreementReminders.agreementId,
            key: agreementReminders.key,
            at: agreementReminders.at,
          })
          .from(agreementReminders)
          .where(and(eq(agreementReminders.world, world), sql`starts_with(${agreementReminders.key}, ${prefix})`)),
      ),
  };
}

/** The number stood in it before an amendment, signed or not. */
const soldFrom = (ean: string) =>
  sql`${agreements.data}->'amendments' @> ${JSON.stringify([{ by: "seller", before: { ean } }])}::jsonb`;
