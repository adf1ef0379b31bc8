import type { Site } from "#content/site.ts";

/** Around a meter file that is read on the visitor's own device. */
export function meterFileWords(market: Site["market"]) {
  const isBelgian = market === "be";
  return {
    market,
    own: "Uw meterbestand",
    buyer: "Meterbestand van de koper",
    seller: "Meterbestand van de verkoper",
    help: isBelgian
      ? "De kwartiertotalen van Mijn Fluvius, als csv of xlsx. Wij lezen ze op uw toestel en sturen ze nergens heen."
      : "Kwartierwaarden van uw netbeheerder of van uw P1-poort. Wij lezen ze op uw toestel en sturen ze nergens heen.",
    noScript:
      "Een bestand lezen gebeurt in uw browser en heeft JavaScript nodig. Zonder JavaScript kunt u uw kWh invullen.",
    reading: "Wij lezen {name}",
    cancel: "Stop",
    read: "Gelezen: twaalf maanden vanaf {month}, {offtake} afname{injection}.",
    readInjection: " en {injection} injectie",
    filled: "{count} ontbrekende kwartieren kregen het gemiddelde van hun uur in dezelfde maand.",
    peaks: "Dit bestand bevat alleen maandpieken. Kies het rapport met kwartiertotalen.",
    failed: "Het lezen is mislukt. Probeer het opnieuw, of vul uw kWh in.",
    remark: "Wat wij in dit bestand zagen",
    where: isBelgian ? "Waar vind ik dit op Mijn Fluvius?" : "Waar vind ik dit?",
    steps: isBelgian
      ? [
          "Meld u aan op Mijn Fluvius en kies uw aansluiting.",
          "Open ‘Verbruik’ en kies ‘Historiek downloaden’.",
          "Kies elektriciteit, kwartiertotalen en een periode van twaalf maanden.",
          "Bewaar het csv-bestand en kies het hier, zonder het eerst te openen.",
        ]
      : [
          "Meld u aan bij uw netbeheerder of bij de dienst die uw slimme meter uitleest.",
          "Vraag de kwartierwaarden van twaalf maanden als csv.",
          "Kies dat bestand hier, zonder het eerst te openen.",
        ],
    picture: {
      label: "Tekening van een scherm met links de keuze ‘Verbruik’ en rechts de knop om kwartiertotalen te downloaden",
      menu: "Verbruik",
      kind: "Kwartiertotalen",
      period: "12 maanden",
      button: "Download",
    },
    linkNote: "Uw meterbestand zit niet in de link. Wie de link opent, ziet de uitkomst van het rekenmodel.",
  };
}
