/** A settled month beside what sharing itself costs. */
export const feeWords = {
  title: "Wat u overhoudt, kosten inbegrepen",
  fee: "Kost van uw leverancier voor het delen (euro per jaar)",
  submit: "Rekenen",
  faulty: "Vul een getal in, bijvoorbeeld 12,5.",
  supplierFee: "Min: kost van uw leverancier, een twaalfde van het jaar",
  platformFee: (name: string) => `Min: vergoeding van ${name}, een twaalfde van het jaar`,
  left: "U houdt over",
  short: "U komt tekort",
  note: "Deze kosten staan niet op de afrekening tussen u beiden: uw leverancier rekent de zijne zelf aan. Wij bewaren niet wat u hier invult.",
  buyer: {
    text: "Naast wat u zonder delen had betaald. Leg er uw laatste leveranciersfactuur naast.",
    price: "Energieprijs van uw leverancier (c€ per kWh)",
    supplier: "Dezelfde kWh bij uw leverancier",
    sale: "Min: betaald aan de verkoper, btw inbegrepen",
  },
  seller: {
    text: "Naast wat uw leverancier voor dezelfde kWh had betaald. Leg er uw laatste afrekening van de injectie naast.",
    price: "Injectievergoeding van uw leverancier (c€ per kWh)",
    supplier: "Min: dezelfde kWh bij uw leverancier",
    sale: "Ontvangen van de koper, zonder btw",
  },
} as const;
