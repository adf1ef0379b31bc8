import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export function formsWords(site: Site) {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Mijn formulieren",
      description:
        "De vijf formulieren voor een verkoop tussen personen: overeenkomst, mandaat, meetregime 3, verklaring op eer en herroeping, en waar elk voor dient.",
      trail: [{ name: "Mijn overzicht", path: "/account" }],
    } satisfies PageHead,
    hero: {
      eyebrow: "Mijn account",
      title: "Formulieren",
      lead: "Bij een verkoop tussen personen horen vijf formulieren. Straks vult u ze hier in, kijkt u ze na, ondertekent u ze en bewaart u ze als pdf.",
    },
    notice: {
      title: "Invullen kan later",
      text: "Zodra u een voorstel aanvaardt, staan ze hier klaar met de gegevens die wij al kennen. Nu leest u waar elk stuk voor dient.",
    },
    dutchNotice: isBelgian
      ? null
      : {
          title: "Deze stukken zijn Belgisch",
          text: "Mandaat en meetregime horen bij de regeling van de netbeheerder Fluvius. In Nederland gebruikt u ze niet.",
        },
    labels: { signer: "Wie tekent", goesTo: "Gaat naar", when: "Wanneer" },
    forms: [
      {
        title: "Overeenkomst persoon-aan-persoonverkoop",
        text: "De afspraak tussen koper en verkoper: prijs per kWh, start, duur, opzegging, en hoe en wanneer er betaald wordt. Dit is uw contract. Wij zijn er geen partij bij.",
        signer: "Koper en verkoper",
        goesTo: "U beiden",
        when: "Na een aanvaard voorstel",
      },
      {
        title: "Mandaat voor de beheerder",
        text: "Eén van u beiden vertegenwoordigt de groep bij de netbeheerder: die dient de aanvraag in en ontvangt de volumes. Met dit mandaat geeft de ander daar toestemming voor.",
        signer: "Wie geen beheerder is",
        goesTo: "De beheerder",
        when: "Samen met de overeenkomst",
      },
      {
        title: "Aanvraag meetregime 3",
        text: "De vraag aan uw leverancier om uw meter elk kwartier te laten uitlezen. Hij mag niet weigeren, wel een kost vragen. Verandert u van leverancier, dan vraagt u het opnieuw, anders stopt het delen.",
        signer: "Elk voor zich",
        goesTo: "Uw leverancier",
        when: "Voor de start, en na elke overstap",
      },
      {
        title: "Verklaring op eer over de installatie",
        text: "De verkoper verklaart welke installatie het is, hoe groot ze is, dat de stroom hernieuwbaar is en dat verkopen niet zijn hoofdactiviteit is.",
        signer: "Verkoper",
        goesTo: "Koper, en de netbeheerder als die ernaar vraagt",
        when: "Samen met de overeenkomst",
      },
      {
        title: "Herroepingsformulier",
        text: "Binnen veertien dagen kunt u zonder reden afzien van uw overeenkomst met ons, en met een verkoper die een onderneming is. Tussen particulieren geldt wat u onderling afsprak.",
        signer: "Wie herroept",
        goesTo: "Ons of de verkoper",
        when: "Binnen veertien dagen",
      },
    ],
    back: { label: "Terug naar het overzicht", path: "/account" },
  };
}
