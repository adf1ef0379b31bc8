import { type CheckFault, checkFaultSentences } from "#content/pages/journeys/check-faults.ts";
import { type Role, takePartWords } from "#content/pages/journeys/findings.ts";
import type { Site } from "#content/site.ts";
import { canBuy, canSell, type TakePart } from "#domain/journeys/can-take-part.ts";
import type { Region } from "#domain/regions/region-of-postcode.ts";
import { type CheckField, type CheckReading, readBuyerCheck, readSellerCheck } from "#web/forms/check-query.ts";

export type CheckAnswer = {
  typed: Partial<Record<CheckField, string>>;
  errors: Partial<Record<CheckField, string>>;
  result: (ReturnType<typeof takePartWords> & { region: Region; postcode: string }) | null;
};

export const answerBuyer = (params: URLSearchParams, site: Site): CheckAnswer =>
  answer("buyer", readBuyerCheck(params), canBuy, site);

export const answerSeller = (params: URLSearchParams, site: Site): CheckAnswer =>
  answer("seller", readSellerCheck(params), canSell, site);

export const statusOf = ({ errors }: CheckAnswer) => (Object.keys(errors).length > 0 ? 422 : 200);

function answer<Situation extends { region: Region }>(
  role: Role,
  { typed, faults, asked }: CheckReading<Situation>,
  judge: (situation: Situation, openings: { brusselsMatching: boolean }) => TakePart,
  site: Site,
): CheckAnswer {
  const errors: CheckAnswer["errors"] = {};
  for (const [field, fault] of Object.entries(faults) as [CheckField, CheckFault][]) {
    errors[field] = checkFaultSentences[fault];
  }
  if (asked === null) return { typed, errors, result: null };
  const { postcode, situation } = asked;
  const facts = { role, postcode, region: situation.region };
  return { typed, errors, result: { ...facts, ...takePartWords(judge(situation, site), facts, site) } };
}
