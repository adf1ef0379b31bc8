import { and, desc, eq } from "drizzle-orm";
import type { Forms } from "#application/ports/store.ts";
import { forms } from "../schema.ts";
import type { Access } from "../writing.ts";

export function openForms(access: Access): Forms {
  const isTheirs = (uid: string, id: string) => and(eq(forms.uid, uid), eq(forms.id, id));
  const isTheirDraft = (uid: string, id: string) => and(isTheirs(uid, id), eq(forms.state, "draft"));
  // An id comes from a URL, and PostgreSQL takes no null character.
  const isPossible = (id: string) => !id.includes("\0");

  return {
    list: (uid) =>
      access.run((queries) =>
        queries.select().from(forms).where(eq(forms.uid, uid)).orderBy(desc(forms.updatedAt), desc(forms.id)),
      ),
    async find(uid, id) {
      if (!isPossible(id)) return null;
      const [found] = await access.run((queries) => queries.select().from(forms).where(isTheirs(uid, id)));
      return found ?? null;
    },
    async insert(form) {
      await access.run((queries) => queries.insert(forms).values({ ...form, answers: { ...form.answers } }));
    },
    async updateDraft({ id, uid, createdAt: _kept, ...changes }, { updatedAt }) {
      const changed = await access.run((queries) =>
        queries
          .update(forms)
          .set({ ...changes, answers: { ...changes.answers } })
          .where(and(isTheirDraft(uid, id), eq(forms.updatedAt, updatedAt)))
          .returning({ id: forms.id }),
      );
      return changed.length === 1;
    },
    async removeDraft(uid, id) {
      if (!isPossible(id)) return false;
      const removed = await access.run((queries) =>
        queries.delete(forms).where(isTheirDraft(uid, id)).returning({ id: forms.id }),
      );
      return removed.length === 1;
    },
  };
}
