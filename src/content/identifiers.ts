import type { Country } from "#domain/identifiers/country.ts";
import type { IdentifierRefusal } from "#domain/identifiers/identifier-refusal.ts";

type Sentences = {
  [C in IdentifierRefusal["code"]]: (refusal: Extract<IdentifierRefusal, { code: C }>) => string;
};

/** Why a number that a visitor typed is refused, and what to look at. */
export const identifierRefusals: Sentences = {
  "ean-missing": () => "Vul de EAN-code van uw meter in. U vindt ze op uw energiefactuur.",
  "ean-characters": () => "Een EAN-code bestaat alleen uit cijfers.",
  "ean-length": ({ digits }) => `Een EAN-code telt 18 cijfers. U vulde er ${digits} in.`,
  "ean-prefix": ({ prefix }) =>
    `Een EAN-code voor elektriciteit begint met 54 in België en met 871 in Nederland. De uwe begint met ${prefix}.`,
  "ean-check-digit": () => "Deze EAN-code klopt niet: er is een cijfer verkeerd. Kijk ze na op uw energiefactuur.",

  "enterprise-number-missing": () => "Vul het ondernemingsnummer of btw-nummer in.",
  "enterprise-number-characters": () => "Een Belgisch ondernemingsnummer bestaat uit cijfers, met eventueel BE ervoor.",
  "enterprise-number-length": ({ digits }) => `Een ondernemingsnummer telt 10 cijfers. U vulde er ${digits} in.`,
  "enterprise-number-series": ({ first }) => `Een ondernemingsnummer begint met 0 of 1, niet met ${first}.`,
  "enterprise-number-check-digits": () => "Dit ondernemingsnummer klopt niet: er is een cijfer verkeerd.",

  "dutch-company-number-missing": () => "Vul het KvK-nummer in.",
  "dutch-company-number-characters": () => "Een KvK-nummer bestaat alleen uit cijfers.",
  "dutch-company-number-length": ({ digits }) => `Een KvK-nummer telt 8 cijfers. U vulde er ${digits} in.`,

  "iban-missing": () => "Vul het rekeningnummer (IBAN) in.",
  "iban-characters": () => "Een rekeningnummer (IBAN) begint met twee letters en twee cijfers, zoals BE68.",
  "iban-country": ({ country }) => `Met een rekening uit ${country} kunnen wij geen betaling in euro afspreken.`,
  "iban-length": ({ country, length, expected }) =>
    `Een rekeningnummer uit ${country} telt ${expected} tekens. U vulde er ${length} in.`,
  "iban-shape": ({ country }) =>
    country === "NL"
      ? "Een Nederlands rekeningnummer bestaat uit NL, 2 cijfers, 4 letters en 10 cijfers."
      : "Een Belgisch rekeningnummer bestaat uit BE en 14 cijfers.",
  "iban-check-digits": () => "Dit rekeningnummer klopt niet: er is een cijfer of letter verkeerd.",
  "iban-national-check": () => "Dit Belgische rekeningnummer bestaat niet: de laatste twee cijfers kloppen niet.",

  "postcode-missing": () => "Vul een postcode in.",
  "postcode-shape": () => "Een postcode telt 4 cijfers, in Nederland gevolgd door 2 letters.",
  "postcode-range": () => "Een postcode begint niet met een nul.",
  "postcode-letters": ({ letters }) => `De letters ${letters} komen in geen enkele Nederlandse postcode voor.`,
};

/** The sentence of a refusal, whichever it is. */
export function identifierRefusal(refusal: IdentifierRefusal): string {
  // The record has exactly the sentence of this code; the compiler cannot see that the two belong together.
  const sentence = identifierRefusals[refusal.code] as (refusal: IdentifierRefusal) => string;
  return sentence(refusal);
}

/** What stands in a text where a national register number was taken out. */
export const nationalNumberRemoved = "[rijksregisternummer verwijderd]";

/** Asks for a text without national register number, which we may neither ask nor keep. */
export const nationalNumberRefused =
  "Uw tekst bevat een rijksregisternummer. Laat het weg: wij mogen en willen het niet bewaren.";

const _countries: Readonly<Record<Country, string>> = { be: "België", nl: "Nederland" };

const _phoneLengths: Readonly<Record<Country, string>> = {
  be: "Een Belgisch nummer telt 9 cijfers, een gsm-nummer 10.",
  nl: "Een Nederlands nummer telt 10 cijfers.",
};
