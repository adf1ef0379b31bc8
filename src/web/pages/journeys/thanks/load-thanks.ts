import type { LoaderFunctionArgs } from "react-router";
import { loadLead } from "#application/leads/take-lead.ts";
import type { LeadSide } from "#application/ports/leads.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { formatDay } from "#content/format/format-day.ts";
import { leadDays } from "#domain/leads/lead-days.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { portsContext } from "#web/context.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";

const brusselsDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });

/** What was just sent, told by its link alone: a reference and days, no name and no address. */
export async function loadThanks(side: LeadSide, { context, url }: LoaderFunctionArgs) {
  const token = url.searchParams.get(TOKEN_FIELD);
  const lead = token ? await findLead() : null;
  if (!token || lead?.side !== side) return null;
  const receivedOn = brusselsDay.format(lead.createdAt) as CalendarDay;
  const { replyBy, erasedOn } = leadDays(receivedOn);
  return {
    reference: lead.reference,
    days: [receivedOn, replyBy, erasedOn].map((day) => formatDay(day)),
    query: `?${TOKEN_FIELD}=${encodeURIComponent(token)}`,
    isTaken: lead.uid !== null,
  };

  async function findLead() {
    try {
      return await loadLead(context.get(portsContext), token ?? "");
    } catch (error) {
      // What was sent is safe; only its number cannot be told just now, and the mail tells it.
      if (error instanceof Unavailable) return null;
      throw error;
    }
  }
}

export type SentLead = NonNullable<Awaited<ReturnType<typeof loadThanks>>>;
