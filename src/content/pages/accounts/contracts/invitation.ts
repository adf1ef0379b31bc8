import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { sayInvitedPrice } from "#content/market/invitation-words.ts";
import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";
import type { SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import type { Site } from "#content/site.ts";
import { COUNTER_MESSAGE_MAX } from "#domain/market/counter-offer.ts";
import type { InvitationState, InvitedVat } from "#domain/market/invitation.ts";
import type { MarketSide } from "#domain/market/proposal.ts";

const back = { label: "Terug naar de contracten", path: "/account/contracten" };
const roles: Readonly<Record<MarketSide, string>> = { seller: "Verkoper", buyer: "Koper" };

export const inviteWords = {
  head: {
    title: "Nodig uw eigen partner uit",
    description:
      "Kent u al iemand om stroom mee te delen? Kies een prijs en nodig die persoon uit met een mail. Na een ja begint uw overeenkomst.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contracten",
    title: "Nodig uw eigen partner uit",
    lead: "Familie, een vriend, een buur of een klant: u kiest de prijs, uw partner krijgt één mail en antwoordt. Zegt u allebei ja, dan staat uw overeenkomst klaar.",
    back,
  },
  form: {
    side: {
      label: "Wat bent u?",
      options: [
        { value: "verkoper", label: "Verkoper", description: "Ik heb stroom over en deel die." },
        { value: "koper", label: "Koper", description: "Ik gebruik de stroom van mijn partner." },
      ],
    },
    connection: { label: "Uw aansluiting", placeholder: "Kies een aansluiting" },
    price: {
      label: "Prijs per kWh",
      help: "Wat een gezin betaalt. Verkoopt een onderneming, dan zit de btw erin; koopt een onderneming, dan gaat die btw eraf. 0 is een gift.",
    },
    email: { label: "E-mailadres van uw partner" },
    message: {
      label: "Een woord erbij",
      help: `Hoogstens ${COUNTER_MESSAGE_MAX} tekens, zonder adres of nummer. Uw partner leest het op de pagina van de uitnodiging.`,
    },
    submit: "Nakijken",
    add: "Een andere aansluiting toevoegen",
  },
  empty: {
    title: "Voeg eerst uw aansluiting toe",
    text: "Daarmee rekenen wij uit wat u beiden overhoudt. Uw partner ziet uw adres, EAN-code en meterdata niet.",
    action: "Aansluiting toevoegen",
  },
  check: {
    title: "Klopt dit?",
    submit: "Verstuur de uitnodiging",
    change: "Wijzigen",
    facts: {
      side: "U bent",
      connection: "Aansluiting",
      price: "Prijs",
      partner: "Uitnodiging naar",
      message: "Uw woord",
    },
    sees: "Uw partner leest uw voornaam of de naam van uw onderneming, de prijs en uw woord, en na het kiezen van een aansluiting wat u beiden per jaar overhoudt. Uw adres, EAN-code en meterdata niet.",
    mails: "Naar één adres sturen wij maar enkele uitnodigingen per dag, en geen enkele naar wie daarom vroeg.",
  },
} as const;

/** To a company that sells: the VAT is in what the other pays, and not for the seller. */
export const sayKept = (kept: number): string =>
  `U verkoopt als onderneming: van deze prijs houdt u ${formatCentsPerKilowattHour(kept)} over, de rest is btw.`;

export const sayRole = (side: MarketSide): string => roles[side];
/** What was asked, for who sent it. */
export function saySent(side: MarketSide, price: number, vat: InvitedVat | null, to: string): string {
  const at = `${price === 0 ? "" : "voor "}${sayInvitedPrice(price, vat)}`;
  return side === "seller" ? `U biedt ${to} stroom aan, ${at}.` : `U vraagt ${to} om stroom, ${at}.`;
}

const states: Readonly<Record<InvitationState, Readonly<Record<"inviter" | "partner", string>>>> = {
  open: { inviter: "Wacht op antwoord", partner: "Wacht op uw antwoord" },
  accepted: { inviter: "Aanvaard", partner: "Aanvaard" },
  declined: { inviter: "Geweigerd", partner: "Geweigerd" },
  withdrawn: { inviter: "Ingetrokken", partner: "Ingetrokken" },
  lapsed: { inviter: "Vervallen", partner: "Vervallen" },
};
export const sayInvitationState = (state: InvitationState, role: "inviter" | "partner"): string => states[state][role];

/** What became of it and when; nothing while it waits. */
const ends: Readonly<Record<Exclude<InvitationState, "open">, string>> = {
  accepted: "Aanvaard",
  declined: "Geweigerd",
  withdrawn: "Ingetrokken",
  lapsed: "Vervallen zonder antwoord",
};
export const sayHistory = (state: InvitationState, sent: string, changed: string, until: string): string[] => [
  `Verstuurd op ${formatDay(sent)}.`,
  state === "open" ? `Antwoord tot en met ${formatDay(until)}.` : `${ends[state]} op ${formatDay(changed)}.`,
];

export const invitationWords = {
  head: {
    title: "Een uitnodiging",
    description:
      "Alles over één uitnodiging om stroom te delen: wie wat vraagt, aan welke prijs, wat u er beiden aan overhoudt, en uw antwoord.",
    trail: contractTrail,
  } satisfies PageHead,
  title: { inviter: "Uw uitnodiging", partner: "Een uitnodiging voor u" },
  back,
  list: { title: "Uitnodigingen" },
  message: { inviter: "Uw woord erbij", partner: "Een woord erbij" },
  history: "Verloop",
  choose: {
    title: "Kies uw aansluiting",
    text: { seller: "Vanaf welke aansluiting verkoopt u?", buyer: "Op welke aansluiting gebruikt u de stroom?" },
    label: "Uw aansluiting",
    submit: "Reken met deze aansluiting",
    add: "Aansluiting toevoegen",
    none: "U hebt nog geen aansluiting. Vul in wat er achter uw meter zit, dan rekenen wij uit wat u beiden overhoudt.",
    noInstallation: "Om te verkopen hebt u een aansluiting met een installatie nodig.",
  },
  gains: {
    title: "Wat het u beiden oplevert",
    loss: "Bij deze prijs verliest een van u beiden. Dat mag, maar spreek er eerst over.",
  },
  answer: {
    title: "Uw antwoord",
    text: "Met een ja begint de overeenkomst: samen invullen, nalezen en ondertekenen. Tot u tekent, bent u tot niets verplicht.",
    accept: "Aanvaarden",
    other: "Liever een andere prijs? Weiger en nodig zelf uit, met uw prijs.",
    decline: "Weigeren",
    never: "Geen uitnodigingen meer",
    neverText: "Wilt u er nooit nog een? Dan weigeren wij ook deze, en sturen wij uw adres er geen meer, van wie ook.",
  },
  withdraw: {
    text: "Wilt u iets veranderen? Trek de uitnodiging in en maak een nieuwe.",
    submit: "Uitnodiging intrekken",
  },
  agreement: { label: "Naar de overeenkomst" },
  done: {
    verstuurd: "Uw uitnodiging is klaar. Uw partner heeft veertien dagen om te antwoorden.",
    ingetrokken: "De uitnodiging is ingetrokken.",
    geweigerd: "U hebt de uitnodiging geweigerd.",
    nooit: "U hebt geweigerd, en krijgt geen uitnodigingen meer.",
  },
};

/** What the link of the mail opens, for who may not have an account. */
export function invitedWords(site: Site) {
  return {
    head: {
      title: "U bent uitgenodigd",
      description: `Iemand nodigde u uit om stroom te delen via ${site.name}. Lees wat er gevraagd wordt, en antwoord als u wilt.`,
    } satisfies PageHead,
    hero: { eyebrow: "Uitnodiging" },
    asked: "U bent uitgenodigd",
    unknown: {
      title: "Deze link werkt niet",
      lead: "De uitnodiging bestaat niet meer, of de link is niet helemaal overgenomen. Open hem nog eens vanuit de mail.",
    },
    closed: "Deze uitnodiging staat niet meer open",
    own: "Dit is uw eigen uitnodiging",
    declined: {
      title: "U hebt geweigerd",
      lead: "Wij laten het weten aan wie u uitnodigde. U hoeft niets meer te doen.",
    },
    never: {
      title: "Geen uitnodigingen meer",
      lead: "Naar dit adres sturen wij geen uitnodigingen meer, van wie ook. Stond deze nog open, dan is ze geweigerd.",
    },
    message: "Een woord erbij",
    open: "Bekijk wat u overhoudt en antwoord",
    register: "Maak een account",
    signIn: "Ik heb al een account",
    how: "Maak een account met het adres waarop u de mail kreeg, dan vindt u deze uitnodiging er meteen terug. Met een ander adres opent u daarna deze link nog eens. Met uw aansluiting erbij ziet u wat u beiden per jaar overhoudt.",
    no: {
      title: "Liever niet?",
      decline: "Weigeren",
      never: "Geen uitnodigingen meer",
      neverText:
        "Wilt u er nooit nog een? Dan mailen wij dit adres niet meer voor uitnodigingen, van wie ook. Wij bewaren het daarvoor alleen onleesbaar gemaakt.",
    },
    ways: [
      { label: "Hoe energie delen werkt", path: "/energie-delen" },
      { label: "Naar de startpagina", path: "/" },
    ],
    aside: {
      title: "Goed om te weten",
      points: [
        {
          title: "Zo werkt het",
          text: "Wat de verkoper te veel opwekt en u op hetzelfde kwartier gebruikt, is gedeelde stroom. U betaalt er de afgesproken prijs voor in plaats van de energieprijs van uw leverancier; net en heffingen blijven.",
        },
        {
          title: "U tekent niets door te kijken",
          text: "Pas als u aanvaardt, begint een overeenkomst. En pas als u beiden tekent, bent u gebonden.",
        },
        {
          title: "Eén account, één keer",
          text: "De link geeft de uitnodiging aan het eerste account dat ermee komt. Stuur hem dus niet door.",
        },
      ],
    } satisfies SignInPageWords["aside"],
  };
}
