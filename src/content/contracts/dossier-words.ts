import type { ChangeWarning, DossierStep, DossierTask, PlannedChange } from "#domain/contracts/dossier.ts";

type Words = { readonly title: string; readonly text: string };

export const dossierWords: Readonly<Record<DossierStep, Words>> = {
  "ask-supplier": {
    title: "Vraag uw leverancier naar zijn voorwaarden",
    text: "Vraag wat het delen per jaar kost en of uw contract verandert. Onze brief is al ingevuld. Bewaar het antwoord.",
  },
  "request-metering": {
    title: "Vraag meetregime 3 aan bij uw leverancier",
    text: "Daarmee leest de netbeheerder uw kwartierwaarden uit. Uw leverancier mag het niet weigeren. Dezelfde brief vraagt het aan.",
  },
  "declare-installation": {
    title: "Onderteken de verklaring over de installatie",
    text: "U verklaart dat de stroom hernieuwbaar is, van u is, en dat u aan één koper verkoopt.",
  },
  "give-mandate": {
    title: "Geef de beheerder een mandaat",
    text: "De beheerder dient de aanvraag in en krijgt de volumes. Daarvoor heeft hij uw mandaat nodig.",
  },
  "file-request": {
    title: "Dien de aanvraag in bij de netbeheerder",
    text: "Alles wat u moet invullen, staat op één blad. Meld hier zodra de aanvraag is ingediend.",
  },
  "approve-request": {
    title: "Keur de aanvraag goed",
    text: "U krijgt daarvoor een mail of een brief met een code van de netbeheerder.",
  },
  "confirm-start": {
    title: "Meld de startdatum",
    text: "De netbeheerder bevestigt vanaf welke dag u deelt. Vanaf die dag rekenen wij af.",
  },
};

/** The same steps where the other does them: a title is enough. */
export const otherDossierTitles: Readonly<Record<DossierStep, string>> = {
  "ask-supplier": "Vraagt zijn leverancier naar de voorwaarden",
  "request-metering": "Vraagt meetregime 3 aan bij zijn leverancier",
  "declare-installation": "Tekent de verklaring over de installatie",
  "give-mandate": "Geeft u een mandaat als beheerder",
  "file-request": "Dient de aanvraag in bij de netbeheerder",
  "approve-request": "Keurt de aanvraag goed",
  "confirm-start": "Meldt de startdatum",
};

export const towardsWords: Readonly<Record<DossierTask["towards"], string>> = {
  supplier: "uw leverancier",
  fluvius: "Fluvius, op Mijn Fluvius bij Energiedelen",
  sibelga: "Sibelga, met het formulier voor energiedelen",
  "other-side": "de andere partij",
};

export const otherTowardsWords: typeof towardsWords = {
  ...towardsWords,
  supplier: "zijn leverancier",
  "other-side": "u",
};

export const plannedChanges: Readonly<Record<PlannedChange, string>> = {
  "supplier-switch": "Ik verander van leverancier",
  move: "Ik verhuis",
  "new-meter": "Ik krijg een andere meter",
};

export const changeEffects: Readonly<Record<ChangeWarning["effect"], string>> = {
  suspends: "Zonder actie valt het delen stil vanaf de dag van de wijziging.",
  ends: "Het delen stopt: een nieuw adres is een ander toegangspunt, en dat staat niet in uw overeenkomst.",
};

export const changeSteps: Readonly<Record<ChangeWarning["steps"][number], string>> = {
  "request-metering-before": "Vraag meetregime 3 meteen aan bij uw nieuwe leverancier. Het gaat niet vanzelf mee.",
  "ask-new-supplier-fee": "Vraag wat de nieuwe leverancier voor het delen aanrekent, en reken na of het nog loont.",
  "tell-other-side": "Verwittig de andere partij.",
  "give-notice": "Zeg de overeenkomst op, zodat ze eindigt op de dag van uw verhuis of later.",
  "settle-last-month": "Bezorg de meetgegevens tot en met de laatste dag. Wij maken een slotafrekening.",
  "check-new-ean": "Kijk na of de EAN-code dezelfde blijft. Een andere code vraagt een nieuwe aanvraag.",
};
