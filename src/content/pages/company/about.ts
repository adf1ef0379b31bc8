import { formatEuros } from "#content/format/format-euros.ts";
import { operatorDetails } from "#content/pages/company/operator-details.ts";
import {
  cardMonths,
  monthOf,
  practiceWords,
  type SharingFacts,
  supplierCostWords,
} from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";
import type { PicturedPair } from "#domain/sharing/shared-day.ts";

export function aboutWords(site: Site, facts: SharingFacts) {
  const practice = practiceWords(facts);
  const { name, platformFee } = site;
  return {
    head: {
      title: "Over ons",
      description: `Waarom ${name} bestaat, hoe wij werken, waaraan wij verdienen en hoe wij met uw gegevens omgaan. Met onze eigen gegevens erbij.`,
    },
    hero: {
      eyebrow: `Over ${name}`,
      title: "Een plein, geen leverancier",
      lead: "Op een plein ziet iedereen dezelfde prijzen. U loopt er rond, vergelijkt, spreekt iemand aan en rekent zelf af. Zo moet het ook gaan als mensen zonnestroom aan elkaar verkopen.",
    },
    why: {
      title: "Waarom wij bestaan",
      paragraphs: [
        "Een gezin met panelen krijgt voor zijn overschot enkele cent per kWh. Iemand anders in hetzelfde gewest betaalt op datzelfde moment een veelvoud voor de energie alleen. Sinds 2022 mogen die twee in Vlaanderen rechtstreeks met elkaar handelen, en sinds 2023 ook als ze elk een andere leverancier hebben.",
        `Toch gebeurt het weinig: in ${monthOf(facts.takingPart.share)} deelde of verkocht ${practice.takingPart} van de Vlaamse toegangspunten stroom. Het is moeilijk om vooraf te weten wat het opbrengt, na aftrek van wat uw leverancier ervoor vraagt. En het is nog moeilijker om iemand te vinden die stroom nodig heeft op de uren dat u er overhebt.`,
        `Daar is ${name} voor. Wij rekenen eerst eerlijk uit of het loont. Loont het, dan stellen wij u aan elkaar voor, maken wij de overeenkomst klaar en stellen wij elke maand de afrekening op.`,
      ],
      source: `Bron: ${practice.accessPoints} toegangspunten in ${monthOf(facts.takingPart.accessPoints)} (${facts.takingPart.accessPoints.source.publisher}). Recentere cijfers vindt u op het dashboard van de Vlaamse Nutsregulator.`,
      picture: "Een gezin met 6\u00a0kWp en een gezin met 3.500\u00a0kWh op een gemiddelde aprildag",
      pictureCaption:
        "Rekenmodel: zo weinig overlapt er tussen twee gewone gezinnen. Daarom is het belangrijk wie uw koper of verkoper is.",
      pair: {
        kilowattPeak: 6,
        ownUse: { energy: 3500 },
        buyer: { energy: 3500 },
        season: "spring",
      } satisfies PicturedPair,
    },
    principles: {
      title: "Vijf regels die wij voor onszelf hebben gemaakt",
      items: [
        {
          title: "Een ‘nee’ is ook een antwoord.",
          text: "Loont delen niet voor u, dan staat dat er, even groot als het voordeel er had gestaan.",
        },
        {
          title: "De kost van uw leverancier zit er altijd in.",
          text: `Die is vaak ${supplierCostWords(facts).range} per jaar en per kant (tariefkaarten, ${cardMonths(facts)}). Wie die vergeet, rekent zich rijk.`,
        },
        {
          title: "Geen cijfer zonder bron en datum.",
          text: "Wat wij niet vonden, noemen wij een schatting. Wat uit een model komt, heet rekenmodel.",
        },
        {
          title: "U kunt elk getal vervangen door het uwe.",
          text: "Uw contract, uw prijs, uw afname. Ons getal is maar een begin.",
        },
        {
          title: "Geen grote woorden over het milieu.",
          text: "Wij zeggen van welk soort installatie een kWh komt en in welk kwartier. Meer kan een verkoop tussen personen niet bewijzen.",
        },
      ],
    },
    roles: {
      title: "Wie doet wat",
      lead: "Bij elke gedeelde kWh zijn vijf partijen betrokken. Wij leveren zelf geen stroom en beheren geen meter of kabel.",
      caption: "De rollen bij persoon-aan-persoonverkoop in Vlaanderen",
      columns: ["Partij", "Taak", "Grens"],
      rows: [
        ["Verkoper", "injecteert en stuurt de koper een rekening", "één koper, niet meer"],
        ["Koper", "neemt af en betaalt de verkoper rechtstreeks", "nooit meer gedeeld dan hij zelf afneemt"],
        [
          "Leverancier",
          "levert en factureert wat niet gedeeld is, plus alle netkosten en heffingen",
          "mag meetregime\u00a03 niet weigeren",
        ],
        ["Fluvius", "leest de meters en rekent uit hoeveel er gedeeld is", "int of betaalt niets"],
        [
          name,
          "rekent, brengt samen, bereidt het papierwerk voor en maakt de maandafrekening",
          "levert geen stroom en is geen partij bij de verkoop",
        ],
      ],
      source: "Bron: Fluvius en Energiedecreet, artikel 7.2.2. Gelezen op 14 november 2026.",
    },
    money: {
      title: "Waaraan wij verdienen",
      text:
        platformFee === 0
          ? `Vandaag aan niets: ${name} vraagt geen vergoeding. Vragen wij ooit een vergoeding, dan staat ze in elk resultaat, voor u iets beslist.`
          : `Aan één vergoeding: ${formatEuros(platformFee)} per jaar. Ze zit al in elk resultaat dat u hier ziet, ook als dat daardoor negatief wordt.`,
    },
    data: {
      title: "Wat wij met uw gegevens doen",
      text: "Zo weinig mogelijk. Rekenen kan zonder account: wat u invult, staat dan alleen in het adres van de pagina, en een meterbestand verlaat uw toestel niet. Pas als u iets bewaart, aanbiedt of afrekent, bewaren wij wat daarvoor nodig is. Wij verkopen geen gegevens.",
      link: "Lees de privacyverklaring",
    },
    region: {
      title: "Waar wij werken",
      text:
        site.market === "nl"
          ? "U bekijkt de Nederlandse versie. In Nederland rekenen wij, maar brengen wij nog geen koper en verkoper samen: de regels zijn er anders."
          : site.brusselsMatching
            ? "In het Vlaams Gewest en het Brussels Hoofdstedelijk Gewest. In Wallonië is verkoop tussen personen nog niet in werking."
            : "In het Vlaams Gewest rekenen wij en brengen wij kopers en verkopers samen. In het Brussels Hoofdstedelijk Gewest beperken wij ons tot rekenen en informeren: de vrijstelling geldt er voor verkoop ‘zonder tussenkomst van een tussenpersoon’, en dat willen wij eerst uitgeklaard zien. In Wallonië is verkoop tussen personen nog niet in werking.",
    },
    identity: {
      title: "Wie wij zijn",
      details: operatorDetails(site.operator),
      unknown:
        "Onze officiële gegevens zijn op deze site nog niet ingevuld. Zodra dat gebeurd is, staan ze hier en onderaan elke pagina.",
      contact: "Naar de contactpagina",
    },
  };
}
