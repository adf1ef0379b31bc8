import type { Ports } from "#application/ports/ports.ts";
import { readMonthSteps } from "#application/settlement/read-month-steps.ts";
import type { StepWords } from "#content/pages/accounts/account.ts";
import { monthStepWords } from "#content/pages/accounts/contracts/month-steps.ts";
import { contractStep, dossierStep } from "#content/pages/accounts/contracts/overview.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { firstOpenTask } from "#domain/contracts/dossier.ts";
import { type ContractStep, nextContractStep } from "#domain/contracts/next-contract-step.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Own = { readonly agreement: Agreement; readonly side: Side };

/** What somebody's agreements ask: what begins one first, then months, the nearest last day in front. */
export async function loadContractSteps(ports: Pick<Ports, "store" | "clock">, own: readonly Own[]) {
  const today = brusselsDay(ports.clock.now());
  const months = await Promise.all(
    own.map(async ({ agreement, side }) => {
      const place = `/account/contracten/${agreement.id}`;
      const steps = await readMonthSteps(ports, agreement, side);
      return steps.map((step) => ({
        due: step.due ?? "9999",
        // A buyer with several sellers brings one file for all of them.
        key: step.kind === "upload" ? `${step.month} ${agreement.parties[side]?.ean}` : `${agreement.id} ${step.month}`,
        words: withReference(monthStepWords(step, place), own.length > 1 ? agreement.reference : null),
      }));
    }),
  );
  const first = new Map(
    months
      .flat()
      .reverse()
      .map((one) => [one.key, one]),
  );
  return [
    ...own.flatMap(({ agreement, side }) => beginningSteps(agreement, side, today)),
    ...[...first.values()].toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0)).map(({ words }) => words),
  ];
}

/** Before the first day who waits for the other has a dossier of their own. */
const inDossier: readonly ContractStep[] = ["wait-for-submission", "wait-for-start", "wait-for-first-day"];

function beginningSteps(agreement: Agreement, side: Side, today: CalendarDay): StepWords[] {
  const place = `/account/contracten/${agreement.id}`;
  const step = nextContractStep(agreement, side, today);
  const task = inDossier.includes(step) ? firstOpenTask(agreement, side, today) : null;
  return task ? [dossierStep(task, place, agreement.reference)] : contractStep(step, place, agreement.reference);
}

const withReference = (words: StepWords, reference: string | null): StepWords =>
  reference === null ? words : { ...words, title: `${words.title} (${reference})` };
