/** A settled month beside what sharing itself costs. */
export const feeWords = {
  title: "Wat u overhoudt, kosten inbegrepen",
  fee: "Kost van uw leverancier voor het delen (euro per jaar)",
  submit: "Rekenen",
  faulty: "Vul een getal in, bijvoorbeeld 12,5.",
  supplierFee: "Kost van uw leverancier, voor deze dagen",
  platformFee: (name: string) => `Vergoeding van ${name}, voor deze dagen`,
  left: "U houdt over",
  short: "U komt tekort",
  note: "Deze kosten staan niet op de afrekening tussen u beiden: uw leverancier rekent de zijne zelf aan. Wij bewaren niet wat u hier invult.",
  buyer: {
    text: "Naast wat u zonder delen had betaald. Leg er uw laatste leveranciersfactuur naast.",
    price: "Energieprijs van uw leverancier (c€ per kWh)",
    supplier: "Dezelfde kWh bij uw leverancier",
    sale: "Betaald aan de verkoper, btw inbegrepen",
  },
  seller: {
    text: "Naast wat uw leverancier voor dezelfde kWh had betaald. Leg er uw laatste afrekening van de injectie naast.",
    price: "Injectievergoeding van uw leverancier (c€ per kWh)",
    supplier: "Dezelfde kWh bij uw leverancier",
    sale: "Ontvangen van de koper, zonder btw",
  },
} as const;
