export type CheckFault = "postcode-missing" | "postcode-malformed" | "choice-missing";

export const checkFaultSentences: Readonly<Record<CheckFault, string>> = {
  "postcode-missing": "Vul uw postcode in.",
  "postcode-malformed": "Dit is geen Belgische postcode. Vul vier cijfers in, bijvoorbeeld 9000.",
  "choice-missing": "Kies het antwoord dat het best past.",
};
