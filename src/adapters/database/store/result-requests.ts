import type { ResultRequest, ResultRequests } from "#application/ports/store.ts";
import { issueToken, readToken, type TokenRow, takeToken } from "../identity/tokens.ts";
import type { Access, Dependencies } from "../writing.ts";

/** The token's own row is all there is: address and link go with it, when it is used or when it expires. */
export const openResultRequests = (access: Access, { clock }: Pick<Dependencies, "clock">): ResultRequests => ({
  issue: (email, link) =>
    access.run((queries) => issueToken(queries, clock.now(), "mail-result", null, { email, facts: { link } })),
  find: async (token) =>
    requestOf(await access.run((queries) => readToken(queries, clock.now(), "mail-result", token))),
  take: async (token) =>
    requestOf(await access.run((queries) => takeToken(queries, clock.now(), "mail-result", token))),
});

function requestOf(row: TokenRow | undefined): ResultRequest | null {
  const link = (row?.facts as { readonly link?: unknown } | null | undefined)?.link;
  return row?.email && typeof link === "string" ? { email: row.email, link } : null;
}
