import { formatDay } from "#content/format/format-day.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

type Notice = { readonly subject: string; readonly title: string; readonly text: string };

const notices = {
  opened: {
    subject: "Uw overeenkomst staat klaar om in te vullen",
    title: "U hebt allebei ja gezegd",
    text: "Vul nu uw gegevens in: wie u bent, uw aansluiting en uw btw-statuut. Zodra de andere partij dat ook heeft gedaan, kunt u de overeenkomst lezen en ondertekenen.",
  },
  drafted: {
    subject: "Uw overeenkomst is klaar om te lezen en te ondertekenen",
    title: "De overeenkomst is opgesteld",
    text: "Alle gegevens zijn ingevuld. Lees de tekst rustig na. Wijzigen kan tot een van u beiden ondertekent.",
  },
  changed: {
    subject: "De andere partij heeft uw overeenkomst gewijzigd",
    title: "Er is een nieuwe versie",
    text: "De andere partij heeft iets gewijzigd in de overeenkomst. Lees de nieuwe versie voor u ondertekent.",
  },
  "signed-by-other": {
    subject: "De andere partij heeft ondertekend",
    title: "Nu is het aan u",
    text: "De andere partij heeft de overeenkomst ondertekend. De tekst ligt vast. Ook u kunt ze nu lezen en ondertekenen.",
  },
  signed: {
    subject: "Uw overeenkomst is door beiden ondertekend",
    title: "Er is een overeenkomst",
    text: "U vindt ze als pdf in uw account. Daar staat ook wat er nu moet gebeuren, wie het doet en tegen wanneer.",
  },
  withdrawn: {
    subject: "Uw overeenkomst is ingetrokken of herroepen",
    title: "De overeenkomst gaat niet door",
    text: "Een van u beiden heeft ervan afgezien. U hoeft niets te doen. Stroom die al gedeeld was, wordt nog afgerekend.",
  },
  submitted: {
    subject: "De aanvraag is ingediend bij de netbeheerder",
    title: "De aanvraag is ingediend",
    text: "De netbeheerder vraagt u beiden om de aanvraag goed te keuren, per mail of per brief.",
  },
  "submit-undone": {
    subject: "De aanvraag is toch nog niet ingediend",
    title: "De aanvraag is nog niet ingediend",
    text: "{who} dat de aanvraag nog niet bij de netbeheerder ligt. U hoeft nog niets goed te keuren: u krijgt een mail zodra ze is ingediend.",
  },
  active: {
    subject: "De eerste dag van het delen is gemeld",
    title: "De eerste dag van het delen is gemeld",
    text: "{who} dat de netbeheerder {day} als eerste dag bevestigde. Na elke maand bezorgt u elk uw kwartierwaarden en maken wij de afrekening.",
  },
  suspended: {
    subject: "Het delen ligt stil",
    title: "Het delen ligt stil",
    text: "Meestal komt dat doordat meetregime 3 wegviel na een overstap. Vraag het opnieuw aan bij de leverancier. De overeenkomst blijft bestaan.",
  },
  resumed: {
    subject: "Het delen loopt weer",
    title: "Het delen loopt weer",
    text: "De beheerder heeft gemeld dat het delen hervat is.",
  },
  "another-seller": {
    subject: "Uw koper deelt ook met een andere verkoper",
    title: "Uw koper heeft er een verkoper bij",
    text: "Wat uw koper verbruikt, wordt per kwartier verdeeld over zijn verkopers, naar wat elk injecteert. U kunt dus minder verkopen dan voorheen. In uw account ziet u elke maand hoeveel. Wilt u dat niet? Spreek met uw koper, of zeg de overeenkomst op.",
  },
  "notice-given": {
    subject: "Uw overeenkomst is opgezegd",
    title: "De overeenkomst is opgezegd",
    text: "{by} Tot en met de laatste dag hieronder blijft alles lopen. Daarna volgt een slotafrekening. Bent u het allebei eens, dan kunt u de opzegging tot die dag intrekken in uw dossier.",
  },
  "notice-withdrawal-asked": {
    subject: "De andere partij wil uw overeenkomst laten doorlopen",
    title: "Trekt u de opzegging samen in?",
    text: "De andere partij vraagt om de opzegging in te trekken. Bent u het eens, bevestig het dan in uw dossier. Doet u niets, dan blijft de opzegging gelden.",
  },
  "notice-withdrawn": {
    subject: "De opzegging is ingetrokken",
    title: "Uw overeenkomst loopt door",
    text: "U bent het er beiden over eens: de opzegging geldt niet meer en het delen loopt door.",
  },
  "amendment-asked": {
    subject: "Onderteken een wijziging van uw overeenkomst",
    title: "Er is een wijziging te ondertekenen",
    text: "De andere partij ondertekende een wijziging van een adres, EAN-code of rekeningnummer in uw overeenkomst. Lees ze na en onderteken ook, of weiger ze. Tot u allebei getekend hebt, blijft alles zoals het was. Betaal nooit op een nieuw rekeningnummer voor u de andere partij zelf hebt gesproken.",
  },
  "amendment-agreed": {
    subject: "De wijziging van uw overeenkomst is ondertekend",
    title: "De wijziging geldt",
    text: "U hebt allebei ondertekend. Al het andere in de overeenkomst blijft gelden. U vindt de wijziging als pdf in uw account. Een nieuwe EAN-code meldt de beheerder ook aan de netbeheerder.",
  },
  "amendment-dropped": {
    subject: "De wijziging van uw overeenkomst gaat niet door",
    title: "De wijziging gaat niet door",
    text: "De andere partij trok de wijziging in of weigerde ze. Uw overeenkomst blijft zoals ze was.",
  },
  ended: {
    subject: "Uw overeenkomst is afgelopen",
    title: "De overeenkomst is afgelopen",
    text: "Bezorg nog de kwartierwaarden van de laatste maand voor de slotafrekening. Alle stukken blijven in uw account.",
  },
  "account-deleted": {
    subject: "De andere partij heeft haar account verwijderd",
    title: "De andere partij is vertrokken",
    text: "Daarmee eindigt de overeenkomst op deze site. Wat u allebei hebt ondertekend en wat al is afgerekend, blijft voor u bewaard.",
  },
} as const satisfies Readonly<Record<string, Notice>>;

