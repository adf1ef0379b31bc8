import {
  type Agreement,
  type AgreementParty,
  isConsumerSale,
  otherSide,
  type Side,
} from "#domain/contracts/agreement.ts";
import { answersOfParty } from "#domain/contracts/agreement-fields.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const technologies = { solar: "sun", wind: "wind", hydro: "water", "heat-and-power": "biomass" } as const;

type Given = {
  readonly today: CalendarDay;
  /** What a consumer withdraws from, in words. */
  readonly service: string;
};

/**
 * What a form about an agreement need not ask again, for one side of it; null when that side has no such form. The
 * dossier prints the same answers on the same text, for who rather signs with a pen.
 */
export function answersOfAgreement(kind: FormKind, agreement: Agreement, side: Side, given: Given): Answers | null {
  const { parties, terms, technology, power } = agreement;
  const [own, other] = [parties[side], parties[otherSide(side)]];
  if (!own || !other) return null;
  switch (kind) {
    case "sale-agreement":
      return null;
    case "manager-mandate":
      if (terms.manager === side) return null;
      return { ...prefixed("own", own), ...prefixed("manager", other), fromDay: given.today, mayChange: "no" };
    case "metering-request":
      return { ...prefixed("own", own), reason: side === "seller" ? "sell" : "buy", wishDay: terms.startDay };
    case "installation-declaration":
      if (side !== "seller") return null;
      return {
        ...prefixed("own", own),
        technology: technologies[technology],
        ...(power ? { peakKilowatts: String(Math.round(power * 100) / 100) } : {}),
        installationPlace: `${own.street}, ${own.postcode} ${own.town}`,
      };
    case "withdrawal": {
      const concluded = agreement.signatures[1]?.at;
      if (!concluded || side !== "buyer" || !isConsumerSale(parties)) return null;
      return {
        addresseeName: other.name,
        addresseeAddress: `${other.street}, ${other.postcode} ${other.town}`,
        // Whoever is named here is not the operator of the site, whose address is filled in otherwise.
        addresseeEmail: "",
        service: given.service,
        orderedDay: brusselsDay(concluded),
        reference: agreement.reference,
        ownName: own.name,
        ownStreet: own.street,
        ownPostcode: own.postcode,
        ownTown: own.town,
      };
    }
  }
}

/** "name" of the party that fills it in is "ownName" on the form. */
const prefixed = (prefix: "own" | "manager", party: AgreementParty): Answers =>
  Object.fromEntries(
    Object.entries(answersOfParty(party)).map(([key, answer]) => [
      `${prefix}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      answer,
    ]),
  );
