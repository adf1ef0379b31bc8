/** Countries of which people here have a number, the nearest first; any other is typed with + and its own code. */
export const phoneCountries: readonly { readonly value: string; readonly label: string }[] = [
  { value: "BE", label: "BE +32" },
  { value: "NL", label: "NL +31" },
  { value: "FR", label: "FR +33" },
  { value: "LU", label: "LU +352" },
  { value: "DE", label: "DE +49" },
  { value: "GB", label: "GB +44" },
  { value: "IE", label: "IE +353" },
  { value: "ES", label: "ES +34" },
  { value: "IT", label: "IT +39" },
  { value: "PT", label: "PT +351" },
  { value: "PL", label: "PL +48" },
  { value: "RO", label: "RO +40" },
  { value: "BG", label: "BG +359" },
  { value: "MA", label: "MA +212" },
  { value: "TR", label: "TR +90" },
];
