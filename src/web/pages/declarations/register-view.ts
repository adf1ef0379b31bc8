import type { RegisterPage } from "#application/declarations/load-register.ts";
import { regionNames, sayPlace, sayShared, technologyNames } from "#content/contracts/declaration-words.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import type { ContractRegion, ContractTechnology } from "#domain/contracts/agreement.ts";

const MONTHS_SHOWN = 12;

/** What the register shows: the newest declarations before a place in the chain, and the sums of all. */
export function registerView({ totals, declarations, older }: RegisterPage, isFirstPage: boolean) {
  return {
    count: totals.count,
    energy: sayShared(totals.wattHours),
    months: totals.byMonth.slice(-MONTHS_SHOWN).map(({ month, wattHours }) => ({
      name: sayMonth(month),
      value: wattHours / 1000,
    })),
    technologies: bars(totals.byTechnology, (key) => technologyNames[key as ContractTechnology]),
    regions: bars(totals.byRegion, (key) => regionNames[key as ContractRegion]),
    rows: declarations.map((declaration) => ({
      code: declaration.code,
      month: sayMonth(declaration.month),
      energy: sayShared(declaration.shared),
      technology: technologyNames[declaration.technology],
      place: sayPlace(declaration),
      isRevoked: declaration.revocation !== null,
    })),
    older,
    isFirstPage,
  };
}

const bars = (sums: Readonly<Record<string, number>>, nameOf: (key: string) => string) =>
  Object.entries(sums)
    .map(([key, wattHours]) => ({ name: nameOf(key), value: wattHours / 1000 }))
    .sort((a, b) => b.value - a.value);

export type RegisterView = ReturnType<typeof registerView>;
