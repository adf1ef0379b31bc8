import { cars, trades } from "#content/fields/field-words.ts";
import { TEXT_LENGTH_MAX } from "#domain/market/check-listing.ts";

/** To who sent the end of a listing without having been told what follows. */
export const endUnsure =
  "Beëindigen kunt u niet ongedaan maken. Kies ‘Beëindigen’ bij uw aanbod of vraag, en bevestig het daar.";

/** What offers and requests ask alike. */
export const listingFormWords = {
  title: { label: "Titel" },
  postcode: { label: "Postcode van de aansluiting", help: "Anderen zien alleen de gemeente." },
  holder: {
    label: "Wie bent u?",
    options: [
      { value: "particulier", label: "Particulier" },
      { value: "onderneming", label: "Onderneming" },
      { value: "school", label: "School" },
      { value: "vereniging", label: "Vereniging" },
    ],
  },
  name: { label: "Naam van de organisatie", help: "Deze naam staat bij uw aanbod of vraag." },
  building: {
    label: "Wat voor gebouw is het?",
    options: [{ value: "geen", label: "Woning" }, ...trades],
  },
  persons: {
    label: "Aantal personen",
    help: "Alleen nodig als u het verbruik van uw woning niet kent. Laat dat dan leeg.",
  },
  use: { label: "Verbruik per jaar" },
  useByDay: { label: "Waarvan overdag", help: "Alleen als uw meter dag en nacht apart telt." },
  useByNight: { label: "Waarvan ’s nachts" },
  heatPump: { label: "Er is een warmtepomp" },
  boiler: { label: "Er is een elektrische boiler" },
  car: {
    label: "Elektrische auto",
    options: cars,
  },
  folds: {
    roofs: "Nog een dak, of een kleinere omvormer",
    use: "Ik ken mijn verbruik niet, of alleen dag en nacht apart",
  },
  power: { label: "Vermogen", help: "In kWp voor panelen, in kW voor een andere installatie." },
  tilt: { label: "Helling van het dak", help: "0 is plat, 90 rechtop. Leeg: 35." },
  azimuth: {
    label: "Richting van het dak",
    options: [
      { value: "90", label: "Oost" },
      { value: "135", label: "Zuidoost" },
      { value: "180", label: "Zuid" },
      { value: "225", label: "Zuidwest" },
      { value: "270", label: "West" },
      { value: "0", label: "Noord" },
    ],
  },
  power2: { label: "Tweede dak" },
  tilt2: { label: "Tweede dak, helling" },
  azimuth2: { label: "Tweede dak, richting" },
  power3: { label: "Derde dak" },
  tilt3: { label: "Derde dak, helling" },
  azimuth3: { label: "Derde dak, richting" },
  inverter: { label: "Omvormer", help: "Van alle omvormers samen. Leeg: zo groot als de panelen." },
  battery: { label: "Thuisbatterij" },
  fee: {
    label: "Kost van uw leverancier",
    help: "Wat uw leverancier per jaar vraagt om te delen of te verkopen. Kijk op uw tariefkaart.",
  },
  partners: {
    label: "Met wie wilt u delen?",
    options: [
      { value: "iedereen", label: "Met iedereen" },
      { value: "particulier", label: "Alleen met particulieren" },
      { value: "onderneming", label: "Alleen met ondernemingen" },
      { value: "gemeenschap", label: "Alleen met scholen en verenigingen" },
    ],
  },
  text: {
    label: "In uw eigen woorden",
    help: `Hoogstens ${TEXT_LENGTH_MAX} tekens. Zet er geen adres, telefoonnummer of EAN-code in.`,
  },
  texts: TEXT_LENGTH_MAX,
};
