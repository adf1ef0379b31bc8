import { and, eq, gt, inArray } from "drizzle-orm";
import type { Tokens } from "#application/ports/account-records.ts";
import { type TokenPurpose, tokenLives } from "#domain/accounts/token-lives.ts";
import type { Queries } from "../database.ts";
import { tokens } from "../schema.ts";
import type { Access, Dependencies } from "../writing.ts";
import { hashToken, isCode, newToken } from "./secrets.ts";

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
    expiresAt: new Date(now.getTime() + tokenLives[purpose]),
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
  issue: (purpose, uid) => access.run((queries) => issueToken(queries, clock.now(), purpose, uid)),
  find: async (purpose, token) =>
    (await access.run((queries) => readToken(queries, clock.now(), purpose, token))) ?? null,
  take: async (purpose, token) =>
    (await access.run((queries) => takeToken(queries, clock.now(), purpose, token))) ?? null,
  drop: (uid, purposes) => access.run((queries) => dropTokens(queries, uid, purposes)),
});
