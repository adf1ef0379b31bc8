import { and, asc, eq, or } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { blocks } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";

/** Who does not want to meet whom. */
export const openBlocks = (
  access: Access,
  { clock }: Pick<Dependencies, "clock">,
): Pick<MarketStore, "block" | "unblock" | "areBlocked" | "blocks"> => ({
  async block(uid, blockedUid, listingId) {
    await access.run((queries) =>
      queries.insert(blocks).values({ uid, blockedUid, at: clock.now(), listingId }).onConflictDoNothing(),
    );
  },
  async unblock(uid, blockedUid) {
    if (!isStorable(blockedUid)) return;
    await access.run((queries) =>
      queries.delete(blocks).where(and(eq(blocks.uid, uid), eq(blocks.blockedUid, blockedUid))),
    );
  },
  async areBlocked(uid, otherUid) {
    const [found] = await access.run((queries) =>
      queries
        .select({ at: blocks.at })
        .from(blocks)
        .where(
          or(
            and(eq(blocks.uid, uid), eq(blocks.blockedUid, otherUid)),
            and(eq(blocks.uid, otherUid), eq(blocks.blockedUid, uid)),
          ),
        )
        .limit(1),
    );
    return found !== undefined;
  },
  blocks: (uid) =>
    access.run((queries) =>
      queries
        .select({ blockedUid: blocks.blockedUid, at: blocks.at, listingId: blocks.listingId })
        .from(blocks)
        .where(eq(blocks.uid, uid))
        .orderBy(asc(blocks.at)),
    ),
});
