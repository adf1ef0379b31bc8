import type { AccountTransfer, MovingAccount } from "#application/ports/account-directory.ts";
import type { IdentityToolkit, ToolkitUser } from "./identity-toolkit.ts";
import { attributesOf, readUser } from "./open-account-directory.ts";

const PAGE = 500;
// Firebase notes by its own clock when a password came in, also when it came in by a move.
const CLOCKS_DIFFER_MS = 10 * 60_000;

type Hash = { readonly parameters: Readonly<Record<string, unknown>>; readonly salt: string; readonly hash: string };

/** Many accounts at once in Firebase Authentication, with the hashes of their passwords. */
export function openAccountTransfer(toolkit: IdentityToolkit): AccountTransfer {
  return {
    async known(uids) {
      if (uids.length === 0) return new Set();
      const answer = await toolkit.asServer(":lookup", { localId: uids });
      const { users = [] } = answer as { readonly users?: readonly ToolkitUser[] };
      return new Set(users.map(({ localId }) => localId));
    },

    async put(accounts, movedAt) {
      const refused: { uid: string; reason: string }[] = [];
      for (const { parameters, users } of groupByParameters(accounts, movedAt)) {
        const answer = await toolkit.asServer(":batchCreate", { ...parameters, sanityCheck: true, users });
        const { error = [] } = answer as { readonly error?: readonly { index?: number; message?: string }[] };
        for (const { index = 0, message = "" } of error) {
          refused.push({ uid: users[index]?.localId ?? "", reason: message });
        }
      }
      return refused;
    },

    async list(page) {
      const { users, next } = await toolkit.list(PAGE, page);
      return { accounts: users.map(readMoved), next };
    },
  };
}

function readMoved(user: ToolkitUser) {
  const account = readUser(user);
  if (!account) return null;
  const { movedAt } = attributesOf(user);
  const changedAt = user.passwordUpdatedAt ?? 0;
  return { ...account, isPasswordUnchanged: movedAt !== undefined && changedAt <= movedAt + CLOCKS_DIFFER_MS };
}

/** One request takes hashes of one kind. */
function groupByParameters(accounts: readonly MovingAccount[], movedAt: Date) {
  const groups = new Map<string, { parameters: Readonly<Record<string, unknown>>; users: { localId: string }[] }>();
  for (const account of accounts) {
    const hash = readHash(account.passwordHash);
    const parameters = hash?.parameters ?? {};
    const key = JSON.stringify(parameters);
    const group = groups.get(key) ?? { parameters, users: [] };
    groups.set(key, group);
    group.users.push(toUser(account, hash, movedAt));
  }
  return groups.values();
}

const toUser = (account: MovingAccount, hash: Hash | null, movedAt: Date) => ({
  localId: account.uid,
  email: account.email,
  emailVerified: account.isConfirmed,
  createdAt: String(account.createdAt.getTime()),
  customAttributes: JSON.stringify({
    movedAt: movedAt.getTime(),
    ...(account.isContested ? { contested: true } : {}),
  }),
  ...(hash ? { passwordHash: hash.hash, salt: hash.salt } : {}),
});

const kinds = { argon2d: "ARGON2_D", argon2i: "ARGON2_I", argon2id: "ARGON2_ID" } as const;
const form = /^\$(argon2(?:id|i|d))\$v=(16|19)\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Takes apart a hash as argon2 writes it, "$argon2id$v=19$m=19456,t=2,p=1$salt$hash"; null for any other. */
function readHash(text: string | null): Hash | null {
  const [, kind, version, memory, iterations, parallelism, salt = "", hash = ""] = form.exec(text ?? "") ?? [];
  if (!kind) return null;
  const bytes = Buffer.from(hash, "base64");
  return {
    parameters: {
      hashAlgorithm: "ARGON2",
      argon2Parameters: {
        hashType: kinds[kind as keyof typeof kinds],
        version: version === "19" ? "VERSION_13" : "VERSION_10",
        memoryCostKib: Number(memory),
        iterations: Number(iterations),
        parallelism: Number(parallelism),
        hashLengthBytes: bytes.length,
      },
    },
    salt: Buffer.from(salt, "base64").toString("base64url"),
    hash: bytes.toString("base64url"),
  };
}
