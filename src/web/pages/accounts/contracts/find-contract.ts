import type { RouterContextProvider } from "react-router";
import { loadOwnAgreement } from "#application/contracts/own-agreements.ts";
import { actionsOf } from "#domain/contracts/contract-actions.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ownContext } from "#web/pages/accounts/own-context.ts";

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly url: URL; readonly params: { id?: string } };

/** An agreement of who asks, with the side they are on and what that side may do today; another's is as unknown as one that never was. */
export async function findContract({ context, url, params }: Asked) {
  const own = ownContext(context);
  const found = await loadOwnAgreement(own.ports, own.uid, params.id ?? "");
  if (!found) throw pageNotFound(url);
  // The clock's day has the form of a CalendarDay.
  const today = own.ports.clock.today() as CalendarDay;
  const acts = actionsOf(found.agreement, found.side, { today, dayOf: brusselsDay });
  return { ...own, ...found, today, acts, place: `/account/contracten/${found.agreement.id}` };
}
