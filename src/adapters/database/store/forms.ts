import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Forms } from "#application/ports/store.ts";
import { accounts, forms } from "../schema.ts";
import type { Access } from "../writing.ts";
import { isStorable } from "./storable-text.ts";

export function openForms(access: Access): Forms {
  const isTheirs = (uid: string, id: string) => and(eq(forms.uid, uid), eq(forms.id, id));
  const isTheirDraft = (uid: string, id: string) => and(isTheirs(uid, id), eq(forms.state, "draft"));

  return {
    list: (uid) =>
      access.run((queries) =>
        queries.select().from(forms).where(eq(forms.uid, uid)).orderBy(desc(forms.updatedAt), desc(forms.id)),
      ),
    async find(uid, id) {
      if (!isStorable(id)) return null;
      const [found] = await access.run((queries) => queries.select().from(forms).where(isTheirs(uid, id)));
      return found ?? null;
    },
    insert: (form, draftsMax) =>
      access.transaction(async (queries) => {
        const { uid, kind, agreementId } = form;
        // Whoever comes second waits here, and then counts what the first one added.
        await queries.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for("update");
        const isDraft = and(eq(forms.uid, uid), eq(forms.state, "draft"));
        const [untouched] = await queries
          .select()
          .from(forms)
          .where(
            and(
              isDraft,
              eq(forms.kind, kind),
              agreementId === null ? isNull(forms.agreementId) : eq(forms.agreementId, agreementId),
              eq(forms.createdAt, forms.updatedAt),
            ),
          )
          .orderBy(desc(forms.updatedAt), desc(forms.id))
          .limit(1);
        if (untouched) return untouched;
        const [kept] = await queries.select({ count: count() }).from(forms).where(isDraft);
        if ((kept?.count ?? 0) >= draftsMax) return null;
        await queries.insert(forms).values({ ...form, answers: { ...form.answers } });
        return form;
      }),
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
    async setPaperSignedOn(uid, id, day) {
      if (!isStorable(id)) return false;
      const changed = await access.run((queries) =>
        queries
          .update(forms)
          .set({ paperSignedOn: day })
          .where(and(isTheirs(uid, id), eq(forms.state, "signed")))
          .returning({ id: forms.id }),
      );
      return changed.length === 1;
    },
    async removeDraft(uid, id) {
      if (!isStorable(id)) return false;
      const removed = await access.run((queries) =>
        queries.delete(forms).where(isTheirDraft(uid, id)).returning({ id: forms.id }),
      );
      return removed.length === 1;
    },
  };
}
