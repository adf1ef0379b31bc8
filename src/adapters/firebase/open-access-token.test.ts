import { createVerify, generateKeyPairSync } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAccessToken } from "./open-access-token.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const account = { clientEmail: "site@stroom.iam.gserviceaccount.com", privateKey };
const url = "https://oauth2.example/token";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-15T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

function tokenService() {
  const assertions: string[] = [];
  return {
    assertions,
    ask: async ({ body }: { readonly body?: unknown }) => {
      assertions.push((body as URLSearchParams).get("assertion") ?? "");
      return { access_token: `token-${assertions.length}`, expires_in: 3600 };
    },
  };
}

test("the service account signs for itself, for this service and for an hour", async () => {
  const { ask, assertions } = tokenService();
  expect(await openAccessToken(ask, account, url)()).toBe("token-1");
  const [header = "", claims = "", signature = ""] = (assertions[0] ?? "").split(".");
  const isSigned = createVerify("RSA-SHA256").update(`${header}.${claims}`).verify(publicKey, signature, "base64url");
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(header, "base64url").toString())).toEqual({ alg: "RS256", typ: "JWT" });
  const at = Date.parse("2026-11-15T10:00:00Z") / 1000;
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    iss: account.clientEmail,
    scope: "https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/datastore",
    aud: url,
    iat: at,
    exp: at + 3600,
  });
});

test("a token serves many questions, also at once, until five minutes before its end", async () => {
  const { ask } = tokenService();
  const token = openAccessToken(ask, account, url);
  expect(await Promise.all([token(), token(), token()])).toEqual(["token-1", "token-1", "token-1"]);
  vi.advanceTimersByTime(54 * 60_000);
  expect(await token()).toBe("token-1");
  vi.advanceTimersByTime(60_000);
  expect(await token()).toBe("token-2");
});

test("a token that was refused is asked for again by the next", async () => {
  let isAway = true;
  const { ask } = tokenService();
  const token = openAccessToken(
    async (question) => {
      if (isAway) throw new Error("away");
      return ask(question);
    },
    account,
    url,
  );
  await expect(token()).rejects.toThrow("away");
  isAway = false;
  expect(await token()).toBe("token-1");
});

test("emulators are shown no key", async () => {
  const { ask, assertions } = tokenService();
  expect(await openAccessToken(ask, null)()).toBe("owner");
  expect(assertions).toEqual([]);
});
