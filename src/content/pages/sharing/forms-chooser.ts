import { examplePath } from "#content/pages/sharing/example-names.ts";

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
  lead: "Kies hoe u woont. U ziet dan wat u mag.",
  opening: "Ik woon in:",
  places: [
    {
      id: "huis-met-panelen",
      place: "een huis met zonnepanelen",
      forms: [
        {
          ...sale,
          text: "U verkoopt uw overschot aan één koper, die u zelf kiest.",
        },
        community(
          "U schenkt uw overschot aan de andere leden van een rechtspersoon die bij de Vlaamse Nutsregulator gemeld is.",
        ),
      ],
    },
    {
      id: "huis-zonder-panelen",
      place: "een huis zonder zonnepanelen",
      forms: [
        {
          ...purchase,
          text: "U koopt wat een ander overheeft wanneer u het nodig hebt.",
        },
        community("U krijgt een deel van wat de gemeenschap opwekt. Een lidmaatschap kan iets kosten."),
      ],
    },
    {
      id: "appartement",
      place: "een appartement",
      forms: [
        {
          name: "Delen in het gebouw",
          price: free,
          text: "De installatie in of op het gebouw is van de bewoners samen. Ieder krijgt een deel volgens de sleutel.",
          link: null,
        },
        {
          name: "Verkoop in het gebouw",
          price: chosen,
          text: "De vereniging van mede-eigenaars, de eigenaar of een mede-eigenaar met een eigen installatie verkoopt aan bewoners of huurders. Meer dan één koper mag hier wel.",
          link: null,
        },
        {
          ...purchase,
          text: "Ook zonder dak kunt u kopen, van iemand elders in Vlaanderen.",
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
          text: "Uw dak thuis dekt uw afname op uw andere adressen. Alle aansluitingen staan op dezelfde naam.",
          link: { label: "Bekijk het rekenvoorbeeld", path: examplePath("secondHome") },
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
          text: "Ook ondernemingen, verenigingen en besturen mogen kopen, verkopen en delen, zolang energie niet hun hoofdactiviteit is.",
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
