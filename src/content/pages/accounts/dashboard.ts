import type { StepWords } from "#content/pages/accounts/account.ts";
import { PROPOSAL_DAYS } from "#domain/market/proposal.ts";

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
    title: "Lopende voorstellen",
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

/** For who has proposals to answer; one of them is shown itself. */
export function proposalSteps(paths: readonly string[]): StepWords[] {
  const [first, ...others] = paths;
  if (first === undefined) return [];
  const isOne = others.length === 0;
  return [
    {
      title: isOne ? "Antwoord op een voorstel" : `Antwoord op ${paths.length} voorstellen`,
      text: `U leest waarom u samen past en wat u beiden overhoudt. Zonder antwoord vervalt een voorstel na ${PROPOSAL_DAYS} dagen.`,
      link: isOne
        ? { label: "Bekijk het voorstel", path: first }
        : { label: "Bekijk de voorstellen", path: "/account/voorstellen" },
    },
  ];
}
