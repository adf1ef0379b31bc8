import { desc, eq } from "drizzle-orm";
import type { NewsletterDrafts } from "#application/ports/mail/newsletter.ts";
import { newsletterDrafts, newsletterIssues } from "../schema-letters.ts";
import type { Access } from "../writing.ts";
import { isStorable } from "./storable-text.ts";

export const openNewsletterDrafts = (access: Access): NewsletterDrafts => ({
  list: () =>
    access.run((queries) => queries.select().from(newsletterDrafts).orderBy(desc(newsletterDrafts.updatedAt))),
  async find(name) {
    if (!isStorable(name)) return null;
    const [found] = await access.run((queries) =>
      queries.select().from(newsletterDrafts).where(eq(newsletterDrafts.name, name)),
    );
    return found ?? null;
  },
  async hold(name) {
    const [found] = await access.run((queries) =>
      queries.select().from(newsletterDrafts).where(eq(newsletterDrafts.name, name)).for("update"),
    );
    return found ?? null;
  },
  save: (draft) =>
    access.transaction(async (queries) => {
      // Who starts the sending of this draft at the same moment holds it, and is seen below.
      await queries.select().from(newsletterDrafts).where(eq(newsletterDrafts.name, draft.name)).for("update");
      const [begun] = await queries
        .select({ name: newsletterIssues.name })
        .from(newsletterIssues)
        .where(eq(newsletterIssues.name, draft.name));
      if (begun) return false;
      const row = { ...draft, topics: [...draft.topics] };
      await queries
        .insert(newsletterDrafts)
        .values(row)
        .onConflictDoUpdate({ target: newsletterDrafts.name, set: row });
      return true;
    }),
  async sending() {
    const rows = await access.run((queries) =>
      queries
        .select({ draft: newsletterDrafts })
        .from(newsletterDrafts)
        .innerJoin(newsletterIssues, eq(newsletterIssues.name, newsletterDrafts.name))
        .where(eq(newsletterIssues.state, "sending")),
    );
    return rows.map(({ draft }) => draft);
  },
});
