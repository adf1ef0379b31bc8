import type { FieldWords } from "#content/forms/form-words.ts";
import { formatAnswer } from "#content/forms/format-answer.ts";
import type { Answers } from "#domain/forms/form-field.ts";

type Prefix = "seller" | "buyer" | "own" | "manager";
type PartyKey<P extends Prefix> =
  `${P}${"Kind" | "Name" | "Number" | "Representative" | "Street" | "Postcode" | "Town" | "Email"}`;

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
