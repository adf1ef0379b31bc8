import { sayCents } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { Side } from "#domain/contracts/agreement.ts";
import type { MonthPayment, PaymentAct, PaymentBalance } from "#domain/settlement/months/month-payment.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Money = { readonly payment: MonthPayment; readonly balance: PaymentBalance };

/** The same in a word or two, for a row. */
export function nameMoney({ payment, balance }: Money, state: MonthStanding["state"], side: Side): string {
  if (balance.askedCents <= 0) return balance.overpaidCents > 0 ? "Terug te geven" : "Niets te betalen";
  if (state !== "agreed") return "Stilgelegd";
  if (side === "buyer") return balance.openCents > 0 ? "Te betalen" : "Betaald";
  return payment.receivedCents < balance.askedCents ? "Te ontvangen" : "Ontvangen";
}

/** Where the money of a month stands, as one side reads it. */
export function sayMoney({ payment, balance }: Money, side: Side, today: CalendarDay): string[] {
  const { openCents, underwayCents, overpaidCents, dueOn } = balance;
  const { paidOn, receivedOn } = payment;
  const isBuyer = side === "buyer";
  const lines: string[] = [];
  if (openCents > 0 && dueOn) {
    const day = formatDay(dueOn);
    const amount = sayCents(openCents);
    if (isBuyer) {
      lines.push(
        today > dueOn
          ? `${amount} staat nog open. De betaaldag was ${day}.`
          : `${amount} te betalen, uiterlijk ${day}.`,
      );
    } else {
      lines.push(
        today > dueOn
          ? `${amount} staat nog open. De betaaldag was ${day}; de koper krijgt één herinnering van ons.`
          : `De koper betaalt ${amount} op uw rekening, uiterlijk ${day}.`,
      );
    }
  }
  if (underwayCents > 0 && paidOn) {
    lines.push(
      isBuyer
        ? `U meldde op ${formatDay(paidOn)} dat u ${sayCents(underwayCents)} betaalde. De verkoper bevestigt het nog.`
        : `De koper meldde op ${formatDay(paidOn)} dat ${sayCents(underwayCents)} betaald is. Kijk na of het op uw rekening staat.`,
    );
  }
  if (openCents === 0 && underwayCents === 0 && receivedOn) {
    lines.push(`De verkoper bevestigde de ontvangst op ${formatDay(receivedOn)}. Deze maand is rond.`);
  }
  if (overpaidCents > 0) {
    lines.push(
      `Na een verbetering is er ${sayCents(overpaidCents)} te veel betaald. De verkoper geeft het terug, of het gaat van de volgende maand af.`,
    );
  }
  return lines;
}

export const moneyWords = {
  column: "Betaling",
  acts: {
    pay: "Betaald",
    "undo-pay": "Toch niet betaald",
    receive: "Ontvangen",
    "undo-receive": "Toch niet ontvangen",
  } satisfies Record<PaymentAct, string>,
  notes: {
    pay: "Is de overschrijving vertrokken? Meld het hier; de verkoper krijgt een mail.",
    "undo-pay": "Vergist? Neem het terug zolang de verkoper niets bevestigde.",
    receive: "Staat het bedrag op uw rekening? Bevestig het; de koper krijgt een mail.",
    "undo-receive": "Vergist? Neem het terug; de koper krijgt een mail.",
  } satisfies Record<PaymentAct, string>,
  seen: "Wij zien uw rekening niet: dit is wat u elkaar meldt.",
  done: {
    pay: "Genoteerd: u betaalde. De verkoper krijgt een mail.",
    "undo-pay": "Teruggenomen: er staat weer wat te betalen is.",
    receive: "Genoteerd: u ontving de betaling. De koper krijgt een mail.",
    "undo-receive": "Teruggenomen: de betaling is niet bevestigd.",
  } satisfies Record<PaymentAct, string>,
} as const;
