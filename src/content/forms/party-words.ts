import type { FieldWords } from "#content/forms/form-words.ts";
import { formatAnswer } from "#content/forms/format-answer.ts";
import type { Answers } from "#domain/forms/form-field.ts";

type Prefix = "seller" | "buyer" | "own" | "manager";
type IdentityPart = "Kind" | "Name" | "Number" | "Representative" | "Street" | "Postcode" | "Town";
type PartyKey<P extends Prefix> = `${P}${IdentityPart | "Email"}`;

const partyKinds = { person: "Particulier", company: "Onderneming of vereniging" } as const;

/** The questions that tell who a party is. Only the visitor's own data are filled in by the browser. */
export function partyWords<P extends Prefix>(prefix: P): Record<PartyKey<P>, FieldWords> {
  const own = prefix === "own";
  const words = {
    [`${prefix}Kind`]: { label: "Particulier of onderneming", options: partyKinds },
    [`${prefix}Name`]: {
      label: "Naam",
      help: "Voornaam en naam, of de naam van de onderneming.",
      ...(own ? { autoComplete: "name" } : {}),
    },
    [`${prefix}Number`]: {
      label: "Ondernemingsnummer",
      help: "Alleen voor een onderneming, bijvoorbeeld 0123.456.749.",
    },
    [`${prefix}Representative`]: {
      label: "Wie tekent voor de onderneming",
      help: "Alleen voor een onderneming: voornaam en naam van de persoon.",
    },
    [`${prefix}Street`]: { label: "Straat en nummer", ...(own ? { autoComplete: "street-address" } : {}) },
    [`${prefix}Postcode`]: { label: "Postcode", ...(own ? { autoComplete: "postal-code" } : {}) },
    [`${prefix}Town`]: { label: "Gemeente", ...(own ? { autoComplete: "address-level2" } : {}) },
    [`${prefix}Email`]: { label: "E-mailadres", ...(own ? { autoComplete: "email" } : {}) },
  };
  // The keys above are exactly those of the prefix; the language widens a computed key to any text.
  return words as unknown as Record<PartyKey<P>, FieldWords>;
}

const sideNames = { seller: "de verkoper", buyer: "de koper" } as const;

/** The same for a side of an agreement. */
export function agreementPartyWords<P extends "seller" | "buyer">(
  side: P,
): Record<`${P}${IdentityPart | "Ean" | "Vat"}`, FieldWords> {
  const { [`${side}Email`]: _email, ...words } = partyWords(side) as Record<string, FieldWords>;
  const more = {
    [`${side}Ean`]: { label: `EAN-code van ${sideNames[side]}`, help: "18 cijfers, te beginnen met 54." },
    [`${side}Vat`]: vatFieldWords,
  };
  // As above: the keys are exactly those of the side.
  return { ...words, ...more } as Record<`${P}${IdentityPart | "Ean" | "Vat"}`, FieldWords>;
}

/** By arithmetic: 230 V times 40 A, and the root of three times 400 V times 25 A. */
export const CAPACITY_HELP =
  "U leidt het af van uw hoofdzekering: één fase van 40 A is 9,2 kVA, drie fasen van 25 A zijn 17,3 kVA. Laat leeg als u het niet weet.";

/** How somebody stands to VAT for this sale. */
export const vatFieldWords: FieldWords = {
  label: "Btw",
  help: "Een particulier met een omvormer tot en met 10 kVA is niet btw-plichtig. Daarboven, en als onderneming, bestaat een vrijstelling voor een kleine omzet. Twijfelt u, vraag het uw boekhouder.",
  options: {
    "outside-vat": "Niet btw-plichtig",
    "small-enterprise": "Vrijgestelde kleine onderneming",
    liable: "Btw-plichtig",
  },
};

/** The rows of a paper that tell who a party is. */
export function partyRows(prefix: Prefix, answers: Answers): (readonly [string, string])[] {
  const of = (part: string) => answers[`${prefix}${part}`] ?? "";
  return [
    ["Naam", of("Name")],
    ...(of("Kind") === "company"
      ? ([
          ["Ondernemingsnummer", formatAnswer("enterprise-number", of("Number"))],
          ["Vertegenwoordigd door", of("Representative")],
        ] as const)
      : []),
    ["Adres", `${of("Street")}, ${of("Postcode")} ${of("Town")}`],
    ["E-mailadres", of("Email")],
  ];
}

/** The questions about the numbers of one's own connection. */
export const ownEanWords = {
  ownEan: { label: "EAN-code van uw aansluiting", help: "18 cijfers, te beginnen met 54." },
  ownOfftakeEan: {
    label: "EAN-code van uw afname, als die anders is",
    help: "Alleen als uw factuur twee EAN-codes toont. Vul dan hierboven die van de injectie in.",
  },
} as const;

/** Each number by its name, where there are two. */
export function ownEanRows(answers: Answers): (readonly [string, string])[] {
  const [ean, offtake] = [answers["ownEan"] ?? "", answers["ownOfftakeEan"] ?? ""];
  if (offtake === "" || offtake === ean) return [["EAN-code", formatAnswer("ean", ean)]];
  return [
    ["EAN-code van de injectie", formatAnswer("ean", ean)],
    ["EAN-code van de afname", formatAnswer("ean", offtake)],
  ];
}
