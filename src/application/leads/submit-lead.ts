import { limitMail } from "#application/limit-mail.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Client } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Lead, LeadSide } from "#application/ports/leads.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store, StoreParts } from "#application/ports/store.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { leadLimits } from "#domain/accounts/rate-limits.ts";
import { leadDays } from "#domain/leads/lead-days.ts";
import { writeReference } from "#domain/reference.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";

const TRIES = 5;
const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type LeadInput = {
  readonly side: LeadSide;
  readonly answers: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly wantsLaterMatches: boolean;
  readonly consentVersion: string;
  /** The same situation in the calculator, for who reads the lead. */
  readonly link: string;
  /** Made with the form: the same form sent twice is one lead. */
  readonly token: string;
  /** Whether an account is asked for with it: its own mail tells of that. */
  readonly asksAccount: boolean;
};

export type LeadRefusal = { readonly code: "email-malformed" } | TooManyAttempts;

type Ports = {
  readonly store: Store;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Pick<Settings, "operatorMailbox">;
};

/** Keeps who finished a journey, and tells both them and the operator. The answer is a token that opens the next page. */
export async function submitLead(
  ports: Ports,
  input: LeadInput,
  client: Client,
): Promise<Result<{ readonly token: string }, LeadRefusal>> {
  const { store, rateLimits, clock, ids } = ports;
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  let token = TOKEN.test(input.token) ? input.token : ids.next();
  const wanted: Wanted = { ...input, email };
  if (isSame(await store.leads.find(token), wanted)) return ok({ token });

  const network = networkOfAddress(client.address);
  const limited = await rateLimits.limited(leadLimits(network));
  if (limited) return refused(limited);
  // Anybody can type anybody's address: beyond the limit the lead stands, and no more is mailed to it.
  const mailLimited = await limitMail(ports, "lead", email, client);

  // The clock tells days of the calendar only.
  const today = clock.today() as CalendarDay;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const lead = leadOf(wanted, ids, writeReference("SP", yearOf(today), ids.next()), clock.now());
    const isKept = await store.transaction(async (parts) => {
      if (!(await parts.leads.insert(lead, token))) return false;
      await tell(parts, ports.settings, lead, input, mailLimited ? null : token, today);
      return true;
    });
    if (isKept) return ok({ token });
    const known = await store.leads.find(token);
    if (isSame(known, wanted)) return ok({ token });
    // Another form under the same token, such as after going back: a lead of its own.
    if (known !== null) token = ids.next();
  }
  throw new Error("No free reference was found for a lead.");
}

type Wanted = Omit<LeadInput, "email"> & { readonly email: string };

async function tell(
  { outbox }: Pick<StoreParts, "outbox">,
  { operatorMailbox }: Pick<Settings, "operatorMailbox">,
  { side, reference, name, email, phone, wantsLaterMatches }: Lead,
  { link, asksAccount }: Pick<LeadInput, "link" | "asksAccount">,
  token: string | null,
  today: CalendarDay,
): Promise<void> {
  const { replyBy } = leadDays(today);
  if (token !== null)
    await outbox.add({ kind: "lead-received", to: email, side, reference, token, replyBy, asksAccount });
  const contact = { name, email, phone, wantsLaterMatches };
  await outbox.add({ kind: "lead-for-operator", to: operatorMailbox, side, reference, ...contact, link, replyBy });
}

const leadOf = (wanted: Wanted, ids: Ids, reference: string, createdAt: Date): Lead => ({
  id: ids.next(),
  reference,
  side: wanted.side,
  answers: wanted.answers,
  name: wanted.name,
  email: wanted.email,
  phone: wanted.phone,
  wantsLaterMatches: wanted.wantsLaterMatches,
  consentVersion: wanted.consentVersion,
  createdAt,
  uid: null,
});

const comparedFields = ["side", "answers", "name", "email", "phone", "wantsLaterMatches"] as const;
const isSame = (known: Lead | null, wanted: Wanted): boolean =>
  known !== null && comparedFields.every((field) => known[field] === wanted[field]);
