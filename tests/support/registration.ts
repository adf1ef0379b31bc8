/** What the form of sign-up sends. */
export const registration = (email: string) => ({
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