type Message = {
  readonly agreementId: string;
  readonly reference: string;
  readonly notice: keyof typeof notices;
  readonly other?: string | null;
  readonly startedOn?: string | null;
  readonly endsOn?: string | null;
  readonly isOwn?: boolean;
};

/** Who told it: the site asks no grid operator. Older messages know that it was the manager. */
const sayWho = ({ isOwn, other }: Message): string =>
  isOwn === undefined ? "De beheerder meldt" : isOwn ? "U meldde" : `${other ?? "De andere partij"} meldt`;

const sayWhoGaveNotice = ({ isOwn, other }: Message): string =>
  isOwn === undefined
    ? "Een van u beiden zegde op."
    : isOwn
      ? "U zegde op."
      : `${other ?? "De andere partij"} zegde op.`;

type Way = { readonly label: string; readonly path: string };
const sign: Way = { label: "Lezen en ondertekenen", path: "/overeenkomst" };
/** The page on which a mail is answered, under that of the agreement itself. */
const ways: Readonly<Partial<Record<keyof typeof notices, Way>>> = {
  opened: { label: "Mijn gegevens invullen", path: "/gegevens" },
  drafted: sign,
  changed: sign,
  "signed-by-other": sign,
};
const toAgreement: Way = { label: "Naar uw overeenkomst", path: "" };

export const agreementPath = (id: string): string => `/account/contracten/${id}`;

export function agreementNoticeMail(site: Site, message: Message): MailWords {
  const { agreementId, reference, notice, other, startedOn, endsOn } = message;
  const { subject, title, text } = notices[notice];
  const { label, path } = ways[notice] ?? toAgreement;
  return {
    subject: `${subject} (${reference})`,
    preview: title,
    title,
    paragraphs: [
      text
        .replace("{who}", () => sayWho(message))
        .replace("{by}", () => sayWhoGaveNotice(message))
        .replace("{day}", startedOn ? formatDay(startedOn) : "de dag hieronder"),
    ],
    facts: [
      { name: "Overeenkomst", value: reference },
      ...(other ? [{ name: "Met", value: other }] : []),
      ...(startedOn ? [{ name: "Delen vanaf", value: formatDay(startedOn) }] : []),
      ...(endsOn ? [{ name: "Laatste dag", value: formatDay(endsOn) }] : []),
    ],
    action: { label, path: agreementPath(agreementId) + path },
    why: `U krijgt deze mail omdat u een partij bent bij een overeenkomst op ${site.name}.`,
  };
}
