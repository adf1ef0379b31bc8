/** Forms as a browser sends them, filled in. */
export const registrationForm = (email: string) => ({
  rol: "koper",
  soort: "particulier",
  voornaam: "Bo",
  achternaam: "De Smet",
  postcode: "9000",
  land: "BE",
  telefoon: "",
  email,
  wachtwoord: "vier lampen dansen traag",
  voorwaarden: "on",
});

export const offerForm = {
  titel: "Dak van de schuur",
  postcode: "9800",
  wie: "particulier",
  naam: "",
  technologie: "zon",
  vermogen: "20",
  helling: "",
  richting: "180",
  batterij: "",
  gebouw: "geen",
  verbruik: "3.000",
  vraagprijs: "vast",
  prijs: "9,5",
  injectieprijs: "2",
  kost: "100",
  start: "",
  looptijd: "",
  partners: "iedereen",
  tekst: "Wij werken overdag buitenshuis.",
};

/** A connection that sells: a barn with panels on its roof. */
export const connectionForm = {
  naam: "Schuur",
  postcode: "9000",
  klant: "gezin",
  meter: "digitaal",
  gebouw: "woning",
  verbruik: "3000",
  technologie: "zon",
  vermogen: "20",
  richting: "180",
};
