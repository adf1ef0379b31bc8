import { createHmac, hkdfSync } from "node:crypto";
import { inArray, sql } from "drizzle-orm";

import type { Clock } from "#application/ports/clock.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import type { Database } from "./database.ts";
import { attempts } from "./schema.ts";

/** Two processes may be this far apart. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/**
 * Counts in windows that begin with the first attempt. Limits are counted in the order given, up to the first that is
 * passed. Keys hold addresses, so only their keyed hash is stored.
 */
export function openRateLimits(database: Database, clock: Clock, secret: string): RateLimits {
  const hashKey = Buffer.from(hkdfSync("sha256", secret, "", "attempts", 32));
  const hashOf = (key: string) => createHmac("sha256", hashKey).update(key).digest();

  return {
    async limited(limits) {
      const now = clock.now();
      for (const limit of limits) {
        const resetsAt = new Date(now.getTime() + limit.perSeconds * 1000);
        // What ends much later than a window that begins now was counted by a clock that was wrong.
        const latest = new Date(resetsAt.getTime() + CLOCKS_DIFFER_MS);
        const isOver = sql`(${attempts.resetsAt} <= ${now.toISOString()}::timestamptz or ${attempts.resetsAt} > ${latest.toISOString()}::timestamptz)`;
        const [counted] = await database.run((queries) =>
          queries
            .insert(attempts)
            .values({ key: hashOf(limit.key), count: 1, resetsAt })
            .onConflictDoUpdate({
              target: attempts.key,
              set: {
                count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
                resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempts.resetsAt} end`,
              },
            })
            .returning({ count: attempts.count, resetsAt: attempts.resetsAt }),
        );
        if (counted && counted.count > limit.max) {
          const seconds = Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000);
          return { code: "too-many-attempts", retryAfterSeconds: Math.max(1, seconds) };
        }
      }
      return null;
    },
    async forget(keys) {
      if (keys.length === 0) return;
      await database.run((queries) => queries.delete(attempts).where(inArray(attempts.key, keys.map(hashOf))));
    },
  };
}
