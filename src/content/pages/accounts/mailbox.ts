import type { Site } from "#content/site.ts";

const trail = [{ name: "Postbus", path: "/postbus" }];

/** The mailbox of a site that sends no mail: who tries it out reads here what would have been sent. */
export const mailboxWords = (site: Site) => ({
  head: {
    title: "Postbus",
    description: `De mails die ${site.name} zou versturen, om te lezen terwijl u de site uitprobeert. Op een site die echt mails verstuurt, bestaat deze pagina niet.`,
  },
  hero: {
    eyebrow: "Om uit te proberen",
    title: "Postbus",
    lead: "Deze site verstuurt geen echte mails. Wat u zou krijgen, leest u hier. De nieuwste staat bovenaan.",
  },
  refresh: "Vernieuwen",
  count: { one: "mail", many: "mails" },
  columns: { to: "Aan", at: "Wanneer" },
  empty: {
    title: "Nog geen mails",
    text: "Maak een account of vraag een nieuw wachtwoord: de mail die daarbij hoort, verschijnt hier meteen.",
    action: "Account maken",
    path: "/aanmelden",
  },
});

export const mailboxMailWords = (subject: string) => ({
  head: { title: subject, description: "Een mail in de postbus van een site om uit te proberen.", trail },
  back: { label: "Terug naar de postbus", path: "/postbus" },
  frame: "De mail zoals de lezer hem ziet",
  links: "Links in deze mail",
  text: "De mail als gewone tekst",
  columns: { to: "Aan", at: "Wanneer" },
});
