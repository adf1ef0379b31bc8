import { randomBytes } from "node:crypto";
import type { AccountDirectory } from "#application/ports/account-directory.ts";
import type { KnownAccount } from "#application/ports/security/credentials.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { normalisePassword } from "#domain/accounts/password-policy.ts";
import { ok, refused } from "#domain/result.ts";
import { GoogleRefusal } from "./ask-google.ts";
import type { IdentityToolkit, ToolkitUser } from "./identity-toolkit.ts";

/** Codes that say no more than that this address and this password do not belong together, whichever of the two is wrong. */
const wrongCredentials = [
  "INVALID_LOGIN_CREDENTIALS",
  "INVALID_PASSWORD",
  "EMAIL_NOT_FOUND",
  "USER_NOT_FOUND",
  "USER_DISABLED",
  "INVALID_EMAIL",
  "MISSING_PASSWORD",
];
const tooMany = ["TOO_MANY_ATTEMPTS_TRY_LATER", "RESET_PASSWORD_EXCEED_LIMIT"];
const taken = ["EMAIL_EXISTS", "DUPLICATE_EMAIL", "DUPLICATE_LOCAL_ID"];
const deadCode = ["INVALID_OOB_CODE", "EXPIRED_OOB_CODE", "USER_NOT_FOUND", "USER_DISABLED", ...taken];
const unknown = ["USER_NOT_FOUND", "EMAIL_NOT_FOUND"];
// Firebase does not tell how long; a quarter of an hour is what we let people wait ourselves.
const RETRY_AFTER_SECONDS = 900;

/** Firebase Authentication as the directory of addresses and passwords. */
export function openAccountDirectory(toolkit: IdentityToolkit): AccountDirectory {
  async function find(by: { readonly localId: string[] } | { readonly email: string[] }) {
    const { users = [] } = (await toolkit.asServer(":lookup", by)) as { readonly users?: readonly ToolkitUser[] };
    return users[0] ?? null;
  }
  const findByUid = (uid: string) => find({ localId: [uid] });

  /** Firebase would mail a link of its own; asked as a server it gives the link, of which we mail the code. */
  async function issue(body: Readonly<Record<string, string>>): Promise<string | null> {
    const asked = { ...body, returnOobLink: true };
    const answer = await unless([...unknown, ...tooMany, ...taken], () => toolkit.asServer(":sendOobCode", asked));
    const link = (answer as { readonly oobLink?: string } | null)?.oobLink;
    return link ? new URL(link).searchParams.get("oobCode") : null;
  }

  return {
    async ping() {
      await find({ localId: ["-"] });
      // Without an address it can only refuse, and does so in one word when the key is right.
      await unless(["MISSING_EMAIL", "INVALID_EMAIL"], () => toolkit.asAnybody(":signInWithPassword", {}));
    },

    findByUid: async (uid) => readUser(await findByUid(uid)),
    findByEmail: async (email) => readUser(await find({ email: [email] })),

    async add({ uid, email, password }) {
      const user = { localId: uid, email, password: normalisePassword(password), emailVerified: false };
      if ((await unless(taken, () => toolkit.asServer("", user))) !== null) return true;
      // A question that was heard twice is refused the second time; the uid tells that the account is this one.
      return (await findByUid(uid)) !== null;
    },

    async checkPassword(email, password) {
      const typed = { email, password: normalisePassword(password), returnSecureToken: true };
      try {
        const answer = await toolkit.asAnybody(":signInWithPassword", typed);
        return ok((answer as { readonly localId: string }).localId);
      } catch (error) {
        if (!(error instanceof GoogleRefusal)) throw error;
        if (wrongCredentials.includes(error.code)) return refused({ code: "credentials-wrong" });
        if (tooMany.includes(error.code)) {
          return refused({ code: "too-many-attempts", retryAfterSeconds: RETRY_AFTER_SECONDS });
        }
        throw error;
      }
    },

    async setPassword(uid, password) {
      await toolkit.asServer(":update", { localId: uid, password: normalisePassword(password) });
    },

    async contest(uid) {
      const user = await findByUid(uid);
      if (!user) return;
      await toolkit.asServer(":update", {
        localId: uid,
        password: randomBytes(32).toString("base64url"),
        customAttributes: JSON.stringify({ ...attributesOf(user), contested: true }),
      });
    },

    issueConfirmation: (email) => issue({ requestType: "VERIFY_EMAIL", email }),
    issueReset: (email) => issue({ requestType: "PASSWORD_RESET", email }),
    issueEmailChange: (email, next) => issue({ requestType: "VERIFY_AND_CHANGE_EMAIL", email, newEmail: next }),

    applyCode: async (oobCode) => (await unless(deadCode, () => toolkit.asAnybody(":update", { oobCode }))) !== null,

    async resetPassword(uid, oobCode, password) {
      const body = { oobCode, newPassword: normalisePassword(password) };
      if ((await unless(deadCode, () => toolkit.asAnybody(":resetPassword", body))) === null) return false;
      const user = await findByUid(uid);
      if (!user) return false;
      const { contested, ...attributes } = attributesOf(user);
      if (user.emailVerified && !contested) return true;
      // Who reads the mail owns the address.
      const confirmed = { localId: uid, emailVerified: true, customAttributes: JSON.stringify(attributes) };
      await toolkit.asServer(":update", confirmed);
      return true;
    },

    async remove(uid) {
      await unless(unknown, () => toolkit.asServer(":delete", { localId: uid }));
    },
  };
}

/** Null for a refusal under one of these codes; any other goes on. */
async function unless(codes: readonly string[], ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return (await ask()) ?? {};
  } catch (error) {
    if (error instanceof GoogleRefusal && codes.includes(error.code)) return null;
    throw error;
  }
}

type Attributes = {
  /** When the account was moved here, in milliseconds. */
  readonly movedAt?: number;
  readonly contested?: boolean;
  readonly [name: string]: unknown;
};

export const attributesOf = (user: ToolkitUser) => JSON.parse(user.customAttributes || "{}") as Attributes;

/** Accounts of another kind, without an address or with one that no mail can reach, are nobody's here. */
export function readUser(user: ToolkitUser | null): KnownAccount | null {
  const email = parseEmailAddress(user?.email ?? "");
  if (!user || email === null) return null;
  return {
    uid: user.localId,
    email,
    createdAt: new Date(Number(user.createdAt ?? 0)),
    isConfirmed: user.emailVerified === true,
    isDisabled: user.disabled === true,
    isContested: attributesOf(user).contested === true,
    mark: user.validSince ?? "",
  };
}
