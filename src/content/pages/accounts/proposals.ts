import { formatDay } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { declineReasonNames } from "#content/market/proposal-words.ts";
import { proposalBasis } from "#content/market/year-basis.ts";
import type { PageHead } from "#content/page-head.ts";
import { COUNTER_MESSAGE_MAX } from "#domain/market/counter-offer.ts";
import {
  type MarketProposal,
  type MarketSide,
  otherSide,
  type ProposalState,
  type WithdrawalReason,
} from "#domain/market/proposal.ts";

const trail = [
  { name: "Mijn overzicht", path: "/account" },
  { name: "Voorstellen", path: "/account/voorstellen" },
];

/** The text under which a measured year is shown to the other side; another text is another version. */
export const SHOW_YEAR_VERSION = "2026-11-16";

export const proposalsWords = {
  head: {
    title: "Voorstellen",
    description:
      "De kopers en verkopers die wij voor u vonden, met de uren waarop u samen past, wat u allebei overhoudt en tot wanneer u kunt antwoorden.",
    trail: trail.slice(0, 1),
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn account",
    title: "Voorstellen",
    lead: "Wie bij u past, en waarom. Pas als u allebei aanvaardt, maakt u een overeenkomst.",
  },
  open: "Wacht op een antwoord",
  agreed: "Aanvaard door beiden",
  closed: "Afgelopen",
  demo: "Demo",
  empty: {
    title: "Nog geen voorstel",
    text: "Zet een aanbod of een vraag op het plein. Wij zoeken elke dag wie bij wie past, en mailen u zodra er iets is.",
    offer: { label: "Mijn aanbod", path: "/account/aanbod" },
    request: { label: "Mijn vragen", path: "/account/vragen" },
  },
  card: {
    seller: "Koper voor",
    buyer: "Verkoper voor",
    you: "U houdt over",
    other: { seller: "De koper houdt over", buyer: "De verkoper houdt over" },
    shared: "Gedeeld per jaar",
    price: "Afgesproken prijs",
    proposedPrice: "Voorgestelde prijs",
    perYear: "per jaar",
    look: "Bekijk het voorstel",
    basis: proposalBasis,
  },
  detail: {
    head: {
      title: "Een voorstel",
      description:
        "Alles over één voorstel: waarom u samen past, welke uren u deelt, wat u allebei overhoudt, en uw antwoord: aanvaarden of weigeren.",
      trail,
    } satisfies PageHead,
    back: { label: "Terug naar de voorstellen", path: "/account/voorstellen" },
    why: "Waarom u samen past",
    sums: "Wat het opbrengt, per jaar",
    columns: { line: "Onderdeel", buyer: "Koper", seller: "Verkoper" },
    lines: {
      energy: "Waarde van de gedeelde kWh",
      fee: "Kost van de leverancier",
      gain: "Houdt over",
    },
    note: "De cijfers zijn van de dag waarop het voorstel gemaakt werd. De kost van de koper telt één keer, ook met meer verkopers.",
    notAlone:
      "Dit voorstel hoort bij andere voor dezelfde koper. Zegt een van hen nee, dan loont het alleen niet en trekken wij het in.",
    measured: {
      title: "Met gemeten kwartieren",
      basis: "Berekend op de gemeten jaren, bij dezelfde prijs. Wie een gemeten jaar heeft, stemde daarmee in.",
    },
    show: {
      title: "Uw gemeten jaar",
      text: "De cijfers hierboven komen uit ons rekenmodel. U kunt dit voorstel laten narekenen met uw gemeten kwartieren. Heeft de andere partij ook een gemeten jaar, dan doen wij dat pas als u beiden instemt. Ze ziet dan wat u samen deelt, in welke uren en wat het opbrengt, en uw kwartieren zelf niet.",
      shown:
        "U toont uw gemeten jaar aan de andere partij. Heeft zij ook een gemeten jaar, dan rekenen wij zodra zij het toont.",
      submit: "Toon mijn gemeten jaar aan de andere partij",
      stop: "Toon mijn gemeten jaar niet langer",
    },
    accept: {
      title: "Uw antwoord",
      text: "Aanvaarden is nog niet tekenen: daarna vult u samen de overeenkomst in, en pas met uw handtekening zit u eraan vast.",
      submit: "Aanvaarden",
      done: "U hebt aanvaard. Nu is het aan de andere kant.",
    },
    counter: {
      open: "Een andere prijs vragen",
      text: "Uw prijs telt als uw ja. De andere kant aanvaardt hem, vraagt zelf een andere, of weigert.",
      price: { label: "Uw prijs per kWh", unit: "c€/kWh" },
      gains: {
        you: "U houdt dan over",
        other: { seller: "De koper houdt dan over", buyer: "De verkoper houdt dan over" },
      },
      perYear: "per jaar",
      message: {
        label: "Een woord erbij",
        help: `Hoogstens ${COUNTER_MESSAGE_MAX} tekens, zonder adres of nummer. De andere kant leest het.`,
      },
      submit: "Vraag deze prijs",
    },
    history: {
      title: "Hoe de prijs verliep",
      columns: { at: "Wanneer", who: "Wie", price: "Prijs", message: "Bericht" },
    },
    decline: {
      open: "Weigeren",
      title: "Waarom niet?",
      text: "De andere kant leest de reden. Uw aanbod of vraag blijft op het plein staan.",
      reason: "Reden",
      missing: "Kies een reden.",
      options: Object.entries(declineReasonNames).map(([value, label]) => ({ value, label })),
      note: { label: "Nog iets erbij" },
      submit: "Weiger dit voorstel",
    },
    takeBack: {
      open: "Toch niet: trek mijn ja in",
      text: "De andere kant leest de reden en krijgt een mail. Dit voorstel is dan voorbij, en tussen u beiden doen wij voor deze vraag geen nieuw voorstel meer.",
      submit: "Trek mijn ja in",
    },
    block: {
      text: "Wilt u nooit meer een voorstel met deze persoon?",
      submit: "Blokkeer deze persoon",
    },
    offer: "Bekijk het aanbod",
    agreed: {
      title: "U bent het eens",
      text: "Allebei aanvaard. De volgende stap is de overeenkomst: invullen, nalezen en ondertekenen. Tot dan bent u tot niets verplicht.",
      action: { label: "Naar de overeenkomst", path: "/overeenkomst" },
    },
  },
  done: {
    voorstel: "Uw voorstel is verstuurd. De verkoper krijgt er een mail over.",
    prijs: "Uw prijs is gevraagd. De andere kant krijgt er een mail over.",
    aanvaard: "U hebt aanvaard. Nu is het aan de andere kant.",
    akkoord: "U bent het eens. De overeenkomst staat klaar.",
    geweigerd: "U gaat niet verder met dit voorstel. Wij zoeken verder.",
    tonen: "U toont uw gemeten jaar aan de andere partij.",
    "niet-tonen": "U toont uw gemeten jaar niet langer.",
  },
};

