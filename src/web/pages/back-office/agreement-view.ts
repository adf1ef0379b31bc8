import type { listAgreements, listContestedMonths, readAgreement } from "#application/back-office/agreements.ts";
import type { ContestedConnection } from "#application/contracts/contested-connections.ts";
import type { KeptRequest } from "#application/ports/back-office.ts";
import { auditWords } from "#content/contracts/audit-words.ts";
import { otherDossierTitles } from "#content/contracts/dossier-words.ts";
import { contractStateWords } from "#content/contracts/state-words.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { regionNames } from "#content/market/listing-words.ts";
import { agreementsWords, agreementWords, standingNames } from "#content/pages/back-office/agreements.ts";
import type { Side } from "#domain/contracts/agreement.ts";

type Read = NonNullable<Awaited<ReturnType<typeof readAgreement>>>;
type Listed = Awaited<ReturnType<typeof listAgreements>>["rows"][number];
type Contested = Awaited<ReturnType<typeof listContestedMonths>>[number];

const { sides } = agreementWords;
const sayWho = (side: Side | null): string => sides[side ?? "site"];

export const agreementRow = ({ id, reference, state, municipalities, createdAt }: Listed) => ({
  id,
  reference,
  cells: [
    contractStateWords[state].name,
    municipalities.seller,
    municipalities.buyer,
    formatDay(createdAt.toISOString().slice(0, 10)),
  ],
});

export const monthRow = ({ agreementId, reference, month }: Contested) => ({
  id: agreementId,
  reference,
  month: sayMonth(month),
});

export const connectionView = ({ first, second, masked, since }: ContestedConnection) => ({
  reference: second.reference,
  about: agreementsWords.connections.about
    .replace("{second}", second.reference)
    .replace("{first}", first.reference)
    .replace("{masked}", masked)
    .replace("{since}", formatMoment(since)),
});

const sayWaits = (codes: readonly string[]) =>
  codes.length === 0 ? null : agreementWords.declarations.waits.replace("{codes}", codes.join(", "));

/** What waits for a second operator, as the operator who reads it may answer it. */
export const requestView = (
  { id, act, about, agreementId, email, askedAt, why, askedBy }: KeptRequest,
  uid: string,
) => ({
  id,
  agreementId,
  title: agreementsWords.requests.acts[act].replace("{about}", about),
  asked: agreementsWords.requests.asked
    .replace("{email}", email)
    .replace("{at}", formatMoment(askedAt))
    .replace("{why}", () => why),
  isOwn: askedBy === uid,
});

/** What the page of one agreement shows. Of both sides their municipality and a shortened number, never who they are. */
export function agreementView(read: Read, asked: readonly string[]) {
  const { facts: names, none, dossier, declarations } = agreementWords;
  const day = (text: string | null) => (text === null ? none : formatDay(text));
  const party = (side: Side) => [read.municipalities[side], read.connections[side]].filter(Boolean).join(", ");
  return {
    head: { title: `${agreementsWords.one} ${read.reference}`, description: agreementWords.description },
    title: `${agreementsWords.one} ${read.reference}`,
    facts: [
      { name: names.state, value: contractStateWords[read.state].name },
      { name: names.region, value: regionNames[read.region] },
      { name: names.seller, value: party("seller") },
      { name: names.buyer, value: party("buyer") },
      { name: names.created, value: formatMoment(read.createdAt) },
      { name: names.started, value: day(read.startedOn) },
      { name: names.ends, value: day(read.endsOn) },
    ],
    dossier: read.dossier.map(({ step, who, until, doneOn }) => [
      otherDossierTitles[step],
      sayWho(who),
      formatDay(until),
      doneOn ? formatDay(doneOn) : dossier.open,
    ]),
    months: read.months.map(({ month, version, state }) => [
      sayMonth(month),
      formatNumber(version),
      standingNames[state],
    ]),
    words: read.entries.flatMap(({ at, side, event, facts }) => {
      const reason = facts["reason"];
      if (typeof reason !== "string" || !event.startsWith("month-")) return [];
      return [{ by: `${sayWho(side)}, ${auditWords[event]}, ${formatMoment(at)}`, text: reason }];
    }),
    trail: read.entries.map(({ at, side, event }) => [formatMoment(at), sayWho(side), auditWords[event]]).toReversed(),
    declarations: read.declarations.map(({ code, month, revocation }) => ({
      code,
      cells: [sayMonth(month), revocation ? declarations.revoked : declarations.valid],
      isOpen: revocation === null && !asked.includes(code),
    })),
    waits: sayWaits(read.declarations.map(({ code }) => code).filter((code) => asked.includes(code))),
  };
}
