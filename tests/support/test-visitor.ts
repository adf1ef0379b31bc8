import type { Visitors } from "#application/ports/visitors.ts";

const COOKIE = "test-visitor";

/** Recognises a cookie that exists in tests alone; the site itself has no adapter that knows it. */
export const testVisitors: Visitors = {
  recognise: async (headers) =>
    new RegExp(`(?:^|;\\s*)${COOKIE}=1(?:;|$)`).test(headers.get("cookie") ?? "")
      ? { uid: "visitor-of-the-tests", email: "an@example.org" }
      : null,
};

/** The second one is the hint by which the browser asks who it is. */
export const signedInCookies = (address: string) =>
  [COOKIE, "aangemeld"].map((name) => ({ name, value: "1", url: address }));
