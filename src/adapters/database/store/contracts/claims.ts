import { and, asc, eq, sql } from "drizzle-orm";
import type { ClaimKey, Contracts } from "#application/ports/contracts.ts";
import type { Claim } from "#domain/connections/claim.ts";
import type { Queries } from "../../database.ts";
import { claimConfirmations, claims } from "../../schema.ts";
import type { Access } from "../../writing.ts";

type Verbs = Pick<Contracts, "stateClaim" | "markFileSeen" | "confirmClaim" | "findClaim" | "claimsOf">;

export function openClaims(access: Access, world: string): Verbs {
  const key = [claims.world, claims.uid, claims.ean];
  const stateClaim = async ({ uid, ean }: ClaimKey, statedAt: Date) => {
    await access.run((queries) =>
      queries.insert(claims).values({ world, uid, ean, statedAt }).onConflictDoNothing({ target: key }),
    );
  };
  async function claimsWhere(where: Parameters<typeof and>[0]): Promise<Claim[]> {
    const rows = await access.run((queries) =>
      queries
        .select()
        .from(claims)
        .leftJoin(
          claimConfirmations,
          and(
            eq(claimConfirmations.world, claims.world),
            eq(claimConfirmations.uid, claims.uid),
            eq(claimConfirmations.ean, claims.ean),
          ),
        )
        .where(and(eq(claims.world, world), where))
        .orderBy(asc(claims.statedAt), asc(claims.ean), asc(claimConfirmations.at)),
    );
    return [...Map.groupBy(rows, ({ claims: { uid, ean } }) => `${uid} ${ean}`).values()].flatMap((group) =>
      group.slice(0, 1).map(({ claims: { uid, ean, statedAt, fileSeenAt } }) => ({
        uid,
        ean,
        statedAt,
        fileSeenAt,
        confirmations: group.flatMap(({ claim_confirmations: said }) =>
          said ? [{ byUid: said.byUid, at: said.at }] : [],
        ),
      })),
    );
  }

  return {
    stateClaim,
    async markFileSeen({ uid, ean }, at) {
      await access.run((queries) =>
        queries
          .insert(claims)
          .values({ world, uid, ean, statedAt: at, fileSeenAt: at })
          .onConflictDoUpdate({
            target: key,
            set: { fileSeenAt: sql`coalesce(${claims.fileSeenAt}, excluded.file_seen_at)` },
          }),
      );
    },
    async confirmClaim(claim, byUid, at) {
      await stateClaim(claim, at);
      const added = await access.run((queries) =>
        queries
          .insert(claimConfirmations)
          .values({ world, uid: claim.uid, ean: claim.ean, byUid, at })
          .onConflictDoNothing()
          .returning({ byUid: claimConfirmations.byUid }),
      );
      return added.length === 1;
    },
    findClaim: async ({ uid, ean }) => (await claimsWhere(and(eq(claims.uid, uid), eq(claims.ean, ean))))[0] ?? null,
    claimsOf: (uid) => claimsWhere(eq(claims.uid, uid)),
  };
}

/**
 * A number that its account names in no agreement any more is no longer kept; of one account, or of all. A number that was
 * changed since is that of earlier months.
 */
export async function removeIdleClaims(queries: Queries, world: string, uid?: string): Promise<void> {
  await queries.execute(sql`delete from claims c
    where c.world = ${world} and ${uid === undefined ? sql`true` : sql`c.uid = ${uid}`} and not exists (
      select 1 from agreements a where a.world = c.world
        and ((a.seller_uid = c.uid and a.seller_ean = c.ean) or (a.buyer_uid = c.uid and a.buyer_ean = c.ean)
          or (c.uid in (a.seller_uid, a.buyer_uid) and a.data->'amendments' @>
            jsonb_build_array(jsonb_build_object('before', jsonb_build_object('ean', c.ean))))))`);
}
