/** Countries of which people here have a number, the nearest first; any other is typed with + and its own code. */
export const phoneCountries: readonly { readonly value: string; readonly label: string }[] = [
  { value: "BE", label: "België +32" },
  { value: "NL", label: "Nederland +31" },
  { value: "FR", label: "Frankrijk +33" },
  { value: "LU", label: "Luxemburg +352" },
  { value: "DE", label: "Duitsland +49" },
  { value: "GB", label: "Verenigd Koninkrijk +44" },
  { value: "IE", label: "Ierland +353" },
  { value: "ES", label: "Spanje +34" },
  { value: "IT", label: "Italië +39" },
  { value: "PT", label: "Portugal +351" },
  { value: "PL", label: "Polen +48" },
  { value: "RO", label: "Roemenië +40" },
  { value: "BG", label: "Bulgarije +359" },
  { value: "MA", label: "Marokko +212" },
  { value: "TR", label: "Turkije +90" },
];
