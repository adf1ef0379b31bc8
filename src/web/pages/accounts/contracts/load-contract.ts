import { loadAgreementMonths } from "#application/settlement/load-months.ts";
import { readMonthSteps } from "#application/settlement/read-month-steps.ts";
import { auditWords } from "#content/contracts/audit-words.ts";
import { nameMoney } from "#content/contracts/money-words.ts";
import { standingNames } from "#content/contracts/month-words.ts";
import { sayState } from "#content/contracts/state-words.ts";
import { sayCents, sayMonth, sayWattHours } from "#content/contracts/statement-words.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { sayContract, sideWords } from "#content/pages/accounts/contracts/list.ts";
import { monthStepWords } from "#content/pages/accounts/contracts/month-steps.ts";
import { contractWords } from "#content/pages/accounts/contracts/overview.ts";
import { yearWords } from "#content/pages/accounts/contracts/year.ts";
import { otherSide } from "#domain/contracts/agreement.ts";
import { yearOfMonth } from "#domain/settlement/months/month.ts";
import { findContact } from "#web/pages/accounts/contracts/find-contact.ts";
import type { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { nextStepOf } from "#web/pages/accounts/contracts/next-step.tsx";
import { timelineView } from "#web/sections/contracts/timeline-view.ts";

type Found = Awaited<ReturnType<typeof findContract>>;

/** Everything that the page of one contract shows, written out for the side that reads it. */
export async function loadContract(found: Found) {
  const { ports, agreement, side, today, acts, place } = found;
  const [{ entries, statements, declarations, standings, money }, [monthStep]] = await Promise.all([
    loadAgreementMonths(ports, agreement),
    readMonthSteps(ports, agreement, side),
  ]);
  const other = otherSide(side);
  const { trail, timeline, parts, ...words } = contractWords;
  const canAmend = acts.includes("amend") || acts.includes("drop-amendment");
  const standing = new Map(
    declarations.filter(({ revocation }) => revocation === null).map(({ month, code }) => [month, code]),
  );
  const newest = standings.toReversed();
  const stateOf = (month: string, version: number) => {
    const found = standings.find((one) => one.month === month && one.version === version);
    return found ? standingNames[found.state] : "";
  };
  const nameMoneyOf = (month: string) => {
    const found = money.find(({ payment }) => payment.month === month);
    const state = newest.find((one) => one.month === month)?.state ?? "agreed";
    return found ? nameMoney(found, state, side) : words.months.none;
  };
  return {
    ...words,
    years: [...new Set(statements.map(({ month }) => yearOfMonth(month)))].reverse().map((year) => ({
      label: yearWords.head(year, agreement.reference).title,
      path: `${place}/jaar/${year}`,
    })),
    parts: { title: parts.title, items: [...parts.items, ...(canAmend ? [parts.amend] : []), parts.withdraw] },
    timelineTitle: timeline,
    trailWords: trail,
    head: contractWords.head(agreement.reference),
    hero: {
      eyebrow: sayState(agreement, today).name,
      title: contractWords.head(agreement.reference).title,
      lead: sayContract(side, agreement, today),
      back: words.back,
    },
    place,
    step: monthStep ? monthStepWords(monthStep, "") : nextStepOf(found, standings),
    timeline: timelineView(agreement, entries, today),
    contactOf: {
      role: sideWords[other].role,
      name: agreement.parties[other]?.name ?? null,
      ...(await findContact(ports, agreement, side)),
    },
    statements: statements
      .map(({ month, version, shared, totalCents }) => ({
        month,
        name: sayMonth(month),
        version,
        energy: sayWattHours(shared),
        kilowattHours: shared / 1000,
        amount: sayCents(totalCents),
        state: stateOf(month, version),
        money: nameMoneyOf(month),
        code: standing.get(month) ?? null,
      }))
      .reverse(),
    entries: entries.map(({ at, side: who, event }) => ({
      at: formatMoment(at),
      who: who === null ? trail.site : sideWords[who].role,
      what: auditWords[event],
    })),
  };
}
