type Labelled = { readonly label: string };

/** The name of a field by its name in the form, for the summary of what is wrong. */
const names: Readonly<Record<string, string>> = {
  titel: "title",
  postcode: "postcode",
  naam: "name",
  vermogen: "power",
  helling: "tilt",
  richting: "azimuth",
  "vermogen-2": "power2",
  "helling-2": "tilt2",
  "richting-2": "azimuth2",
  "vermogen-3": "power3",
  "helling-3": "tilt3",
  "richting-3": "azimuth3",
  omvormer: "inverter",
  batterij: "battery",
  personen: "persons",
  verbruik: "use",
  "verbruik-dag": "useByDay",
  "verbruik-nacht": "useByNight",
  injectieprijs: "injectionPrice",
  energieprijs: "energyPrice",
  nachtprijs: "nightPrice",
  kost: "fee",
  start: "start",
  looptijd: "term",
  verkopers: "sellers",
  tekst: "text",
};

export function listingLabels(words: object): Record<string, string> {
  const known = words as Readonly<Record<string, Labelled | undefined>>;
  const labels = Object.entries(names).map(([field, word]) => [field, known[word]?.label ?? ""]);
  return { ...Object.fromEntries(labels), prijs: known["price"]?.label ?? known["limit"]?.label ?? "" };
}
