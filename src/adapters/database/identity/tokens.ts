import { and, eq, gt, inArray } from "drizzle-orm";
import type { Tokens } from "#application/ports/account-records.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";
import type { Queries } from "../database.ts";
import { tokens } from "../schema.ts";
import type { Access, Dependencies } from "../writing.ts";
import { hashToken, isCode, newToken } from "./secrets.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const lives = {
  "confirm-address": linkHours.confirmAddress * HOUR_MS,
  "reset-password": linkHours.resetPassword * HOUR_MS,
  "change-address": linkHours.changeAddress * HOUR_MS,
  "mail-result": linkHours.mailResult * HOUR_MS,
  "join-waiting-list": linkHours.joinWaitingList * HOUR_MS,
  newsletter: linkHours.newsletter * HOUR_MS,
  "finish-sign-in": 10 * MINUTE_MS,
  "set-up-second-factor": HOUR_MS,
  "add-passkey": 10 * MINUTE_MS,
  "passkey-sign-in": 10 * MINUTE_MS,
} as const;
export type TokenPurpose = keyof typeof lives;
export type TokenRow = typeof tokens.$inferSelect;

type TokenFacts = { readonly email?: string; readonly facts?: Readonly<Record<string, unknown>> };

/** Only the hash stays; the token itself goes to the one it is for. */
export async function issueToken(
  queries: Queries,
  now: Date,
  purpose: TokenPurpose,
  uid: string | null,
  facts: TokenFacts = {},
): Promise<string> {
  const token = newToken();
  await keepToken(queries, now, purpose, uid, token, facts);
  return token;
}

/** For a token that was made elsewhere: here it gets its purpose and its life. */
async function keepToken(
  queries: Queries,
  now: Date,
  purpose: TokenPurpose,
  uid: string | null,
  token: string,
  { email, facts }: TokenFacts = {},
): Promise<void> {
  await queries.insert(tokens).values({
    tokenHash: hashToken(token),
    purpose,
    uid,
    email: email ?? null,
    facts: facts ?? null,
    expiresAt: new Date(now.getTime() + lives[purpose]),
  });
}

/** Taking is deleting, in one statement: of two who come with the same token, one gets it. */
export async function takeToken(
  queries: Queries,
  now: Date,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenRow | undefined> {
  if (!isCode(token)) return undefined;
  const [taken] = await queries
    .delete(tokens)
    .where(isValid(now, purpose, token))
    .returning();
  return taken;
}

export async function readToken(
  queries: Queries,
  now: Date,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenRow | undefined> {
  if (!isCode(token)) return undefined;
  const [found] = await queries
    .select()
    .from(tokens)
    .where(isValid(now, purpose, token));
  return found;
}

const isValid = (now: Date, purpose: TokenPurpose, token: string) =>
  and(eq(tokens.tokenHash, hashToken(token)), eq(tokens.purpose, purpose), gt(tokens.expiresAt, now));

export async function dropTokens(queries: Queries, uid: string, purposes: readonly TokenPurpose[]): Promise<void> {
  await queries.delete(tokens).where(and(eq(tokens.uid, uid), inArray(tokens.purpose, [...purposes])));
}

export const openTokens = (access: Access, { clock }: Pick<Dependencies, "clock">): Tokens => ({
  keep: (purpose, uid, code, email) =>
    access.run((queries) => keepToken(queries, clock.now(), purpose, uid, code, email ? { email } : {})),
  issueChallenge: (uid) => access.run((queries) => issueToken(queries, clock.now(), "finish-sign-in", uid)),
  drop: (uid, purposes) => access.run((queries) => dropTokens(queries, uid, purposes)),
});
