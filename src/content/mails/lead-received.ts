import { formatDay } from "#content/format/format-day.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

type Received = {
  readonly side: "buyer" | "seller";
  readonly reference: string;
  readonly token: string;
  readonly replyBy: string;
  /** An account was asked for along with it, or there was one: another mail tells which. */
  readonly asksAccount?: boolean;
};

const sides = {
  buyer: { thing: "aanvraag", other: "verkoper", page: "/bedankt-koper" },
  seller: { thing: "aanbod", other: "koper", page: "/bedankt-verkoper" },
} as const;

export function leadReceivedMail(
  { name }: Site,
  { side, reference, token, replyBy, asksAccount }: Received,
): MailWords {
  const { thing, other, page } = sides[side];
  const query = `?aanvraag=${encodeURIComponent(token)}`;
  return {
    subject: `Wij ontvingen uw ${thing} ${reference}`,
    preview: `Uiterlijk op ${formatDay(replyBy)} hoort u van ons.`,
    title: `Wij ontvingen uw ${thing}`,
    paragraphs: [
      `Wij lezen uw antwoorden na en zoeken de ${other} met wie u samen het meeste overhoudt. Uiterlijk op ${formatDay(replyBy)} hoort u van ons, ook als er nog niemand past.`,
      "U zit nergens aan vast. Er verandert pas iets als u een overeenkomst ondertekent.",
    ],
    facts: [
      { name: "Referentie", value: reference },
      { name: "Antwoord uiterlijk", value: formatDay(replyBy) },
    ],
    action: { label: "Bekijk wat er nu gebeurt", path: `${page}${query}` },
    after: [
      asksAccount
        ? "Over uw account krijgt u een aparte mail. Had u er al een, dan neemt u uw antwoorden mee met deze link."
        : "Maak een account met deze link, dan hoeft u niets opnieuw in te vullen.",
    ],
    links: [
      asksAccount
        ? { label: "Neem uw antwoorden mee naar het account dat u al hebt", path: `/account/meenemen${query}` }
        : { label: "Maak een account met uw antwoorden", path: `/aanmelden${query}` },
      { label: `Trek uw ${thing} in en wis uw gegevens`, path: `/aanvraag/wissen${query}` },
    ],
    notYou: {
      title: "Was u dit niet?",
      text: "Dan vulde iemand anders uw e-mailadres in. Met deze link wist u alles wat daarbij hoort.",
      link: { label: "Wis deze gegevens", path: `/aanvraag/wissen${query}` },
    },
    why: `U krijgt deze mail omdat dit e-mailadres bij ${name} is ingevuld om gecontacteerd te worden.`,
  };
}
