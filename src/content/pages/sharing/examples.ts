import type { Site } from "#content/site.ts";
import type { PracticeExampleId } from "#domain/economics/practice-example.ts";

type Story = {
  title: string;
  form: string;
  who: string;
  setting: string;
  lesson: string;
  verdict: string;
  turn: string;
  calculator: { label: string; path: string };
};

export function examplesWords(site: Site) {
  const stories: Record<PracticeExampleId, Story> = {
    neighbours: {
      title: "Twee buren",
      form: "Persoon-aan-persoonverkoop",
      who: "Een gezin met 6 kWp op het dak verkoopt aan het gezin ernaast.",
      setting: "Beide gezinnen gebruiken 3.500 kWh per jaar. Overdag is er bijna niemand thuis.",
      lesson:
        "De zon schijnt het sterkst vroeg in de namiddag, maar de buren koken om zeven uur. Opwekking en verbruik vallen te weinig samen om twee keer de kost van een leverancier terug te verdienen.",
      verdict: "Dit loont niet.",
      turn: "Het kan wel lonen als de buren hun wagen overdag laden of hun boiler rond de middag laten draaien.",
      calculator: { label: "Reken met 3.500 kWh", path: "/calculator/koper?verbruik=3500" },
    },
    bakery: {
      title: "De loods en de bakkerij",
      form: "Persoon-aan-persoonverkoop",
      who: "Een landbouwer met 30 kWp op een loods verkoopt aan een bakkerij in een ander dorp.",
      setting:
        "De loods gebruikt zelf niets. De bakkerij neemt 30.000 kWh op jaarbasis af, zes dagen op zeven, vooral tussen 8 en 18 uur: koeling, toonbank, namiddagoven.",
      lesson:
        "Groot en gelijktijdig: daar is delen voor gemaakt. De twee kosten van de leveranciers vallen in het niet bij het volume. Afstand speelt geen rol, het gewest wel.",
      verdict: "Dit loont, voor allebei.",
      turn: "Boven 10 kVA is de verkoper in principe btw-plichtig. Beide ondernemingen rekenen hier daarom zonder btw; laat dat nakijken door de boekhouder.",
      calculator: { label: "Reken als onderneming", path: "/calculator/koper-onderneming?verbruik=30000" },
    },
    school: {
      title: "De school en de straat",
      form: "Meervoudige persoon-aan-persoonverkoop",
      who: "Drie gezinnen uit de straat, elk met 6 kWp, verkopen aan de school op de hoek.",
      setting:
        "Een schooldag vraagt ongeveer 60 kWh, vooral overdag. Tijdens weekends en in juli en augustus is de school dicht, net wanneer de zon het hardst schijnt.",
      lesson:
        "Meerdere verkopers mogen aan één koper verkopen. De school betaalt haar kost maar één keer, de drie gezinnen elk apart. Daarom ligt de eerlijke prijs hier boven het midden.",
      verdict: "Dit loont, maar krap.",
      turn: "Een vierde gezin brengt nog een kost mee en weinig extra gedeelde kWh: drie daken zijn hier beter dan vier.",
      calculator: { label: "Reken als onderneming", path: "/calculator/koper-onderneming?verbruik=12000" },
    },
    apartments: {
      title: "Zes appartementen",
      form: "Energiedelen in een gebouw",
      who: "Een vereniging van mede-eigenaars legt 15 kWp op het dak en deelt gratis met zes appartementen.",
      setting:
        "Elk appartement neemt 2.000 kWh per jaar af. De installatie is van iedereen samen, dus er is geen prijs.",
      lesson:
        "Zes bewoners betekent zes keer de kost van een leverancier, plus die van het dak. Per appartement blijft er weinig over.",
      verdict: "Met deze kosten loont dit niet.",
      turn: "Het kan wel lonen als de leveranciers van de bewoners minder aanrekenen. Op de Brusselse tariefkaarten van Engie en Mega staat geen kost voor delen; dat bewijst niet dat het niets kost. Binnen één gebouw vervalt in Brussel ook een deel van het nettarief.",
      calculator: { label: "Reken met 2.000 kWh", path: "/calculator/koper?verbruik=2000" },
    },
    secondHome: {
      title: "Het huis en het buitenverblijf",
      form: "Energiedelen met uzelf",
      who: "Een gezin met 8 kWp thuis deelt met het eigen appartement aan zee.",
      setting:
        "Beide contracten staan op dezelfde naam en beide adressen liggen in Vlaanderen. Aan zee is er 155 dagen per jaar iemand, goed voor zowat 16 kWh per dag.",
      lesson:
        "Bij Engie telt de kost per klant: tot twee aansluitingen betaalt u die één keer. Daardoor loont dit voorbeeld.",
      verdict: "Dit loont net.",
      turn: "Bij een leverancier die per aansluiting aanrekent, verliest hetzelfde gezin geld.",
      calculator: { label: "Reken als verkoper met 8 kWp", path: "/calculator/verkoper?kwp=8" },
    },
  };
  return {
    head: {
      title: "Praktijkvoorbeelden van energiedelen",
      description:
        "Vijf rekenvoorbeelden van energiedelen en verkoop tussen personen: buren, bakkerij, school, appartementen en buitenverblijf. Met alle kosten erin.",
      trail: [{ name: "Energie delen", path: "/energie-delen" }],
    },
    hero: {
      eyebrow: "Rekenvoorbeelden",
      title: "Vijf situaties, eerlijk uitgerekend",
      lead: "Drie keer loont het, twee keer niet. Het verschil zit zelden in de zon. Het zit in het uur waarop iemand stroom nodig heeft, en in wat de leveranciers voor het delen vragen.",
    },
    dutchMarket:
      site.market === "nl"
        ? "Deze voorbeelden volgen de Vlaamse regels en Belgische tariefkaarten. Ze gelden niet voor Nederland."
        : null,
    summary: {
      caption: "In één oogopslag, per jaar",
      columns: ["Situatie", "Gedeeld", "Deel van de injectie", "Kosten leveranciers", "Samen, netto"],
    },
    labels: {
      badge: "Rekenvoorbeeld",
      day: {
        winter: "Rekenmodel: een gemiddelde decemberdag",
        spring: "Rekenmodel: een gemiddelde aprildag",
        summer: "Rekenmodel: een gemiddelde junidag",
      },
      injection: "Injectie per jaar",
      offtake: "Afname die kan delen",
      shared: "Gedeelde energie",
      spread: "Prijsverschil per kWh",
      agreed: "Afgesproken prijs",
      free: "gratis",
      value: "Waarde van het delen",
      fees: "Kosten van de leveranciers",
      buyer: "Voor wie afneemt",
      seller: "Voor wie injecteert",
      together: "Samen, netto per jaar",
      turn: "Goed om te weten",
      times: "×",
    },
    stories,
    method: {
      title: "Hoe wij gerekend hebben",
      paragraphs: [
        "Elke dag komt uit een rekenmodel: een zonnebaan boven 51° noorderbreedte, 950 kWh per kWp en per jaar, verdeeld over de maanden volgens de sleutel van het prosumententarief, en een standaardprofiel voor een gezin of een zaak. Een jaar is samengesteld uit drie van zulke dagen. Het zijn gemiddelde dagen, zonder uitschieters: uw werkelijke gedeelde volume ligt eerder lager dan hoger.",
        "De energieprijs komt van de tariefkaart Engie Easy Vast, de injectievergoeding van Eneco Zon & Wind Vast, beide van april of mei 2026. Alleen bij het buitenverblijf staan beide adressen bij Engie. Het prijsverschil is de energieprijs van wie afneemt min de injectievergoeding van wie injecteert. De kosten voor het delen staan op dezelfde kaarten. Voor de bakkerij en de school namen wij de energieprijs van de gezinskaart zonder btw: een schatting, want een onderneming heeft een eigen contract.",
        "De voorbeelden gaan over rollen, niet over mensen die bestaan. Uw eigen antwoord krijgt u in de calculator.",
      ],
      source:
        "Bronnen: tariefkaarten van april en mei 2026, gelezen op 14 november 2026; maandsleutel op de tariefkaart van Ecopower.",
    },
  };
}
