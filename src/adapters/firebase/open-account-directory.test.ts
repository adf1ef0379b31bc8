import { expect, test } from "vitest";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { GoogleRefusal } from "./ask-google.ts";
import type { IdentityToolkit } from "./identity-toolkit.ts";
import { openAccountDirectory } from "./open-account-directory.ts";

const email =
  parseEmailAddress("an@example.org") ??
  (() => {
    throw new Error("No address.");
  })();

/** Firebase as far as it says one thing to everything. */
function saying(code: string) {
  const refuse = async () => {
    throw new GoogleRefusal("Firebase Authentication", code);
  };
  const toolkit: IdentityToolkit = { asServer: refuse, asAnybody: refuse, list: refuse };
  return openAccountDirectory(toolkit);
}

test.each([
  "INVALID_LOGIN_CREDENTIALS",
  "EMAIL_NOT_FOUND",
  "INVALID_PASSWORD",
  "USER_DISABLED",
  "INVALID_EMAIL",
  "MISSING_PASSWORD",
])("%s at a sign-in reads like every other wrong address or password", async (code) => {
  const answer = await saying(code).checkPassword(email, "vier lampen dansen traag");
  expect(answer).toEqual({ ok: false, refusal: { code: "credentials-wrong" } });
});

test("TOO_MANY_ATTEMPTS_TRY_LATER at a sign-in asks to wait a quarter of an hour", async () => {
  const answer = await saying("TOO_MANY_ATTEMPTS_TRY_LATER").checkPassword(email, "vier lampen dansen traag");
  expect(answer).toEqual({ ok: false, refusal: { code: "too-many-attempts", retryAfterSeconds: 900 } });
});

test.each(["EMAIL_EXISTS", "DUPLICATE_LOCAL_ID"])(
  "%s at a sign-up says that the address is taken, unless it was taken by this very sign-up",
  async (code) => {
    const knowing = (users: readonly { localId: string }[]) =>
      openAccountDirectory({
        asServer: async (verb) => {
          if (verb === ":lookup") return { users };
          throw new GoogleRefusal("Firebase Authentication", code);
        },
        asAnybody: async () => ({}),
        list: async () => ({ users: [], next: "" }),
      });
    const account = { uid: "u", email, password: "vier lampen dansen traag" };
    expect(await knowing([]).add(account)).toBe(false);
    expect(await knowing([{ localId: "u" }]).add(account)).toBe(true);
  },
);

test.each(["EXPIRED_OOB_CODE", "INVALID_OOB_CODE", "USER_NOT_FOUND", "USER_DISABLED", "EMAIL_EXISTS"])(
  "a code that gets %s opens nothing",
  async (code) => {
    expect(await saying(code).applyCode("code")).toBe(false);
    expect(await saying(code).resetPassword("u", "code", "vier lampen dansen traag")).toBe(false);
  },
);

test.each(["EMAIL_NOT_FOUND", "USER_NOT_FOUND", "RESET_PASSWORD_EXCEED_LIMIT"])(
  "a mail for which Firebase says %s is not sent, and nobody learns why",
  async (code) => {
    expect(await saying(code).issueReset(email)).toBeNull();
    expect(await saying(code).issueConfirmation(email)).toBeNull();
  },
);

test("removing whom Firebase does not know is done", async () => {
  await expect(saying("USER_NOT_FOUND").remove("u")).resolves.toBeUndefined();
});

test.each(["WEAK_PASSWORD", "A_CODE_OF_TOMORROW"])("%s is a failure that is told, not an answer", async (code) => {
  const directory = saying(code);
  await expect(directory.checkPassword(email, "x")).rejects.toMatchObject({ code });
  await expect(directory.add({ uid: "u", email, password: "x" })).rejects.toMatchObject({ code });
  await expect(directory.setPassword("u", "x")).rejects.toMatchObject({ code });
});
