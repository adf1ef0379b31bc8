import { auditWords } from "#content/contracts/audit-words.ts";
import { contractStateWords } from "#content/contracts/state-words.ts";
import { sayCents, sayMonth, sayWattHours } from "#content/contracts/statement-words.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { sayContract, sideWords } from "#content/pages/accounts/contracts/list.ts";
import { contractSteps, contractWords } from "#content/pages/accounts/contracts/overview.ts";
import { otherSide } from "#domain/contracts/agreement.ts";
import { nextContractStep } from "#domain/contracts/next-contract-step.ts";
import { findContact } from "#web/pages/accounts/contracts/find-contact.ts";
import type { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { timelineView } from "#web/sections/contracts/timeline-view.ts";

type Found = Awaited<ReturnType<typeof findContract>>;

/** Everything that the page of one contract shows, written out for the side that reads it. */
export async function loadContract({ ports, agreement, side, place }: Found) {
  const { contracts } = ports.store;
  const [entries, statements, declarations] = await Promise.all([
    contracts.listEntries(agreement.id),
    contracts.listStatements(agreement.id, "newest"),
    contracts.declarationsOf(agreement.id),
  ]);
  const other = otherSide(side);
  const { next, trail, timeline, ...words } = contractWords;
  const step = contractSteps[nextContractStep(agreement, side)];
  const standing = new Map(
    declarations.filter(({ revocation }) => revocation === null).map(({ month, code }) => [month, code]),
  );
  return {
    ...words,
    nextTitle: next,
    timelineTitle: timeline,
    trailWords: trail,
    head: contractWords.head(agreement.reference),
    hero: {
      eyebrow: contractStateWords[agreement.state].name,
      title: contractWords.head(agreement.reference).title,
      lead: sayContract(side, agreement),
      back: words.back,
    },
    place,
    step,
    timeline: timelineView(agreement, entries),
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
