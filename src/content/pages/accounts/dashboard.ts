import type { StepWords } from "#content/pages/accounts/account.ts";

/** The parts of the dashboard that tell what runs: proposals, listings, contracts and shared energy. */
export const dashboardWords = {
  contracts: {
    title: "Contracten",
    all: { label: "Alle contracten", path: "/account/contracten" },
    empty: "Nog geen contract",
    text: "Zeggen u en een tegenpartij allebei ja op een voorstel, dan begint hier uw overeenkomst: tekenen, dossier, afrekening en bewijs.",
    link: { label: "Probeer het uit met twee voorbeeldpersonen", path: "/test-contracting" },
  },
  connections: {
    title: "Aansluitingen",
    all: { label: "Alle aansluitingen", path: "/account/aansluitingen" },
    empty: "Nog geen aansluiting",
    text: "Vul één keer in wat er achter uw meter zit. Daarna staat het klaar in calculators, aanbod, vragen en formulieren.",
    add: { label: "Aansluiting toevoegen", path: "/account/aansluitingen/nieuw" },
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
    title: "Lopende voorstellen",
    all: { label: "Alle voorstellen", path: "/account/voorstellen" },
  },
  energy: {
    title: "Gedeelde stroom",
    facts: {
      sold: "Verkocht",
      bought: "Gekocht",
      toPay: "Te betalen",
      paid: "Betaald",
      toReceive: "Te ontvangen",
      received: "Ontvangen",
    },
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

/** For who has proposals to answer, the one that lapses first in front; one alone is shown itself. */
export function proposalSteps(
  proposals: readonly { readonly path: string; readonly until: string | null }[],
): StepWords[] {
  const [first, ...others] = proposals;
  if (first === undefined) return [];
  const isOne = others.length === 0;
  return [
    {
      title: isOne ? "Antwoord op een voorstel" : `Antwoord op ${proposals.length} voorstellen`,
      text: "U leest waarom u samen past en wat u beiden overhoudt. Zonder uw ja gebeurt er niets.",
      due: first.until,
      link: isOne
        ? { label: "Bekijk het voorstel", path: first.path }
        : { label: "Bekijk de voorstellen", path: "/account/voorstellen" },
    },
  ];
}
