import type { Site } from "#content/site.ts";

/** The questions that a buyer and a seller answer to learn whether they can take part. */
export function checkFormWords(site: Site) {
  return {
    postcode: {
      label: "Postcode van uw aansluiting",
      help: "Uw gewest hangt ervan af. Koper en verkoper moeten in hetzelfde gewest zijn aangesloten.",
    },
    meter: {
      label: "Welke elektriciteitsmeter hebt u?",
      options: [
        {
          value: "digitaal",
          label: "Een digitale meter",
          description: "Met een schermpje en twee knoppen. De netbeheerder leest hem op afstand uit.",
        },
        {
          value: "analoog",
          label: "Een gewone meter",
          description: "Met een draaischijf of cijferwieltjes. Hij telt alleen vooruit.",
        },
        {
          value: "terugdraaiend",
          label: "Een terugdraaiende teller",
          description: "Een oude meter bij zonnepanelen, die achteruitloopt als de zon schijnt.",
        },
        { value: "onbekend", label: "Dat weet ik niet" },
      ],
    },
    contract: {
      label: "Op wiens naam staat het elektriciteitscontract?",
      options: [
        { value: "eigen", label: "Op mijn naam", description: "Of op naam van de onderneming waarvoor ik beslis." },
        {
          value: "ander",
          label: "Op naam van iemand anders",
          description: "Bijvoorbeeld uw partner, uw huisbaas of de syndicus.",
        },
        { value: "onbekend", label: "Dat weet ik niet" },
      ],
    },
    technology: {
      label: "Hoe wekt u stroom op?",
      options: [
        { value: "zon", label: "Met zonnepanelen" },
        { value: "wind", label: "Met een windmolen" },
        { value: "water", label: "Met een waterrad of turbine" },
        { value: "biogas", label: "Met biogas", description: "Warmte-krachtkoppeling op hernieuwbare brandstof." },
        {
          value: "fossiel",
          label: "Met aardgas of stookolie",
          description: "Warmte-krachtkoppeling of een generator op fossiele brandstof.",
        },
      ],
    },
    inverter: {
      label: "Hoe groot is uw omvormer?",
      help: "Tel alle omvormers op uw aansluiting samen. Het vermogen staat op het kenplaatje.",
      options: [
        { value: "tot-10", label: "Tot en met 10 kVA", description: "Zoals bij de meeste woningen." },
        { value: "boven-10", label: "Meer dan 10 kVA" },
        { value: "onbekend", label: "Dat weet ik niet" },
      ],
    },
    privacy: `Uw antwoorden staan alleen in het adres van deze pagina. ${site.name} bewaart ze niet.`,
  };
}
