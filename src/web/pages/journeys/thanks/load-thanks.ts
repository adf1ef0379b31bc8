import type { LoaderFunctionArgs } from "react-router";
import { loadSentLead } from "#application/leads/take-lead.ts";
import type { Lead, LeadSide } from "#application/ports/leads.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { formatDay } from "#content/format/format-day.ts";
import { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import { leadDays } from "#domain/leads/lead-days.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { portsContext, siteContext, visitorContext } from "#web/context.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { isAllButPassword, registrationOfLead } from "#web/forms/registration/registration-of-lead.ts";
import { canReadMailbox } from "#web/requests/can-read-mailbox.ts";
import { readLeadToken } from "#web/requests/session-cookies.ts";

const brusselsDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });

/**
 * What was just sent, told by its link alone: a reference and days, no name and no address. The browser that sent it gets
 * what an account asks as well.
 */
export async function loadThanks(side: LeadSide, asking: LoaderFunctionArgs) {
  const { context, url, request } = asking;
  const token = url.searchParams.get(TOKEN_FIELD);
  const found = token ? await findLead() : null;
  if (!token || found?.lead.side !== side) return null;
  const { lead, isAwaited } = found;
  const receivedOn = brusselsDay.format(lead.createdAt) as CalendarDay;
  const { replyBy, erasedOn } = leadDays(receivedOn);
  return {
    reference: lead.reference,
    days: [receivedOn, replyBy, erasedOn].map((day) => formatDay(day)),
    query: `?${TOKEN_FIELD}=${encodeURIComponent(token)}`,
    isTaken: lead.uid !== null,
    isAwaited,
    hasMailbox: isAwaited && canReadMailbox(asking),
    account: isAwaited ? null : accountOf(lead),
  };

  function accountOf(sent: Lead) {
    const { settings } = context.get(portsContext);
    const isSameBrowser = readLeadToken(request.headers.get("cookie"), settings.publicUrl) === token;
    if (!isSameBrowser || sent.uid !== null || context.get(visitorContext)) return null;
    const site = context.get(siteContext);
    const known = registrationOfLead(sent, site, isSameBrowser);
    if (!isAllButPassword(known)) return null;
    const { access, consent, honeypot, submit } = registerWords(site).form;
    return { words: { access, consent, honeypot, submit }, market: site.market, leadToken: token ?? "", known };
  }

  async function findLead() {
    try {
      return await loadSentLead(context.get(portsContext), token ?? "");
    } catch (error) {
      // What was sent is safe; only its number cannot be told just now, and the mail tells it.
      if (error instanceof Unavailable) return null;
      throw error;
    }
  }
}

export type SentLead = NonNullable<Awaited<ReturnType<typeof loadThanks>>>;
