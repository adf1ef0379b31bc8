import { tellSides } from "#application/contracts/change-agreement.ts";
import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { type AcceptedPair, type Agreement, sides } from "#domain/contracts/agreement.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay, calendarDayOf, monthOf, yearOf } from "#domain/time/calendar-day.ts";

/** Long enough for suppliers and grid operator; the two may choose another day. */
const WEEKS_AHEAD = 8;
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_LENGTH = 6;
const noConsents = { contact: false, municipality: false, meterData: false };

/** Begins the agreement of a pair that both accepted. Asked again, it gives the one that there is. */
export async function openAgreement(
  ports: ContractPorts,
  pair: AcceptedPair,
  textVersion: string,
  /** Whether a mail of before leads to it already. */
  isTold = false,
): Promise<Agreement> {
  const { store, clock, ids, signer } = ports;
  const today = brusselsDay(clock.now());
  const id = ids.next();
  const agreement: Agreement = {
    id,
    reference: `${today.slice(0, 4)}-${readable(signer.digest(id))}`,
    proposalId: pair.proposalId,
    state: "accepted",
    uids: { seller: pair.sellerUid, buyer: pair.buyerUid },
    region: pair.region,
    technology: pair.technology,
    municipalities: pair.municipalities,
    power: pair.power ?? null,
    ...(pair.vat ? { accepted: { price: pair.price, vat: pair.vat } } : {}),
    parties: { seller: null, buyer: null },
    terms: {
      price: pair.price,
      indexation: { kind: "none" },
      startDay: firstOfMonthFrom(addDays(today, WEEKS_AHEAD * 7)),
      termMonths: 12,
      noticeMonths: 1,
      paymentDays: 30,
      manager: "seller",
      remarks: "",
    },
    textVersion,
    version: 1,
    signatures: [],
    consents: { seller: noConsents, buyer: noConsents },
    submittedOn: null,
    startedOn: null,
    endsOn: null,
    dossier: {},
    departed: [],
    createdAt: clock.now(),
    revision: 1,
  };
  const addresses = await addressesOf(ports, agreement);
  const isNew = await store.transaction(async (parts) => {
    if (!(await parts.contracts.open(agreement))) return false;
    await parts.contracts.addEntry(id, { at: clock.now(), side: null, event: "opened", facts: { price: pair.price } });
    if (!isTold) await tellSides(parts, agreement, addresses, "opened", sides);
    return true;
  });
  if (isNew) return agreement;
  const known = await store.contracts.findByProposal(pair.proposalId, pair.sellerUid);
  if (!known) throw new Error("A pair that cannot be opened has an agreement.");
  return known;
}

function readable(hex: string): string {
  let text = "";
  for (let at = 0; at < REFERENCE_LENGTH; at++) {
    text += ALPHABET[Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16) % ALPHABET.length];
  }
  return text;
}

function firstOfMonthFrom(day: CalendarDay): CalendarDay {
  return day.endsWith("-01") ? day : calendarDayOf(yearOf(day), monthOf(day) + 1, 1);
}
