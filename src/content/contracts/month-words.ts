import { countQuarters } from "#content/contracts/statement-words.ts";
import { capital } from "#content/format/first-letter.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { Side } from "#domain/contracts/agreement.ts";
import { type DayOrigin, dayOrigins, type StatementBasis } from "#domain/settlement/meter-data/day-origin.ts";
import type { GapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import type { MonthAct, MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { DayLine } from "#domain/settlement/statement.ts";

/** Whose volume counts when two differ. The same sentence in agreement, terms and register. */
export const WHOSE_VOLUME = "Bij een verschil telt het volume van de netbeheerder.";

/** Where a day comes from, short, for a row. */
export const originNames: Readonly<Record<DayOrigin, string>> = {
  "operator-export": "export die ongewijzigd lijkt",
  "accepted-gap": "hiaat, samen aanvaard",
  "unknown-file": "gewijzigd of onbekend bestand",
  "corrected-by-hand": "met de hand verbeterd",
  "result-file": "resultaat van één kant",
};

const bases: Readonly<Record<StatementBasis, string>> = {
  "operator-export":
    "Beide meterbestanden lijken ongewijzigde exports van de netbeheerder. Bij de netbeheerder zelf is niets nagekeken.",
  "accepted-gap":
    "De meterbestanden lijken ongewijzigde exports van de netbeheerder, met hiaten die u beiden aanvaardde.",
  "unknown-file":
    "Minstens één dag rust op een bestand dat niet te herkennen is als een ongewijzigde export van de netbeheerder.",
  "corrected-by-hand":
    "Minstens één dag is met de hand verbeterd: een gewijzigd bestand zegt er iets anders dan de export van de netbeheerder.",
  "result-file": "Minstens één dag rust op een resultaat dat één kant opgaf, zonder meters. Niemand keek het na.",
  measured:
    "Deze maand is afgerekend uit de bestanden van beide kanten, voor wij per dag bijhielden waar ze vandaan komen.",
  "unverified-result": "Een deel van de kwartieren komt uit een resultaat dat een partij opgaf. Dat is niet nagekeken.",
};

/** What a month rests on, in one sentence. */
export const sayBasis = (basis: StatementBasis): string => bases[basis];

/** The same in a few words, for a row of a paper or a register. */
export const nameBasis = (basis: StatementBasis): string =>
  basis === "measured"
    ? "bestanden van beide kanten"
    : basis === "unverified-result"
      ? originNames["result-file"]
      : originNames[basis];

/** How many days rest on what, when not all rest on the same. */
export function sayOrigins(days: readonly DayLine[]): string[] {
  const counted = dayOrigins
    .map((origin) => ({ origin, count: days.filter((line) => line.origin === origin).length }))
    .filter(({ count }) => count > 0);
  if (counted.length < 2) return [];
  const parts = counted.map(
    ({ origin, count }) => `${formatNumber(count)} ${count === 1 ? "dag" : "dagen"}: ${originNames[origin]}`,
  );
  return [`Herkomst per dag: ${parts.join("; ")}.`];
}

export const sayGapFill = (quarters: number, fill: GapFill): string =>
  fill === "zero"
    ? `Van ${countQuarters(quarters)} ontbreekt een waarde. Beide kanten aanvaardden dat daarvoor nul telt.`
    : `Van ${countQuarters(quarters)} ontbreekt een waarde. Beide kanten aanvaardden een schatting: het gemiddelde van hetzelfde kwartier op de andere dagen van de maand.`;

export const roleNames: Readonly<Record<Side, string>> = { seller: "de verkoper", buyer: "de koper" };
const named = (sides: readonly Side[]) => sides.map((side) => roleNames[side]).join(" en ");

/** Where a month stands, for both to read: on its page and on its paper. */
export function sayStanding({ state, waitsFor, answerBy, agreedBy, contestedBy, confirmedBy }: MonthStanding): string {
  switch (state) {
    case "waiting":
      return answerBy === null
        ? `Wacht op het ja van ${named(waitsFor)}. Zonder dat ja wordt er niets betaald en komt er geen verklaring.`
        : `Wacht op het ja van ${named(waitsFor)}, tot en met ${formatDay(answerBy)}. Wie na een herinnering niets laat weten, gaat akkoord.`;
    case "agreed":
      return agreedBy === "confirmed"
        ? `Akkoord: bevestigd door ${named(confirmedBy)}.`
        : agreedBy === "silence"
          ? "Akkoord: er kwam geen antwoord, ook niet na een herinnering."
          : agreedBy === "earlier-rule"
            ? "Afgerekend voor wij om akkoord vroegen."
            : "Akkoord: deze maand is berekend met de meterbestanden van u beiden.";
    case "contested":
      return `${capital(contestedBy ? roleNames[contestedBy] : "een kant")} gaat niet akkoord. Betalen en de verklaring staan stil tot het is uitgepraat.`;
    case "withdrawn":
      return "Teruggetrokken. Er is niets te betalen tot er een nieuwe versie komt.";
    case "outside":
      return "U regelt deze maand samen buiten de site. Hier is er niets te betalen.";
  }
}

/** Whether a declaration of origin comes, while there is none yet. */
const proofs: Readonly<Record<MonthStanding["state"], string>> = {
  waiting: "De verklaring volgt na het akkoord van u beiden.",
  agreed: "De verklaring wordt gemaakt. U krijgt een mail.",
  contested: "De verklaring staat stil tot het is uitgepraat.",
  withdrawn: "De verklaring volgt met een nieuwe versie.",
  outside: "Van deze maand komt er geen verklaring.",
};
/** Null for a version that a newer one took the place of. */
export const sayProof = (state: MonthStanding["state"] | null): string => proofs[state ?? "withdrawn"];

/** The same in a word or two, for a row. */
export const standingNames: Readonly<Record<MonthStanding["state"], string>> = {
  waiting: "Wacht op akkoord",
  agreed: "Akkoord",
  contested: "Betwist",
  withdrawn: "Teruggetrokken",
  outside: "Buiten de site",
};

export const monthWords = {
  title: "Stand van deze maand",
  rests: "Waarop deze maand steunt",
  standing: "Stand",
  acts: {
    confirm: {
      title: "Klopt deze maand?",
      submit: "Ik ga akkoord",
      text: "Kijk de kWh en de dagen na. Na uw ja komt de vraag tot betaling, en de verklaring.",
    },
    contest: {
      title: "Klopt er iets niet?",
      submit: "Ik ga niet akkoord",
      text: "De ander leest uw reden. Betalen en de verklaring staan stil tot het is uitgepraat.",
    },
    answer: {
      title: "Antwoorden",
      submit: "Antwoord versturen",
      text: "De ander leest uw antwoord hier en krijgt een mail.",
    },
    withdraw: {
      title: "Deze maand terugtrekken",
      submit: "Terugtrekken",
      text: "Er is dan niets te betalen. Met een nieuw bestand komt er een nieuwe versie.",
    },
    "settle-outside": {
      title: "Buiten de site regelen",
      submit: "Wij regelen het samen",
      text: "Hier stopt de afrekening van deze maand. Wat al gevraagd was, wordt teruggegeven met een creditnota.",
    },
  } satisfies Record<MonthAct, { title: string; submit: string; text: string }>,
  again: "Toch akkoord",
  reason: {
    label: "Waarom",
    answer: "Uw antwoord",
    note: "Toelichting (mag leeg)",
    missing: "Schrijf in een zin of twee waarom.",
  },
  more: "Andere uitwegen",
  tooMany: "U stuurde het laatste uur veel antwoorden. Probeer het over een uur opnieuw.",
  history: {
    title: "Wat u aan elkaar meldde",
    you: "U",
    other: (side: Side) => capital(roleNames[side]),
    site: "De site",
  },
  notPayable: "Nog niet te betalen.",
  stopped: "Betaal nu niet: deze maand is betwist.",
  done: {
    confirm: "Uw akkoord is genoteerd.",
    contest: "Uw bezwaar is genoteerd. De ander krijgt een mail.",
    answer: "Uw antwoord staat erbij. De ander krijgt een mail.",
    withdraw: "De maand is teruggetrokken.",
    "settle-outside": "Genoteerd: u regelt deze maand buiten de site.",
    ingetrokken: "De herkomstverklaring is ingetrokken.",
  },
} as const;

export const withdrawDeclarationWords = {
  title: "Verklaring intrekken",
  text: "De verklaring blijft in het register staan als ingetrokken. Aan de afrekening verandert niets. Er komt geen nieuwe voor deze versie.",
  agree: "Ja, trek de verklaring in",
  missing: "Vink aan dat u dit wilt.",
  submit: "Verklaring intrekken",
  known: "Deze verklaring was al ingetrokken.",
} as const;
