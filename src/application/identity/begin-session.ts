import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { StoredSession } from "#application/ports/account-records.ts";
import type { Client, Proof, RenewedSession, SignedIn } from "#application/ports/identity.ts";
import type { KnownAccount } from "#application/ports/security/credentials.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { sessionEndsAtLatest, sessionEndsIdle } from "#domain/accounts/session-life.ts";

const DEVICE_LENGTH_MAX = 80;

type SessionPorts = Pick<IdentityPorts, "clock" | "ids">;
type Beginner = Pick<KnownAccount, "uid" | "mark">;
type SignInWay = "password" | "second-factor" | "passkey" | "confirmation";

/** A passkey is two steps in one: the device that holds it, and its unlocking. */
const proofOf = (way: SignInWay, now: Date): Proof => ({
  factorAt: way === "second-factor" || way === "passkey" ? now : null,
  provedAt: way === "confirmation" ? null : now,
});

export async function beginSession(
  parts: StoreParts,
  ports: SessionPorts,
  account: Beginner,
  client: Client,
  way: SignInWay,
): Promise<SignedIn> {
  // A name out of a header: PostgreSQL takes no null character, and a page no endless one.
  const device = client.device.replaceAll("\0", "").slice(0, DEVICE_LENGTH_MAX);
  const begun = await add(parts, ports, account, { device, ...proofOf(way, ports.clock.now()) });
  await parts.events.add(account.uid, "signed-in", { way, device });
  const deviceToken = await parts.sessions.rememberDevice(account.uid, client.deviceToken);
  return { uid: account.uid, ...begun, deviceToken };
}

/** A new password ends every sign-in; the one in which it was chosen goes on under a new token. */
export async function renewSession(
  parts: StoreParts,
  ports: SessionPorts,
  account: Beginner,
  currentToken: string,
): Promise<RenewedSession> {
  const found = await parts.sessions.find(currentToken);
  const current = found?.uid === account.uid ? found : null;
  await parts.sessions.endAll(account.uid);
  const proof = { factorAt: current?.factorAt ?? null, provedAt: ports.clock.now() };
  return add(parts, ports, account, { device: current?.device ?? "", ...proof });
}

async function add(
  parts: StoreParts,
  { clock, ids }: SessionPorts,
  { uid, mark }: Beginner,
  about: Pick<StoredSession, "device" | "factorAt" | "provedAt">,
): Promise<RenewedSession> {
  const now = clock.now();
  const expiresAt = sessionEndsIdle(now, now);
  const token = await parts.sessions.add({
    id: ids.next(),
    uid,
    ...about,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    mark,
  });
  // The cookie is set once and must outlive the idle days; how long it opens something is decided at each use.
  return { token, expiresAt: sessionEndsAtLatest(now) };
}
