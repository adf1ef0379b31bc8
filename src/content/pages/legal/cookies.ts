import { type StoredItem, storedItems } from "#content/cookies.ts";
import { type LegalBlock, type LegalSection, type LegalText, legalVersions } from "#content/legal-text.ts";
import type { Site } from "#content/site.ts";
import { operatorName } from "./operator-identity.ts";

const storages: Record<StoredItem["storage"], string> = {
  cookie: "Cookie",
  localStorage: "Lokale opslag",
  sessionStorage: "Sessieopslag",
};

/** Shows what this site, as it is configured, can really keep on a device. */
export function cookiesWords(site: Site, hasTagManager: boolean): LegalText {
  const isUsed: Record<StoredItem["when"], boolean> = {
    always: true,
    "both-markets": site.flags,
    "tag-manager": hasTagManager,
  };
  const items = storedItems.filter(({ when }) => isUsed[when]);
  return {
    head: {
      title: "Cookieverklaring",
      description:
        "Welke cookies en andere opslag deze site op uw toestel gebruikt, waarvoor en hoelang, wat zonder uw toestemming nooit gebeurt en hoe u alles wist.",
    },
    title: "Cookieverklaring",
    lead: hasTagManager
      ? "Wij bewaren zo weinig mogelijk op uw toestel. Wat niet strikt nodig is, gebeurt pas als u ja zegt. Weigeren is even makkelijk als aanvaarden."
      : "Wij bewaren zo weinig mogelijk op uw toestel: alleen wat nodig is om de site te laten werken zoals u vraagt. Er is geen meetdienst en er zijn geen advertenties. Daarom ziet u ook geen cookiebanner.",
    ...legalVersions({ day: "2026-11-15", change: "Eerste versie; de tabel volgt de lijst in de code van de site." }),
    sections: [
      {
        id: "wat-zijn-cookies",
        title: "Waarover het gaat",
        blocks: [
          "Een cookie is een klein tekstbestand dat een website op uw toestel bewaart en bij een volgend bezoek terugleest. Lokale opslag en sessieopslag doen hetzelfde, met dit verschil dat hun inhoud niet vanzelf naar de server wordt gestuurd. De wet behandelt ze gelijk, en wij dus ook.",
          `Verantwoordelijk voor deze site is ${operatorName(site.operator)}. Wat wij met persoonsgegevens doen, staat in de [privacyverklaring](/gebruikersinformatie/privacyverklaring).`,
        ],
      },
      {
        id: "overzicht",
        title: "Wat wij bewaren",
        blocks: [
          hasTagManager
            ? "Dit is de volledige lijst van wat wij zelf bewaren. De eerste drie krijgt alleen wie inlogt, de vierde alleen wie een aanvraag doet; er staat hoogstens een willekeurige sleutel in, geen naam. Wat u op uw eigen vraag bewaart, blijft op uw toestel. In de andere staat niets over u. Wat Google na uw toestemming kan plaatsen, leest u in het volgende deel."
            : "Dit is de volledige lijst. Alles is van onszelf. De eerste drie krijgt alleen wie inlogt, de vierde alleen wie een aanvraag doet; er staat hoogstens een willekeurige sleutel in, geen naam. Wat u op uw eigen vraag bewaart, blijft op uw toestel. In de andere staat niets over u.",
          table(items),
        ],
      },
      hasTagManager ? withTagManager : withoutTagManager,
      {
        id: "wissen",
        title: hasTagManager ? "Uw keuze wijzigen of alles wissen" : "Alles wissen",
        blocks: [
          ...(hasTagManager
            ? [
                "Onderaan elke pagina staat **Cookie-instellingen**. Daar trekt u uw toestemming in of past u ze aan, zo vaak u wilt. Na zes maanden vragen wij het opnieuw.",
              ]
            : []),
          "In de instellingen van uw browser kunt u cookies en sitegegevens bekijken, wissen en blokkeren. Wist u die van onze site, dan vergeet zij uw voorkeuren en bent u uitgelogd. Lezen en rekenen blijft werken, ook als u alles blokkeert; inloggen niet.",
        ],
      },
      {
        id: "wet",
        title: "De wet",
        blocks: [
          "Voor opslag op uw toestel geldt artikel 10/2 van de wet van 30 juli 2018: zonder uw toestemming mag alleen wat strikt noodzakelijk is voor een dienst die u zelf vraagt, of voor het versturen van de communicatie. De [Gegevensbeschermingsautoriteit](https://www.gegevensbeschermingsautoriteit.be) ziet daarop toe en legt uw rechten uit.",
        ],
      },
      {
        id: "wijzigingen",
        title: "Wijzigingen",
        blocks: [
          "Bewaren wij ooit iets anders, dan staat het eerst in deze lijst, met een nieuwe datum. Is er toestemming voor nodig, dan vragen wij die opnieuw.",
        ],
      },
    ],
  };
}

const table = (items: readonly StoredItem[]): LegalBlock => ({
  table: {
    caption: "Opslag op uw toestel",
    columns: ["Naam", "Soort", "Doel", "Hoelang", "Van wie", "Toestemming nodig"],
    rows: items.map(({ name, storage, purpose, duration, isNecessary }) => [
      name,
      storages[storage],
      purpose,
      duration,
      "Deze site",
      isNecessary ? "Nee, noodzakelijk" : "Ja",
    ]),
  },
});

const withTagManager: LegalSection = {
  id: "meetdienst",
  title: "Google Tag Manager, alleen na uw toestemming",
  blocks: [
    "Met Google Tag Manager kunnen wij meetdiensten van Google laden. Zolang u niets hebt gekozen of als u hebt geweigerd, vraagt uw browser niets bij Google op en plaatst Google niets.",
    "Er is één doel, **bezoek meten**: bezoeken en bekeken pagina’s tellen. Op een pagina die in haar adres draagt wat u in een calculator of formulier invulde, laden wij de meetdienst niet.",
    "Zegt u ja, dan kan Google eigen cookies plaatsen (namen die beginnen met ‘_ga’, bewaard tot twee jaar) en uw IP-adres ontvangen. Voor advertenties staat de toestemming bij Google altijd op geweigerd. Trekt u uw toestemming in, dan wissen wij die cookies en laden wij de pagina opnieuw zonder meetdienst.",
  ],
};

const withoutTagManager: LegalSection = {
  id: "meetdienst",
  title: "Geen meetdienst, geen derden",
  blocks: [
    "Op deze site is geen Google Tag Manager en geen andere meetdienst ingesteld. Er wordt niets van geladen. Wij plaatsen geen cookies van anderen en volgen u niet naar andere websites.",
    "Zou dat veranderen, dan vragen wij vooraf uw toestemming, met weigeren en aanvaarden naast elkaar.",
  ],
};
