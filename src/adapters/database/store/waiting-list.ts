import { asc, eq } from "drizzle-orm";
import type { WaitingEntry, WaitingList } from "#application/ports/leads.ts";
import { waitingReasons } from "#domain/leads/waiting-reason.ts";
import { hashToken, newToken } from "../identity/secrets.ts";
import { issueToken, readToken, type TokenRow, takeToken } from "../identity/tokens.ts";
import { waitingList } from "../schema.ts";
import type { Access, Dependencies } from "../writing.ts";

const PURPOSE = "join-waiting-list";

export const openWaitingList = (access: Access, { clock, ids }: Dependencies): WaitingList => ({
  issue: ({ email, ...facts }) =>
    access.run((queries) => issueToken(queries, clock.now(), PURPOSE, null, { email, facts })),
  find: async (token) => entryOf(await access.run((queries) => readToken(queries, clock.now(), PURPOSE, token))),
  join: (token) =>
    access.transaction(async (queries) => {
      const entry = entryOf(await takeToken(queries, clock.now(), PURPOSE, token));
      if (entry === null) return null;
      const leaveToken = newToken();
      const id = ids.next();
      const row = {
        ...entry,
        id,
        tokenHash: hashToken(leaveToken),
        emailKey: entry.email.toLowerCase(),
        joinedAt: clock.now(),
      };
      const [kept] = await queries
        .insert(waitingList)
        .values(row)
        .onConflictDoUpdate({
          target: [waitingList.emailKey, waitingList.side, waitingList.reason],
          // The link to leave stays as it was mailed.
          set: { postcode: row.postcode },
        })
        .returning({ id: waitingList.id });
      return { entry, leaveToken: kept?.id === id ? leaveToken : null };
    }),
  async leave(leaveToken) {
    const gone = await access.run((queries) =>
      queries
        .delete(waitingList)
        .where(eq(waitingList.tokenHash, hashToken(leaveToken)))
        .returning({ id: waitingList.id }),
    );
    return gone.length === 1;
  },
  list: (email) =>
    access.run((queries) =>
      queries
        .select({
          email: waitingList.email,
          side: waitingList.side,
          reason: waitingList.reason,
          postcode: waitingList.postcode,
          joinedAt: waitingList.joinedAt,
        })
        .from(waitingList)
        .where(eq(waitingList.emailKey, email.toLowerCase()))
        .orderBy(asc(waitingList.joinedAt), asc(waitingList.id)),
    ),
});

function entryOf(row: TokenRow | undefined): WaitingEntry | null {
  const { side, reason, postcode } = (row?.facts ?? {}) as Partial<Record<string, unknown>>;
  const known = waitingReasons.find((one) => one === reason);
  if (!row?.email || known === undefined || (side !== "buyer" && side !== "seller")) return null;
  return { email: row.email, side, reason: known, postcode: typeof postcode === "string" ? postcode : null };
}