export const sayLapses = (day: string): string => `Antwoord tot en met ${formatDay(day)}.`;

const vatNames = { included: "Btw inbegrepen.", none: "Geen btw.", "left-out": "Zonder btw." } as const;

/** What a cent does, for who has no scripts to slide with. */
export const sayPerCent = (perYear: number, vat: "included" | "none" | "left-out" | null): string =>
  `${vat === null ? "" : `${vatNames[vat]} `}Elke cent per kWh meer of minder verschuift ${formatEuros(Math.abs(perYear))} per jaar van de een naar de ander.`;

const askers: Readonly<Record<MarketSide, Readonly<Record<MarketSide, string>>>> = {
  seller: { seller: "U", buyer: "De koper" },
  buyer: { seller: "De verkoper", buyer: "U" },
};
/** Who asked a price, as one side reads it. */
export const sayAsker = (reader: MarketSide, by: MarketSide): string => askers[reader][by];

export const sayHours = (hours: {
  readonly from: number;
  readonly to: number;
  readonly part: number;
  readonly gain: number;
}): string =>
  `Tussen ${hours.from} en ${hours.to} uur valt ${formatPercent(hours.part, { fractionDigitsMax: 0 })} van wat u deelt: samen ${formatEuros(hours.gain)} waard per jaar, kosten niet meegerekend.`;

export const sayShared = (energy: number): string => formatKilowattHours(energy, { fractionDigitsMax: 0 });

const states: Readonly<Record<Exclude<ProposalState, "declined">, Readonly<Record<MarketSide, string>>>> = {
  proposed: { seller: "Wacht op u beiden", buyer: "Wacht op u beiden" },
  "accepted-by-seller": { seller: "U zei ja, nu de koper", buyer: "De verkoper zei ja" },
  "accepted-by-buyer": { seller: "De koper zei ja", buyer: "U zei ja, nu de verkoper" },
  accepted: { seller: "Aanvaard", buyer: "Aanvaard" },
  lapsed: { seller: "Vervallen", buyer: "Vervallen" },
  withdrawn: { seller: "Ingetrokken", buyer: "Ingetrokken" },
};
const noes: Readonly<Record<MarketSide, string>> = { seller: "De verkoper zei nee", buyer: "De koper zei nee" };

/** A no is its speaker's, also of who said yes before. */
export function sayProposalState(
  { state, declinedBy }: Pick<MarketProposal, "state" | "declinedBy">,
  side: MarketSide,
): string {
  if (state !== "declined") return states[state][side];
  return declinedBy === side ? "U zei nee" : noes[otherSide(side)];
}

const withdrawals: Readonly<Record<WithdrawalReason, string>> = {
  "seller-taken": "De verkoper koos een andere koper. Een verkoper mag er maar één hebben.",
  "listing-changed": "Het aanbod of de vraag is intussen gewijzigd of van het plein.",
  "needs-the-others": "Een andere verkoper in hetzelfde voorstel zei nee, en alleen loont het niet.",
  "agreement-ended": "De overeenkomst ging niet door.",
};
export const sayWithdrawal = (reason: WithdrawalReason): string => withdrawals[reason];

export const sayGiven = (amount: number, side: MarketSide): string =>
  side === "seller"
    ? `U geeft uw stroom weg. Dat kost u ${formatEuros(amount)} per jaar: uw injectievergoeding en de kost van uw leverancier.`
    : `De verkoper geeft zijn stroom weg. Dat kost hem ${formatEuros(amount)} per jaar.`;

export const sayLapsed = "Niet iedereen antwoordde binnen de veertien dagen.";

/** Of an open proposal whose prices are those of cards that nobody can sign any more. */
export const sayOldPrices = (month: string): string =>
  `Oude prijzen: dit voorstel rekent met tariefkaarten van ${month}. Wat u allebei overhoudt, hangt af van wat stroom vandaag kost. Kijk op uw eigen contract voor u antwoordt.`;
