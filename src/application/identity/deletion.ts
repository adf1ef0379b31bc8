import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { Identity } from "#application/ports/identity.ts";
import { ok, refused } from "#domain/result.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type DeletionVerbs = Pick<Identity, "requestDeletion" | "planDeletion" | "cancelDeletion" | "deleteDue">;

export function openDeletion({ credentials, store }: Pick<IdentityPorts, "credentials" | "store">): DeletionVerbs {
  const planDeletion = (uid: string, on: CalendarDay) =>
    store.transaction(async (parts) => {
      const email = await parts.accounts.planDeletion(uid, on);
      if (email === null) return false;
      await parts.events.add(uid, "deletion-planned", { on });
      await parts.outbox.add({ kind: "deletion-planned", to: email, on });
      return true;
    });

  const deleteOne = (uid: string, today: CalendarDay) =>
    store.transaction(async (parts) => {
      const email = await parts.accounts.erase(uid, today);
      if (email === null) return 0;
      await parts.events.add(null, "account-deleted");
      await parts.outbox.add({ kind: "account-deleted", to: email });
      return 1;
    });

  return {
    planDeletion,

    async requestDeletion(uid, password, on) {
      const isPlanned = (await credentials.knowsPassword(uid, password)) && (await planDeletion(uid, on));
      return isPlanned ? ok(undefined) : refused({ code: "password-wrong" });
    },

    cancelDeletion: (uid) =>
      store.transaction(async (parts) => {
        await parts.accounts.planDeletion(uid, null);
        await parts.events.add(uid, "deletion-cancelled");
      }),

    async deleteDue(today) {
      let deleted = 0;
      for (const uid of await store.accounts.listDue(today)) deleted += await deleteOne(uid, today);
      await credentials.removeGone();
      return deleted;
    },
  };
}
