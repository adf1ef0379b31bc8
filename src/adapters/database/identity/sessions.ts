import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Asker, Identity, SignedIn } from "#application/ports/identity.ts";
import type { Queries } from "../database.ts";
import { accounts, knownDevices, sessions } from "../schema.ts";
import { addEvent, type Means } from "../writing.ts";
import type { IdentityMeans } from "./identity-means.ts";
import { hashToken, isToken, newToken } from "./secrets.ts";

const DAY_MS = 86_400_000;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 180 * DAY_MS;
const SEEN_EVERY_MS = 10 * 60_000;
const DEVICE_LENGTH_MAX = 80;

type Sessions = Pick<Identity, "recognise" | "signOut" | "listSignIns" | "endSignIn" | "endOtherSignIns">;

/** Always a new token: what a browser held before signing in opens nothing afterwards. */
export async function beginSession(
  queries: Queries,
  means: Means,
  uid: string,
  asker: Asker,
  {
    way,
    mark,
  }: {
    readonly way: "password" | "second-factor" | "passkey" | "confirmation";
    readonly mark: string | null;
  },
): Promise<SignedIn> {
  const now = means.clock.now();
  const token = newToken();
  const device = deviceName(asker.device);
  await queries.insert(sessions).values({
    id: means.ids.next(),
    tokenHash: hashToken(token),
    uid,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SLIDING_MS),
    directoryMark: mark,
  });
  await addEvent(queries, means, uid, "signed-in", { way, device });
  const deviceToken = await rememberDevice(queries, now, uid, asker.deviceToken);
  return { uid, token, expiresAt: endOf(now), deviceToken };
}

/** For the same sign-in under a new token, after a change of password. */
export async function renewSession(
  queries: Queries,
  means: Means,
  uid: string,
  currentToken: string,
  mark: string | null,
) {
  const now = means.clock.now();
  const token = newToken();
  const gone = await queries.delete(sessions).where(eq(sessions.uid, uid)).returning();
  const current = gone.find((row) => Buffer.compare(row.tokenHash, hashToken(currentToken)) === 0);
  await queries.insert(sessions).values({
    id: means.ids.next(),
    tokenHash: hashToken(token),
    uid,
    device: current?.device ?? "",
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SLIDING_MS),
    directoryMark: mark,
  });
  return { token, expiresAt: endOf(now) };
}

// The cookie is set once and must outlive the first thirty days; how long it opens something is decided here.
const endOf = (start: Date) => new Date(start.getTime() + ABSOLUTE_MS);

async function rememberDevice(queries: Queries, now: Date, uid: string, held: string | null): Promise<string> {
  if (held !== null && isToken(held)) {
    const isTheirs = and(eq(knownDevices.tokenHash, hashToken(held)), eq(knownDevices.uid, uid));
    const [known] = await queries
      .update(knownDevices)
      .set({ createdAt: now })
      .where(isTheirs)
      .returning({ uid: knownDevices.uid });
    if (known) return held;
  }
  const token = newToken();
  await queries.insert(knownDevices).values({ tokenHash: hashToken(token), uid, createdAt: now });
  return token;
}

// A name out of a header: PostgreSQL takes no null character, and a page no endless one.
const deviceName = (device: string) => device.replaceAll("\0", "").slice(0, DEVICE_LENGTH_MAX);

export function openSessions({ database, clock, authority }: IdentityMeans): Sessions {
  return {
    async recognise(token) {
      if (!isToken(token)) return null;
      const now = clock.now();
      const isThis = eq(sessions.tokenHash, hashToken(token));
      const oldest = new Date(now.getTime() - ABSOLUTE_MS);
      const [found] = await database.run((queries) =>
        queries
          .select({
            uid: sessions.uid,
            email: accounts.email,
            mark: sessions.directoryMark,
            createdAt: sessions.createdAt,
            lastSeenAt: sessions.lastSeenAt,
          })
          .from(sessions)
          .innerJoin(accounts, eq(accounts.uid, sessions.uid))
          .where(and(isThis, gt(sessions.expiresAt, now), gt(sessions.createdAt, oldest))),
      );
      const visitor = found ? await authority.recognise(found) : null;
      if (!found || !visitor) return null;
      if (now.getTime() - found.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
        const ends = Math.min(now.getTime() + SLIDING_MS, found.createdAt.getTime() + ABSOLUTE_MS);
        const seen = { lastSeenAt: now, expiresAt: new Date(ends) };
        await database.run((queries) => queries.update(sessions).set(seen).where(isThis));
      }
      return visitor;
    },
    async signOut(token) {
      if (!isToken(token)) return;
      await database.run((queries) => queries.delete(sessions).where(eq(sessions.tokenHash, hashToken(token))));
    },
    async listSignIns(uid, currentToken) {
      const current = hashToken(currentToken);
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(sessions)
          .where(and(eq(sessions.uid, uid), gt(sessions.expiresAt, clock.now())))
          .orderBy(desc(sessions.lastSeenAt)),
      );
      return rows.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
        id,
        device,
        createdAt,
        lastSeenAt,
        isThisOne: Buffer.compare(tokenHash, current) === 0,
      }));
    },
    async endSignIn(uid, id) {
      if (id.includes("\0")) return;
      await database.run((queries) => queries.delete(sessions).where(and(eq(sessions.uid, uid), eq(sessions.id, id))));
    },
    async endOtherSignIns(uid, currentToken) {
      const isOther = currentToken === null ? undefined : ne(sessions.tokenHash, hashToken(currentToken));
      await database.run((queries) => queries.delete(sessions).where(and(eq(sessions.uid, uid), isOther)));
    },
  };
}
