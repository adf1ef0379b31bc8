import type { Identity } from "#application/ports/identity.ts";

const TOKEN = "session-of-the-tests";

/** The site's own identity, which in tests also knows one session that nobody began. */
export const withTestVisitor = (identity: Identity): Identity => ({
  ...identity,
  recognise: async (token) =>
    token === TOKEN ? { uid: "visitor-of-the-tests", email: "an@example.org" } : identity.recognise(token),
});

/** The second one is the hint by which the browser asks who it is. */
export const signedInCookies = (address: string) => [
  { name: "sessie", value: TOKEN, url: address },
  { name: "aangemeld", value: "1", url: address },
];
