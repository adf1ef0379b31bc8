/** The parts of the dashboard that tell what runs: proposals, listings, contracts and shared energy. */
export const dashboardWords = {
  contracts: {
    title: "Contracten",
    all: { label: "Alle contracten", path: "/account/contracten" },
    empty: "Nog geen contract",
    text: "Zeggen u en een tegenpartij allebei ja op een voorstel, dan begint hier uw overeenkomst: tekenen, dossier, afrekening en bewijs.",
    link: { label: "Speel het verloop na met twee demopersonen", path: "/test-contracting" },
  },
  documents: {
    title: "Documenten",
    agreement: "Overeenkomst",
    statement: "Afrekening",
    version: "versie",
    declaration: "Herkomstverklaring",
  },
  market: {
    title: "Aanbod en vragen",
    offer: "Aanbod",
    request: "Vraag",
    noLimit: "geen grens aan de prijs",
  },
  proposals: {
    title: "Voorstellen die op u wachten",
    all: { label: "Alle voorstellen", path: "/account/voorstellen" },
  },
  energy: {
    title: "Gedeelde stroom",
    facts: { sold: "Verkocht", bought: "Gekocht", pay: "Te betalen", receive: "Te ontvangen" },
    chart: {
      title: "Maand na maand",
      label: "Gestapelde staven: verkochte en gekochte kWh per afgerekende maand",
      empty: "Nog geen afgerekende maand.",
      headers: { name: "Maand", total: "Samen" },
      parts: { sold: "Verkocht", bought: "Gekocht" },
    },
    note: "Alleen afgerekende maanden, de nieuwste versie van elke afrekening.",
  },
} as const;
