import { backToDetails, detailsTrail } from "#content/pages/accounts/details.ts";

const eyebrow = "Accountgegevens";
const currentPassword = {
  label: "Uw huidige wachtwoord",
  help: "Zo weten wij dat u het bent, en niet iemand aan uw toestel.",
} as const;

export const passwordWords = {
  head: {
    title: "Wachtwoord wijzigen",
    description:
      "Kies een nieuw wachtwoord. Op uw andere toestellen bent u daarna uitgelogd; op dit toestel blijft u ingelogd.",
    trail: detailsTrail,
  },
  hero: {
    eyebrow,
    title: "Wachtwoord wijzigen",
    lead: "Daarna bent u op uw andere toestellen uitgelogd. Op dit toestel blijft u ingelogd.",
  },
  back: backToDetails,
  current: currentPassword,
  next: {
    label: "Nieuw wachtwoord",
    help: "Minstens 10 tekens. Vier losse woorden zijn sterker dan één woord met leestekens. Plakken mag.",
  },
  submit: "Wachtwoord wijzigen",
} as const;

export const emailWords = {
  head: {
    title: "E-mailadres wijzigen",
    description:
      "Log voortaan in met een ander e-mailadres. Het geldt pas als u het bevestigt; het oude adres krijgt bericht.",
    trail: detailsTrail,
  },
  hero: {
    eyebrow,
    title: "E-mailadres wijzigen",
    lead: "Het nieuwe adres geldt pas als u het bevestigt. Uw huidige adres krijgt een bericht, zodat niemand dit ongemerkt doet.",
  },
  back: backToDetails,
  now: "Uw adres is nu",
  next: { label: "Nieuw e-mailadres" },
  current: currentPassword,
  submit: "Bevestigingsmail sturen",
} as const;

export const signInsWords = {
  head: {
    title: "Ingelogde toestellen",
    description:
      "Op welke toestellen u ingelogd bent en sinds wanneer. Log één toestel uit, of alle andere in één keer.",
    trail: detailsTrail,
  },
  hero: {
    eyebrow,
    title: "Ingelogde toestellen",
    lead: "Hier bent u ingelogd. Herkent u een toestel niet, log het uit en wijzig uw wachtwoord.",
  },
  back: backToDetails,
  list: {
    title: "Toestellen",
    thisOne: "Dit toestel",
    since: "Ingelogd op",
    seen: "Laatst gezien op",
    end: "Uitloggen",
  },
  others: {
    title: "Ergens uw toestel vergeten?",
    text: "U blijft ingelogd op dit toestel.",
    submit: "Alle andere uitloggen",
  },
  ended: "Dat toestel is uitgelogd.",
  endedOthers: "Alle andere toestellen zijn uitgelogd.",
} as const;

export const deletionWords = {
  head: {
    title: "Account wissen",
    description:
      "Wis uw account met alles wat erin zit. U krijgt dertig dagen bedenktijd en kunt het tot dan ongedaan maken.",
    trail: detailsTrail,
  },
  hero: {
    eyebrow,
    title: "Account wissen",
    lead: "Lees eerst wat er verdwijnt. U krijgt dertig dagen om u te bedenken.",
  },
  back: backToDetails,
  goes: {
    title: "Dit verdwijnt op de dag zelf",
    items: [
      "uw profiel, aansluitingen en toestemmingen",
      "al uw formulieren, ook de ondertekende: download ze eerst als u ze nog nodig hebt",
      "uw aanbod, uw vragen en uw bewaarde berekeningen",
      "uw ingelogde toestellen, toegangssleutels en tweede stap",
      "elke overeenkomst die nog loopt: ze eindigt die dag op deze site; wat u beiden ondertekende en afrekende, bewaren wij tien jaar",
    ],
  },
  until: {
    title: "Tot die dag",
    items: ["blijft alles werken", "kunt u het hier met één knop ongedaan maken", "krijgt u een mail met de datum"],
  },
  first: { label: "Download eerst al mijn gegevens", path: backToDetails.path },
  current: currentPassword,
  submit: "Ja, mijn account wissen",
  planned: {
    title: "Uw account wordt gewist op {day}",
    text: "Tot dan blijft alles werken. Bedenkt u zich, dan is één knop genoeg.",
    undo: "Mijn account behouden",
  },
} as const;

export const exportWords = {
  head: {
    title: "Gegevens downloaden",
    description: "Bevestig dat u het bent en download alles wat wij van u bewaren in één bestand.",
    trail: detailsTrail,
  },
  hero: {
    eyebrow,
    title: "Gegevens downloaden",
    lead: "In het bestand staat alles wat wij van u bewaren, ook uw kwartierwaarden. Daarom vragen wij eerst of u het bent.",
  },
  back: backToDetails,
  prove: "Bevestigen",
  ready: "U hebt bevestigd dat u het bent. U kunt het bestand nu downloaden.",
  submit: "Gegevens downloaden",
} as const;
