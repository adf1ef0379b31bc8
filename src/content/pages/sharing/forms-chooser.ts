const free = "gratis";
const chosen = "vrije prijs";

const sale = {
  name: "Persoon-aan-persoonverkoop",
  price: chosen,
  link: { label: "Alles voor verkopers", path: "/verkopersinformatie" },
};
const purchase = {
  name: "Kopen van één of meer verkopers",
  price: chosen,
  link: { label: "Alles voor kopers", path: "/kopersinformatie" },
};
const community = (text: string) => ({ name: "Energiegemeenschap", price: free, text, link: null });

/** Where somebody lives decides which forms are open to them. */
export const formsChooser = {
  free,
  title: "Welke vorm past bij u?",
  lead: "Begin bij uw dak en uw deur. De vormen volgen vanzelf.",
  opening: "Ik woon in …",
  places: [
    {
      id: "huis-met-panelen",
      place: "een huis met zonnepanelen",
      forms: [
        {
          ...sale,
          text: "U verkoopt uw overschot aan precies één koper in Vlaanderen. Wie de koper is en wat hij betaalt, kiest u zelf.",
        },
        community(
          "U schenkt uw overschot aan de andere leden. De gemeenschap is een rechtspersoon, die gemeld is bij de Vlaamse Nutsregulator.",
        ),
      ],
    },
    {
      id: "huis-zonder-panelen",
      place: "een huis zonder zonnepanelen",
      forms: [
        {
          ...purchase,
          text: "U koopt wat een ander overheeft op het moment dat u het nodig hebt. U mag meer dan één verkoper hebben.",
        },
        community(
          "U krijgt gratis een deel van wat de gemeenschap opwekt. Een lidmaatschap kan wel iets kosten: dat bepaalt de gemeenschap.",
        ),
      ],
    },
    {
      id: "appartement",
      place: "een appartement",
      forms: [
        {
          name: "Delen in het gebouw",
          price: free,
          text: "De installatie is van de bewoners samen en ligt in of op het gebouw. Elke bewoner krijgt een deel volgens de afgesproken sleutel.",
          link: null,
        },
        {
          name: "Verkoop in het gebouw",
          price: chosen,
          text: "De vereniging van mede-eigenaars, de eigenaar van het gebouw of een mede-eigenaar met een eigen installatie verkoopt aan bewoners of huurders. Hier mag één verkoper wel meerdere kopers hebben.",
          link: null,
        },
        {
          ...purchase,
          text: "Ook zonder dak kunt u kopen: van iemand anders in Vlaanderen, ver of dichtbij.",
        },
      ],
    },
    {
      id: "twee-adressen",
      place: "een huis, en ik heb een tweede adres",
      forms: [
        {
          name: "Delen met uzelf",
          price: free,
          text: "Uw dak thuis dekt uw afname aan zee, in uw praktijk of in uw garage. Alle aansluitingen staan op dezelfde naam. Meer dan twee adressen mag.",
          link: { label: "Bekijk het rekenvoorbeeld", path: "/energie-delen/praktijkvoorbeelden#buitenverblijf" },
        },
      ],
    },
    {
      id: "zaak",
      place: "een straat met mijn zaak, school of gemeentehuis",
      forms: [
        {
          name: "Dezelfde vormen als een gezin",
          price: chosen,
          text: "Ook ondernemingen, verenigingen en besturen mogen kopen, verkopen en delen, zolang energie niet hun hoofdactiviteit is. Wie overdag afneemt, deelt het meest.",
          link: { label: "Reken als onderneming", path: "/calculator/koper-onderneming" },
        },
      ],
    },
    {
      id: "brussel",
      place: "Brussel",
      forms: [
        {
          name: "Verkoop één op één",
          price: chosen,
          text: "Na een aangifte bij Sibelga, en ‘zonder tussenkomst van een tussenpersoon’.",
          link: { label: "Reken voor Brussel", path: "/calculator/koper-brussel" },
        },
        {
          name: "Delen in het gebouw of in een gemeenschap",
          price: chosen,
          text: "Hoe dichter de deelnemers op het net bij elkaar aangesloten zijn, hoe lager sommige nettarieven op de gedeelde stroom.",
          link: null,
        },
      ],
    },
    {
      id: "wallonie",
      place: "Wallonië",
      forms: [
        {
          name: "Delen in het gebouw of in een gemeenschap",
          price: "volgens de Waalse regels",
          text: "Verkoop tussen personen staat er in het decreet, maar is nog niet in werking. Delen over de gewestgrens kan niet.",
          link: null,
        },
      ],
    },
  ],
};

export type FormsChooserWords = typeof formsChooser;
