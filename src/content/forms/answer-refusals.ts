import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { identifierRefusals } from "#content/identifiers.ts";
import type { AnswerRefusal } from "#domain/forms/parse-answer.ts";

type Sentences = { [C in AnswerRefusal["code"]]: (refusal: Extract<AnswerRefusal, { code: C }>) => string };

const sentences: Sentences = {
  ...identifierRefusals,
  "answer-missing": () => "Vul dit in.",
  "tick-missing": () => "Vink dit aan als het klopt. Zonder kunt u niet tekenen.",
  "choice-missing": () => "Maak een keuze.",
  "text-too-long": ({ lengthMax }) => `Dit is te lang: er passen ${formatNumber(lengthMax)} tekens.`,
  "text-letters": () => "Gebruik gewone letters, cijfers en leestekens. Andere tekens komen niet goed op papier.",
  "email-malformed": () => "Dit e-mailadres klopt niet. Kijk het na, bijvoorbeeld naam@voorbeeld.be.",
  "ean-abroad": () => "Dit is een Nederlandse EAN-code. Dit formulier geldt voor een aansluiting in België.",
  "postcode-abroad": () => "Vul een Belgische postcode van 4 cijfers in.",
  "day-unreadable": () => "Vul een datum in die bestaat, als dag/maand/jaar.",
  "day-past": () => "Deze datum is voorbij. Kies vandaag of later.",
  "day-future": () => "Deze datum moet nog komen. Kies vandaag of eerder.",
  "day-far": () => "Kijk het jaartal na.",
  "day-too-near": ({ earliest }) =>
    `Dit is te vroeg: leveranciers en netbeheerder hebben enkele weken nodig. Kies ${formatDay(earliest)} of later.`,
  "number-unreadable": () => "Vul een getal in, bijvoorbeeld 8,5.",
  "number-decimals": ({ fractionDigitsMax }) =>
    fractionDigitsMax === 0 ? "Vul een heel getal in." : `Hoogstens ${fractionDigitsMax} cijfers na de komma.`,
  "number-range": ({ min, max }) => `Vul een getal in van ${formatNumber(min)} tot ${formatNumber(max)}.`,
  "day-before-start": () => "De einddatum ligt voor de begindatum. Kies een latere dag.",
  "ean-same": () => "Koper en verkoper hebben elk een eigen aansluiting. Hier staat twee keer dezelfde EAN-code.",
  "postcode-other-region": () => "Deze postcode ligt in een ander gewest. Verkopen kan alleen binnen hetzelfde gewest.",
  "postcode-without-sale": () =>
    "In Wallonië bestaat deze verkoop nog niet. Vul een adres in Vlaanderen of Brussel in.",
  "party-same": () => "De beheerder is iemand anders dan u. Vul de gegevens van de ander in.",
};

/** The sentence of a refused answer, whichever it is. */
export function answerRefusal(refusal: AnswerRefusal): string {
  // The record has exactly the sentence of this code; the compiler cannot see that the two belong together.
  const sentence = sentences[refusal.code] as (refusal: AnswerRefusal) => string;
  return sentence(refusal);
}
