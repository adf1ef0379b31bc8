import {
  type GuaranteesIncome,
  guaranteesIncome,
  KILOWATT_HOURS_PER_GUARANTEE,
} from "#domain/economics/guarantees/guarantees-income.ts";
import { type Euros, euros, kilowattHours, type Share } from "#domain/units/quantity.ts";

export type GuaranteesAnswers = {
  injectedMegawattHours: number | null;
  carriedMegawattHours: number | null;
  pricePerGuarantee: Euros | null;
  brokerShare: Share | null;
  yearlyFee: Euros | null;
};

export type GuaranteesEstimate = GuaranteesIncome & {
  pricePerGuarantee: Euros;
  yearlyFee: Euros;
  scale: "household" | "producer";
};

/** Below this a household earns a few euros a year: true, and not worth the paperwork. */
const GUARANTEES_WORTH_TRADING = 10;

/** Null as long as volume, price or share is unknown; a rest or fee that is left out counts as nothing. */
export function estimateGuarantees(answers: GuaranteesAnswers): GuaranteesEstimate | null {
  const { injectedMegawattHours, carriedMegawattHours, pricePerGuarantee, brokerShare } = answers;
  if (injectedMegawattHours === null || pricePerGuarantee === null || brokerShare === null) return null;
  const yearlyFee = answers.yearlyFee ?? euros(0);
  const income = guaranteesIncome({
    injectedEnergy: kilowattHours(injectedMegawattHours * KILOWATT_HOURS_PER_GUARANTEE),
    carriedEnergy: kilowattHours((carriedMegawattHours ?? 0) * KILOWATT_HOURS_PER_GUARANTEE),
    pricePerGuarantee,
    brokerShare,
    yearlyFee,
  });
  const scale = income.guarantees < GUARANTEES_WORTH_TRADING ? "household" : "producer";
  return { ...income, pricePerGuarantee, yearlyFee, scale };
}
