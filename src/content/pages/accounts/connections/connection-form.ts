import { fieldWords } from "#content/fields/field-words.ts";
import { CAPACITY_HELP } from "#content/forms/party-words.ts";
import type { PageHead } from "#content/page-head.ts";
import { backToConnections, connectionsTrail } from "#content/pages/accounts/connections/connections.ts";
import { listingFormWords } from "#content/pages/accounts/listing-form.ts";
import { myOffersWords } from "#content/pages/accounts/my-offers.ts";

const trail = connectionsTrail;
const eyebrow = "Aansluitingen";

export const connectionFormWords = {
  make: {
    head: {
      title: "Aansluiting toevoegen",
      description:
        "Vul één keer in wat er achter uw meter zit: verbruik, installatie, EAN-code en wat uw leverancier vraagt.",
      trail,
    } satisfies PageHead,
    hero: {
      eyebrow,
      title: "Aansluiting toevoegen",
      lead: "Niets is verplicht. Wat u leeg laat, vullen wij in de calculators zelf in, en dat zeggen we erbij.",
      back: backToConnections,
    },
    submit: "Toevoegen",
  },
  edit: {
    head: {
      title: "Aansluiting wijzigen",
      description: "Wijzig wat u over een aansluiting invulde. Wat u er eerder mee invulde, blijft zoals het is.",
      trail,
    } satisfies PageHead,
    hero: {
      eyebrow,
      lead: "Aanbod, vragen en contracten die u er eerder mee invulde, veranderen niet mee.",
      back: backToConnections,
    },
    submit: "Bewaren",
    kept: (masked: string) => `Nu: ${masked}. Laat leeg om ze te houden.`,
    dropEan: "Haal deze EAN-code weg",
    calculate: "Alle gegevens bekijken in de calculator",
  },
  save: {
    head: {
      title: "Bewaren als aansluiting",
      description: "Bewaar wat u in de calculator invulde als een aansluiting in uw account, of werk er een bij.",
      trail,
    } satisfies PageHead,
    hero: {
      eyebrow,
      title: "Bewaren als aansluiting",
      lead: "Wij bewaren wat u over uw eigen kant invulde: verbruik, installatie, meter en contract. Niet de uitkomst en geen meterbestand.",
      back: backToConnections,
    },
    target: {
      label: "Waar bewaren wij het?",
      create: "Nieuwe aansluiting",
      update: (name: string) => `${name} bijwerken`,
    },
    name: { label: "Naam", help: "Alleen voor een nieuwe. Bijvoorbeeld Thuis of Winkel." },
    submit: "Bewaren",
    look: "Eerst nog eens bekijken",
    unreadable: {
      title: "Deze berekening is niet te lezen",
      text: "De link is niet volledig, of er staat iets in dat de calculator niet kent. Open de calculator en probeer het opnieuw.",
    },
  },
  form: {
    ...listingFormWords,
    parts: {
      place: "Waar is het?",
      use: "Wat verbruikt u?",
      make: "Wat wekt u op?",
      contract: "Wat vraagt uw leverancier?",
    },
    name: { label: "Naam", help: "Om ze te herkennen, bijvoorbeeld Thuis of Winkel." },
    ean: {
      label: "EAN-code afname",
      help: "18 cijfers, in België te beginnen met 54. U vindt ze op uw energiefactuur.",
    },
    injectionEan: { label: "EAN-code injectie", help: "Alleen als er op uw factuur een tweede EAN-code staat." },
    street: { label: "Straat en nummer" },
    postcode: { label: "Postcode" },
    town: { label: "Gemeente" },
    customer: {
      label: "Soort klant",
      options: fieldWords("customer", "buyer", "buyer", "be").options ?? [],
    },
    vatExempt: {
      label: "Wij rekenen geen btw aan: vrijstellingsregeling voor kleine ondernemingen",
    },
    meter: {
      label: "Meter",
      options: fieldWords("meter", null, "buyer", "be").options ?? [],
    },
    capacity: { label: "Vermogen van uw aansluiting", help: CAPACITY_HELP },
    use: { label: "Verbruik per jaar", help: "Alles samen, ook wat uw eigen installatie levert." },
    source: {
      label: "Installatie",
      options: [{ value: "geen", label: "Geen" }, ...myOffersWords.form.technology.options],
    },
    supplier: {
      label: "Leverancier",
      placeholder: "Weet ik niet",
      help: "Dan weten wij wat hij voor delen vraagt. Wat u hieronder zelf invult, gaat voor.",
    },
    energyPrice: {
      label: "Energieprijs",
      help: "Het deel van uw leverancier, zonder netkosten en heffingen.",
    },
    injectionPrice: myOffersWords.form.injectionPrice,
  },
} as const;
