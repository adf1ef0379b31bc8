import type { LegalSection } from "#content/legal-text.ts";

/** What the market, the agreements and the settlements keep; the terms are those of `apply-retention.ts`. */
export const marketPrivacy: LegalSection = {
  id: "marktplaats",
  title: "Aanbod, overeenkomsten en meetgegevens",
  blocks: [
    "Zet u iets op het plein of sluit u een overeenkomst, dan komt dit erbij:",
    {
      table: {
        caption: "Gegevens van de marktplaats, doel, grondslag en bewaring",
        columns: ["Gegevens", "Waarvoor", "Grondslag", "Hoelang"],
        rows: [
          [
            "Uw aanbod of uw vraag: installatie of verbruik, gemeente, prijs, voorwaarden en, als u ze toevoegt, een tekst en een foto",
            "Een tegenpartij vinden",
            "Overeenkomst (art. 6.1.b AVG)",
            "Tot u uw account wist; een beëindigd aanbod nog een jaar",
          ],
          [
            "Een jaar kwartierwaarden van uw meter, als u ze bij uw aanbod of vraag bewaart",
            "Nauwkeuriger nagaan wie bij u past",
            "Uw toestemming (art. 6.1.a AVG)",
            "Versleuteld, tot u ze wist of het aanbod eindigt",
          ],
          [
            "Voorstellen, uw antwoord erop en meldingen over een aanbod",
            "Partijen samenbrengen en misbruik tegengaan",
            "Overeenkomst (art. 6.1.b AVG) en gerechtvaardigd belang (art. 6.1.f AVG)",
            "400 dagen",
          ],
          [
            "Uw e-mailadres, als u zonder account een aanbod meldt en het daarbij opgeeft",
            "De ontvangst bevestigen en u onze beslissing laten weten",
            "Wettelijke plicht (art. 6.1.c AVG)",
            "Tot wij beslisten, hoogstens 400 dagen",
          ],
          [
            "Uitnodigingen om stroom te delen: het e-mailadres dat iemand invult, de prijs en een woord erbij",
            "Eén mail sturen aan wie u kent, en het antwoord laten weten",
            "Gerechtvaardigd belang (art. 6.1.f AVG)",
            "Het adres zolang de uitnodiging openstaat, hoogstens veertien dagen; de rest nog negentig dagen, of zolang de overeenkomst. Wie geen uitnodigingen meer wil: alleen een onleesbare afdruk van het adres, blijvend",
          ],
          [
            "De overeenkomst tussen koper en verkoper, de handtekeningen, de afrekeningen en de herkomstverklaringen",
            "Ze uitvoeren en bewijzen",
            "Overeenkomst (art. 6.1.b AVG) en wettelijke plicht (art. 6.1.c AVG)",
            "Tien jaar na het einde; een overeenkomst die nooit getekend werd, een jaar. Een herkomstverklaring blijft: er staat niemands naam in",
          ],
          [
            "Kwartierwaarden van beide meters in een overeenkomst",
            "Elke maand afrekenen en verbeteren",
            "Uw toestemming (art. 6.1.a AVG)",
            "Drie jaar, of tot u ze wist",
          ],
        ],
      },
    },
    "Om te vinden wie bij wie past, vergelijkt een computer het verbruik of de productie per kwartier van wie op het plein staat, gemeten of geschat, met de prijzen en de wensen erbij. Dat is profilering in de zin van de AVG. Het gevolg is alleen een voorstel: u beslist. U ziet bij elk voorstel waarom, en u stopt ermee door uw aanbod of vraag te pauzeren.",
    "Voor kwartierwaarden geldt overal dezelfde grondslag: uw toestemming. U geeft ze bij uw eerste bestand en trekt ze in wanneer u wilt; dan wissen wij de waarden. Wat er al mee is afgerekend, blijft. Zonder kwartierwaarden van beide kanten kunnen wij niet afrekenen.",
    "Kwartierwaarden verraden wanneer iemand thuis is. De andere partij ziet daarom alleen wat gedeeld is, en pas nadat u beiden hebt ingestemd. Een EAN-code staat alleen voluit in de overeenkomst en in de brieven die erbij horen.",
    "Kiest u in een calculator een bestand van uw meter, dan leest uw browser het op uw toestel; het wordt niet verstuurd.",
  ],
};
