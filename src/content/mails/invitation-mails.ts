import { formatDay } from "#content/format/format-day.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import { sayInvitation, sayInvitedPrice, sayInviter } from "#content/market/invitation-words.ts";
import type { Site } from "#content/site.ts";
import type { InvitedVat } from "#domain/market/invitation.ts";

type Side = "seller" | "buyer";
type Invited = {
  readonly token: string;
  readonly inviterName: string;
  readonly side: Side;
  readonly price: number;
  readonly vat?: InvitedVat;
  readonly answerBy: string;
};

/** The same for every address, whether or not it has an account here. */
export const invitationMail = ({ name }: Site, invited: Invited): MailWords => {
  const { token, inviterName, side, price, vat = null, answerBy } = invited;
  const who = sayInviter(inviterName);
  const asks = sayInvitation(inviterName, side, price, vat);
  const path = `/uitnodiging?token=${encodeURIComponent(token)}`;
  return {
    subject: `${who} wil stroom met u delen`,
    preview: asks,
    title: `${who} wil stroom met u delen`,
    paragraphs: [
      asks,
      "Wat de een te veel opwekt, gebruikt de ander op hetzelfde moment, via het gewone net. U rekent het samen af, tegen de prijs die u afspreekt.",
      "Bekijk de uitnodiging en u leest hoe het werkt. Met uw aansluiting erbij ziet u wat u er beiden per jaar aan overhoudt. Zonder uw ja gebeurt er niets.",
    ],
    facts: [{ name: "Prijs", value: sayInvitedPrice(price, vat) }],
    action: { label: "Bekijk de uitnodiging", path },
    after: [`U hebt tot en met ${formatDay(answerBy)} om te antwoorden. Daarna vervalt de uitnodiging.`],
    links: [{ label: "Geen uitnodigingen meer krijgen", path: `${path}#nooit-meer` }],
    why: `U krijgt deze mail omdat iemand bij ${name} uw adres invulde. Kent u die persoon niet, antwoord dan niet: wij gebruiken uw adres voor niets anders.`,
  };
};

export const invitationClosedMail = (
  { name }: Site,
  { invitationId, isDeclined }: { readonly invitationId: string; readonly isDeclined: boolean },
): MailWords => ({
  subject: isDeclined ? "Uw uitnodiging is geweigerd" : "Uw uitnodiging is vervallen",
  preview: isDeclined ? "Uw partner wil nu niet delen." : "Er kwam geen antwoord binnen de veertien dagen.",
  title: isDeclined ? "Uw uitnodiging is geweigerd" : "Uw uitnodiging is vervallen",
  paragraphs: isDeclined
    ? [
        "Wie u uitnodigde om stroom te delen, heeft nee gezegd. Misschien past een andere prijs beter: spreek elkaar en nodig gerust opnieuw uit.",
      ]
    : [
        "Een uitnodiging staat veertien dagen open. In die tijd kwam er geen antwoord. Misschien zag uw partner de mail niet: spreek elkaar en nodig gerust opnieuw uit.",
      ],
  action: {
    label: "Bekijk de uitnodiging",
    path: `/account/contracten/uitnodigingen/${encodeURIComponent(invitationId)}`,
  },
  why: `U krijgt deze mail omdat u bij ${name} iemand uitnodigde om stroom te delen.`,
});
