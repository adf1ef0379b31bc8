import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export function formsWords(site: Site) {
  return {
    head: {
      title: "Mijn formulieren",
      description:
        "De vijf formulieren voor een verkoop tussen personen: overeenkomst, mandaat, meetregime 3, verklaring op eer en herroeping. Invullen, tekenen, pdf.",
      trail: [{ name: "Mijn overzicht", path: "/account" }],
    } satisfies PageHead,
    hero: {
      eyebrow: "Mijn account",
      title: "Formulieren",
      lead: "Bij een verkoop tussen personen horen vijf formulieren. U vult ze stap voor stap in, kijkt ze na, tekent met uw naam en bewaart ze als pdf.",
    },
    dutchNotice:
      site.market === "be"
        ? null
        : {
            title: "Deze stukken zijn Belgisch",
            text: "Mandaat en meetregime horen bij de regeling van de netbeheerder Fluvius. In Nederland gebruikt u ze niet.",
          },
    mine: {
      title: "Mijn formulieren",
      empty: "Nog geen formulier",
      text: "Kies hieronder wat u nodig hebt. Elke stap wordt bewaard: u kunt stoppen en later verdergaan, ook op een ander toestel.",
      draft: "Bezig",
      signed: "Ondertekend",
      draftAt: "Laatst bewaard op",
      signedAt: "Ondertekend op",
      goOn: "Verder invullen",
      view: "Bekijken",
      download: "Pdf",
      remove: "Wissen",
    },
    kinds: { title: "Een formulier beginnen", start: "Beginnen" },
    labels: { signer: "Wie tekent", goesTo: "Gaat naar", when: "Wanneer" },
    model: "Het zijn modellen in gewone taal, die u samen mag aanpassen. Ze vervangen geen juridisch advies.",
    removed: "Het formulier is gewist.",
    saved: "Uw formulier is bewaard. U kunt later verdergaan.",
  };
}
