import { asc, eq } from "drizzle-orm";
import type { Consents, Events } from "#application/ports/store.ts";
import { consents, events } from "../schema.ts";
import { type Access, addEvent, type Dependencies } from "../writing.ts";

/** Both are only ever added to. */
export function openConsents(access: Access, { ids }: Dependencies): Consents {
  return {
    async add(uid, consent) {
      await access.run((queries) => queries.insert(consents).values({ id: ids.next(), uid, ...consent }));
    },
    async list(uid) {
      const { purpose, textVersion, isGiven, at } = consents;
      return access.run((queries) =>
        queries
          .select({ purpose, textVersion, isGiven, at })
          .from(consents)
          .where(eq(consents.uid, uid))
          .orderBy(asc(consents.at), asc(consents.id)),
      );
    },
    async forget(uid) {
      await access.run((queries) => queries.delete(consents).where(eq(consents.uid, uid)));
    },
  };
}

export function openEvents(access: Access, dependencies: Dependencies): Events {
  return {
    add: (uid, event, facts) => access.run((queries) => addEvent(queries, dependencies, uid, event, facts)),
    list: (uid) =>
      access.run((queries) =>
        queries
          .select({ at: events.at, event: events.event, facts: events.facts })
          .from(events)
          .where(eq(events.uid, uid))
          .orderBy(asc(events.id)),
      ),
  };
}
