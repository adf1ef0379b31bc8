import type { Database } from "./database.ts";
import { openPasswordHashes } from "./identity/password-hashes.ts";
import { accounts, documents } from "./schema.ts";
import type { Means } from "./writing.ts";

type DemoPerson = { readonly email: string; readonly profile: Readonly<Record<string, unknown>> };

/** Puts people to try out with into an embedded database without accounts; tells whether it did. */
export async function seedDemo(
  database: Database,
  { clock, ids }: Means,
  people: readonly DemoPerson[],
  password: string,
): Promise<boolean> {
  if (database.kind !== "pglite") return false;
  const isInUse = async (queries: Parameters<Parameters<Database["run"]>[0]>[0]) =>
    (await queries.select({ uid: accounts.uid }).from(accounts).limit(1)).length > 0;
  if (await database.run(isInUse)) return false;
  const passwordHash = await openPasswordHashes().hash(password);
  return database.transaction(async (queries) => {
    if (await isInUse(queries)) return false;
    const now = clock.now();
    for (const { email, profile } of people) {
      const uid = ids.next();
      await queries.insert(accounts).values({
        uid,
        email,
        emailKey: email,
        passwordHash,
        state: "confirmed",
        createdAt: now,
        confirmedAt: now,
        isDemo: true,
      });
      const data = { ...profile, isDemo: true };
      await queries.insert(documents).values({ collection: "user", id: uid, data, updatedAt: now });
    }
    return true;
  });
}
