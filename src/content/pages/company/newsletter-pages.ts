import { newsletterTopicWords } from "#content/newsletter-topics.ts";
import type { Site } from "#content/site.ts";

const trail = [{ name: "Nieuwsbrief", path: "/nieuwsbrief" }];
const again = { label: "Naar de nieuwsbrief", path: "/nieuwsbrief" };

export const newsletterConfirmWords = (site: Site) => ({
  head: {
    title: "Bevestig uw inschrijving",
    description: `Bevestig dat u de nieuwsbrief van ${site.name} wilt krijgen. Zonder uw bevestiging sturen wij niets en vergeten wij uw e-mailadres vanzelf.`,
    trail,
  },
  ask: {
    title: "Wilt u onze nieuwsbrief krijgen?",
    lead: "Eén druk op de knop en u bent ingeschreven. Hoogstens één brief per maand, en uitschrijven kan in elke brief.",
    submit: "Ja, schrijf mij in",
  },
  done: {
    title: "U bent ingeschreven",
    lead: "De volgende brief komt zodra er iets verandert aan de tarieven of de regels. Is er niets veranderd, dan schrijven wij niet.",
    preferences: "Kies waarover wij schrijven",
  },
  expired: {
    title: "Deze link werkt niet meer",
    lead: "Hij is al gebruikt of te oud. Hebt u al bevestigd, dan bent u ingeschreven. Zo niet, vul uw e-mailadres dan opnieuw in.",
    again,
  },
});

export const newsletterPreferencesWords = (site: Site) => ({
  head: {
    title: "Voorkeuren voor de nieuwsbrief",
    description: `Kies waarover de nieuwsbrief van ${site.name} u mag schrijven, of schrijf u uit. U komt hier met de link die onderaan elke brief staat.`,
    trail,
  },
  title: "Waarover mogen wij schrijven?",
  lead: "Deze brief gaat naar {email}. Kies de onderwerpen die u wilt volgen.",
  topics: { label: "Onderwerpen", options: newsletterTopicWords },
  none: "Kies minstens één onderwerp, of schrijf u uit.",
  submit: "Bewaar mijn keuze",
  saved: "Uw keuze is bewaard.",
  leave: {
    title: "Liever geen brief meer?",
    text: "U krijgt dan niets meer van ons. Wij bewaren alleen het bewijs dat u ingeschreven was, een jaar lang.",
    submit: "Schrijf mij uit",
  },
  unknown: {
    title: "Geen inschrijving gevonden",
    lead: "U bent niet of niet meer ingeschreven, of de link is onvolledig. Kopieer hem helemaal uit de brief, of schrijf u opnieuw in.",
    again,
  },
});

export const newsletterUnsubscribeWords = (site: Site) => ({
  head: {
    title: "Uitschrijven van de nieuwsbrief",
    description: `Schrijf u uit van de nieuwsbrief van ${site.name}: met één knop, zonder reden en zonder wachttijd. Daarna krijgt u geen brief meer van ons.`,
    trail,
  },
  ask: {
    title: "Wilt u geen brief meer krijgen?",
    lead: "Eén druk op de knop en het is in orde. U hoeft geen reden te geven.",
    submit: "Schrijf mij uit",
  },
  done: {
    title: "U bent uitgeschreven",
    lead: "U krijgt geen nieuwsbrief meer. Was een brief al onderweg, dan kan die nog aankomen.",
    again: { label: "Toch weer inschrijven", path: "/nieuwsbrief" },
  },
  missing: {
    title: "Deze link is onvolledig",
    lead: "Kopieer de link helemaal uit de brief, of gebruik de knop om u uit te schrijven in uw mailprogramma.",
    again,
  },
});
