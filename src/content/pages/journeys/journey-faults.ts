/** What a step says beside a question that still needs an answer. */
export const journeyFaults = {
  choiceMissing: "Kies het antwoord dat het best past.",
  postcodeMissing: "Vul uw postcode in.",
  powerMissing: "Vul het vermogen in. Een schatting is goed.",
} as const;

/** What the last step says beside who somebody is. */
export const leadFaults = {
  name: "Vul uw naam in.",
  lastName: "Vul ook uw achternaam in: die hebben wij nodig voor een account.",
  consent: "Zonder deze toestemming kunnen wij u niet antwoorden.",
  phone: "Dit is geen telefoonnummer dat wij kunnen bellen. Laat het leeg of kijk het na.",
} as const;
