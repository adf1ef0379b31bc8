import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Sessions as SessionRecords } from "#application/ports/account-records.ts";
import type { Identity } from "#application/ports/identity.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import type { Queries } from "../database.ts";
import { accounts, knownDevices, sessions } from "../schema.ts";
import { type Access, addEvent, type Dependencies } from "../writing.ts";
import type { IdentityDependencies } from "./identity-dependencies.ts";
import { hashToken, isToken, newToken } from "./secrets.ts";

const DAY_MS = 86_400_000;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 180 * DAY_MS;
const SEEN_EVERY_MS = 10 * 60_000;
const DEVICE_LENGTH_MAX = 80;

type Beginner = Parameters<SessionRecords["begin"]>[0];
type Sessions = Pick<Identity, "recognise" | "isTwoStep" | "signOut" | "listSignIns" | "endSignIn" | "endOtherSignIns">;

export function openSessionRecords(access: Access, dependencies: Dependencies): SessionRecords {
  const { clock, ids } = dependencies;
  /** Under a new token, which the row keeps as a hash. */
  async function insert(queries: Queries, { uid, mark }: Beginner, device: string, isTwoStep: boolean) {
    const now = clock.now();
    const token = newToken();
    await queries.insert(sessions).values({
      id: ids.next(),
      tokenHash: hashToken(token),
      uid,
      device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SLIDING_MS),
      directoryMark: mark,
      isTwoStep,
    });
    // The cookie is set once and must outlive the first thirty days; how long it opens something is decided here.
    return { token, expiresAt: new Date(now.getTime() + ABSOLUTE_MS) };
  }

  return {
    begin: (account, client, way) =>
      access.transaction(async (queries) => {
        const device = deviceName(client.device);
        const { uid } = account;
        const begun = await insert(queries, account, device, way === "second-factor" || way === "passkey");
        await addEvent(queries, dependencies, uid, "signed-in", { way, device });
        const deviceToken = await rememberDevice(queries, clock.now(), uid, client.deviceToken);
        return { uid, ...begun, deviceToken };
      }),
    renew: (account, currentToken) =>
      access.transaction(async (queries) => {
        const gone = await queries.delete(sessions).where(eq(sessions.uid, account.uid)).returning();
        const current = gone.find((row) => Buffer.compare(row.tokenHash, hashToken(currentToken)) === 0);
        return insert(queries, account, current?.device ?? "", current?.isTwoStep ?? false);
      }),
    async endAll(uid) {
      await access.run((queries) => queries.delete(sessions).where(eq(sessions.uid, uid)));
    },
    async ownerOfDevice(email, deviceToken) {
      if (deviceToken === null || !isToken(deviceToken)) return null;
      const [found] = await access.run((queries) =>
        queries
          .select({ uid: knownDevices.uid })
          .from(knownDevices)
          .innerJoin(accounts, eq(accounts.uid, knownDevices.uid))
          .where(and(eq(knownDevices.tokenHash, hashToken(deviceToken)), eq(accounts.emailKey, emailKey(email)))),
      );
      return found?.uid ?? null;
    },
  };
}

/** A code was typed in this sign-in, which is worth as much as one that it began with. */
export async function raiseSession(queries: Queries, uid: string, token: string): Promise<void> {
  await queries
    .update(sessions)
    .set({ isTwoStep: true })
    .where(and(eq(sessions.uid, uid), eq(sessions.tokenHash, hashToken(token))));
}

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

export function openSessions({ database, clock, credentials }: IdentityDependencies): Sessions {
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
      const visitor = found ? await credentials.recognise(found) : null;
      if (!found || !visitor) return null;
      if (now.getTime() - found.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
        const ends = Math.min(now.getTime() + SLIDING_MS, found.createdAt.getTime() + ABSOLUTE_MS);
        const seen = { lastSeenAt: now, expiresAt: new Date(ends) };
        await database.run((queries) => queries.update(sessions).set(seen).where(isThis));
      }
      return visitor;
    },
    async isTwoStep(token) {
      if (!isToken(token)) return false;
      const [found] = await database.run((queries) =>
        queries
          .select({ isTwoStep: sessions.isTwoStep })
          .from(sessions)
          .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, clock.now()))),
      );
      return found?.isTwoStep ?? false;
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
