import { formatMoment } from "#content/format/format-moment.ts";

export const mailsWords = {
  head: { title: "E-mails", description: "Wat wacht om verzonden te worden, wat niet aankwam, en wat verzonden is." },
  title: "E-mails",
  lead: "Wat erin staat, is van wie ze krijgt: hier staan alleen de soort, het verkorte adres en wat de mailserver zei.",
  places: { queued: "Wachtrij", failed: "Niet aangekomen", sent: "Verzonden" },
  navigation: "Welke e-mails",
  columns: ["Soort", "Aan", "Toestand", "Pogingen", "De server zei"],
  again: "Opnieuw verzenden",
  againWhy: "Opnieuw verzonden vanuit de lijst",
  gone: "inhoud gewist",
  old: "Links in een oude e-mail kunnen verlopen zijn.",
  done: {
    opnieuw: "De e-mail staat weer in de wachtrij.",
    niets: "Deze e-mail kan niet opnieuw: hij wacht al, of zijn inhoud is gewist.",
  },
};

export const mailKindNames = {
  "confirm-address": "Adres bevestigen",
  "already-registered": "Account bestaat al",
  "reset-password": "Nieuw wachtwoord",
  "password-changed": "Wachtwoord gewijzigd",
  "confirm-new-address": "Nieuw adres bevestigen",
  "address-changing": "Adres wordt gewijzigd",
  "address-changed": "Adres gewijzigd",
  "second-factor-changed": "Tweede stap gewijzigd",
  "passkey-changed": "Toegangssleutel gewijzigd",
  "deletion-planned": "Account wordt gewist",
  "account-deleted": "Account gewist",
  "form-signed": "Formulier ondertekend",
  "proposal-new": "Nieuw voorstel",
  "proposal-half-accepted": "Voorstel half aanvaard",
  "proposal-countered": "Andere prijs gevraagd",
  "proposal-agreed": "Voorstel aanvaard",
  "proposal-declined": "Voorstel geweigerd",
  "proposal-lapsed": "Voorstel vervallen",
  invitation: "Uitnodiging om te delen",
  "invitation-closed": "Uitnodiging afgelopen",
  "offer-reported": "Melding voor het beheer",
  "report-received": "Melding ontvangen",
  "report-decided": "Besluit over een melding",
  "offer-moderated": "Besluit over een aanbod",
  "confirm-result": "Berekening bevestigen",
  "agreement-notice": "Overeenkomst",
  "statement-ready": "Afrekening klaar",
  "month-notice": "Maand",
  "month-data": "Kwartierwaarden gevraagd",
  "dossier-reminder": "Herinnering dossier",
  "connection-in-use": "Aansluiting in gebruik",
  "connection-decided": "Besluit over een aansluiting",
  "calculation-result": "Berekening",
  "lead-received": "Aanvraag ontvangen",
  "lead-for-operator": "Aanvraag voor het beheer",
  "lead-erased-for-operator": "Aanvraag gewist",
  "confirm-waiting": "Wachtlijst bevestigen",
  "waiting-joined": "Op de wachtlijst",
  "waiting-for-operator": "Wachtlijst voor het beheer",
  "contact-message": "Bericht voor het beheer",
  "contact-copy": "Bericht ontvangen",
  "contact-answer": "Antwoord op een bericht",
  "confirm-subscription": "Nieuwsbrief bevestigen",
  "already-subscribed": "Nieuwsbrief: al ingeschreven",
  newsletter: "Nieuwsbrief",
} as const;

type Seen = {
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
  readonly deadAt: Date | null;
};

export function sayMailState({ createdAt, dueAt, sentAt, deadAt }: Seen): string {
  if (sentAt !== null) return `Verzonden op ${formatMoment(sentAt)}`;
  if (deadAt !== null) return `Opgegeven op ${formatMoment(deadAt)}`;
  return `Gemaakt op ${formatMoment(createdAt)}, aan de beurt vanaf ${formatMoment(dueAt)}`;
}
