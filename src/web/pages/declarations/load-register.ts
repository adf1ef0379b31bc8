import type { Ports } from "#application/ports/ports.ts";
import { regionNames, sayPlace, sayShared, technologyNames } from "#content/contracts/declaration-words.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import type { ContractRegion, ContractTechnology } from "#domain/contracts/agreement.ts";

const PAGE_SIZE = 50;
const MONTHS_SHOWN = 12;

/** What the register shows: the newest declarations before a place in the chain, and the sums of all. */
export async function loadRegister({ store }: Pick<Ports, "store">, before: number | undefined) {
  const [totals, found] = await Promise.all([
    store.contracts.declarationTotals(),
    store.contracts.listDeclarations({ before, limit: PAGE_SIZE + 1 }),
  ]);
  const shown = found.slice(0, PAGE_SIZE);
  return {
    count: totals.count,
    energy: sayShared(totals.wattHours),
    months: totals.byMonth.slice(-MONTHS_SHOWN).map(({ month, wattHours }) => ({
      name: sayMonth(month),
      value: wattHours / 1000,
    })),
    technologies: bars(totals.byTechnology, (key) => technologyNames[key as ContractTechnology]),
    regions: bars(totals.byRegion, (key) => regionNames[key as ContractRegion]),
    rows: shown.map((declaration) => ({
      code: declaration.code,
      month: sayMonth(declaration.month),
      energy: sayShared(declaration.shared),
      technology: technologyNames[declaration.technology],
      place: sayPlace(declaration),
      isRevoked: declaration.revocation !== null,
    })),
    older: found.length > PAGE_SIZE ? (shown.at(-1)?.place ?? null) : null,
    isFirstPage: before === undefined,
  };
}

const bars = (sums: Readonly<Record<string, number>>, nameOf: (key: string) => string) =>
  Object.entries(sums)
    .map(([key, wattHours]) => ({ name: nameOf(key), value: wattHours / 1000 }))
    .sort((a, b) => b.value - a.value);

export type RegisterView = Awaited<ReturnType<typeof loadRegister>>;
