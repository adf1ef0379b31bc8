import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export function detailsWords(site: Site) {
  return {
    head: {
      title: "Mijn accountgegevens",
      description: `Uw gegevens bij ${site.name}: profiel, aansluitingen, wachtwoord, kleuren, nieuwsbrief, actieve sessies, al uw gegevens downloaden en uw account wissen.`,
      trail: [{ name: "Mijn overzicht", path: "/account" }],
    } satisfies PageHead,
    hero: {
      eyebrow: "Mijn account",
      title: "Accountgegevens",
      lead: "Wat wij van u weten, en de knoppen om het te wijzigen of te wissen. De kleuren werken al, de rest volgt zodra accounts openen.",
    },
    colors: {
      title: "Kleuren",
      text: "Licht, donker of zoals uw toestel staat ingesteld. Uw keuze blijft op dit toestel en gaat niet naar ons.",
      withoutScript: "Zonder JavaScript volgt de site de instelling van uw toestel.",
    },
    sections: {
      title: "Wat hier nog komt",
      items: [
        {
          title: "Profiel",
          text: "Naam, telefoon, taal van de mails, particulier of onderneming. Een ondernemingsnummer kijken wij na.",
        },
        {
          title: "Aansluitingen",
          text: "Uw EAN-codes, met adres en meter. Op het scherm tonen wij alleen het begin en het einde. Uw tegenpartij ziet ze pas als u allebei ja hebt gezegd.",
        },
        {
          title: "E-mailadres en wachtwoord",
          text: "Een nieuw adres geldt pas na bevestiging; het oude krijgt een waarschuwing. Voor een nieuw wachtwoord vragen wij eerst het huidige.",
        },
        { title: "Nieuwsbrief", text: "Aan of uit. Uitschrijven werkt meteen." },
        {
          title: "Actieve sessies",
          text: "Op welke toestellen u ingelogd bent en sinds wanneer, met een knop om één toestel of alle toestellen uit te loggen.",
        },
        {
          title: "Al mijn gegevens",
          text: "Eén bestand met alles wat wij van u bewaren, leesbaar voor mens en machine. Dat recht hebt u altijd.",
        },
        {
          title: "Mijn account wissen",
          text: "Wij tonen eerst wat er verdwijnt en wat de wet ons laat bewaren, zoals afgesloten afrekeningen. Een lopende overeenkomst beëindigt u eerst.",
        },
      ],
    },
  };
}
