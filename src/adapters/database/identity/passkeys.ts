import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { Identity } from "#application/ports/identity.ts";
import { ok, refused } from "#domain/result.ts";
import { findByUid } from "../credentials/account-rows.ts";
import { accounts, passkeys } from "../schema.ts";
import { addEvent, addMail, insideOf } from "../writing.ts";
import { findStanding, type IdentityDependencies } from "./identity-dependencies.ts";
import { openSessionRecords } from "./sessions.ts";
import { issueToken, takeToken } from "./tokens.ts";

// Hundreds of files, which few visits need.
const webAuthn = () => import("@simplewebauthn/server");

const PASSKEYS_MAX = 10;
const NAME_LENGTH_MAX = 60;
const refusal = { code: "passkey-refused" } as const;

type PasskeyVerbs = Pick<
  Identity,
  "startPasskey" | "addPasskey" | "removePasskey" | "startPasskeySignIn" | "signInWithPasskey"
>;

/** The challenge is a token of ours: stored hashed, short-lived, and gone once it was answered. */
export function openPasskeys(dependencies: IdentityDependencies): PasskeyVerbs {
  const { database, clock, credentials, settings } = dependencies;
  const { origin, hostname } = new URL(settings.publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true } as const;
  const ofAccount = (uid: string) =>
    database.run((queries) => queries.select().from(passkeys).where(eq(passkeys.uid, uid)));

  return {
    async startPasskey(uid, password) {
      const account = await database.run((queries) => findByUid(queries, uid));
      if (!(await credentials.knowsPassword(uid, password)) || !account) {
        return refused({ code: "password-wrong" });
      }
      const known = await ofAccount(uid);
      const challenge = await database.run((queries) => issueToken(queries, clock.now(), "add-passkey", uid));
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: settings.productName,
        rpID: hostname,
        userID: new TextEncoder().encode(uid),
        userName: account.email,
        challenge: Buffer.from(challenge, "base64url"),
        attestationType: "none",
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: readTransports(transports) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return ok({ challenge, options });
    },

    async addPasskey(uid, challenge, answer, name) {
      const taken = await database.run((queries) => takeToken(queries, clock.now(), "add-passkey", challenge));
      if (taken?.uid !== uid) return refused(refusal);
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await orNull(() =>
        // Whatever the browser sent: the library checks its shape and throws.
        verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: challenge,
          ...expected,
        }),
      );
      if (!verified?.verified) return refused(refusal);
      const { credential } = verified.registrationInfo;
      const shownName = name.replaceAll("\0", "").trim().slice(0, NAME_LENGTH_MAX);
      const isAdded = await database.transaction(async (queries) => {
        // Whoever comes second waits here, and then counts what the first one added.
        const [account] = await queries.select().from(accounts).where(eq(accounts.uid, uid)).for("update");
        const known = await queries.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.uid, uid));
        if (!account || known.length >= PASSKEYS_MAX) return false;
        const added = await queries
          .insert(passkeys)
          .values({
            id: credential.id,
            uid,
            publicKey: credential.publicKey,
            counter: credential.counter,
            transports: (credential.transports ?? []).join(" "),
            name: shownName,
            createdAt: clock.now(),
          })
          .onConflictDoNothing()
          .returning({ id: passkeys.id });
        if (added.length === 0) return false;
        await addEvent(queries, dependencies, uid, "passkey-added");
        await addMail(queries, dependencies, {
          kind: "passkey-changed",
          to: account.email,
          name: shownName,
          isAdded: true,
        });
        return true;
      });
      return isAdded ? ok(undefined) : refused(refusal);
    },

    async removePasskey(uid, id, password) {
      if (!(await credentials.knowsPassword(uid, password))) return refused({ code: "password-wrong" });
      if (id.includes("\0")) return ok(undefined);
      await database.transaction(async (queries) => {
        const [removed] = await queries
          .delete(passkeys)
          .where(and(eq(passkeys.uid, uid), eq(passkeys.id, id)))
          .returning({ name: passkeys.name });
        const account = await findByUid(queries, uid);
        if (!removed || !account) return;
        await addEvent(queries, dependencies, uid, "passkey-removed");
        await addMail(queries, dependencies, {
          kind: "passkey-changed",
          to: account.email,
          name: removed.name,
          isAdded: false,
        });
      });
      return ok(undefined);
    },

    async startPasskeySignIn() {
      const challenge = await database.run((queries) => issueToken(queries, clock.now(), "passkey-sign-in", null));
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        challenge: Buffer.from(challenge, "base64url"),
        userVerification: "required",
      });
      return { challenge, options };
    },

    async signInWithPasskey(challenge, answer, client) {
      const taken = await database.run((queries) => takeToken(queries, clock.now(), "passkey-sign-in", challenge));
      const id = (answer as { readonly id?: unknown } | null)?.id;
      if (!taken || typeof id !== "string" || id.includes("\0")) return refused(refusal);
      const [known] = await database.run((queries) =>
        queries
          .select({ passkey: passkeys, state: accounts.state })
          .from(passkeys)
          .innerJoin(accounts, eq(accounts.uid, passkeys.uid))
          .where(eq(passkeys.id, id)),
      );
      if (known?.state !== "confirmed") return refused(refusal);
      const { passkey } = known;
      const { verifyAuthenticationResponse } = await webAuthn();
      const verified = await orNull(() =>
        verifyAuthenticationResponse({
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          ...expected,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(passkey.publicKey),
            counter: passkey.counter,
            transports: readTransports(passkey.transports),
          },
        }),
      );
      if (!verified?.verified) return refused(refusal);
      const counter = verified.authenticationInfo.newCounter;
      const standing = await findStanding(dependencies, passkey.uid);
      if (!standing) return refused(refusal);
      return database.transaction(async (queries) => {
        const used = await queries
          .update(passkeys)
          .set({ counter, lastUsedAt: clock.now() })
          .where(eq(passkeys.id, passkey.id))
          .returning({ uid: passkeys.uid });
        if (used.length === 0) return refused(refusal);
        return ok(await openSessionRecords(insideOf(queries), dependencies).begin(standing, client, "passkey"));
      });
    },
  };
}

const readTransports = (text: string) => text.split(" ").filter((word) => word !== "") as AuthenticatorTransport[];

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
