import type { Finding, FindingCode, TakePart } from "#domain/journeys/can-take-part.ts";
import type { WaitingReason } from "#domain/leads/waiting-reason.ts";

export type JourneyStop = {
  /** "almost" can be put right by the visitor, "no" cannot. */
  readonly answer: "almost" | "no";
  /** What somebody can wait for; null where waiting brings nothing. */
  readonly reason: WaitingReason | null;
  readonly findings: readonly Finding[];
};

/** What keeps somebody from going on today. What they do not know yet, and can look up, does not. */
const STOPS: Partial<Readonly<Record<FindingCode, WaitingReason | null>>> = {
  "region-wallonia": "wallonia",
  "region-brussels-closed": "brussels",
  "technology-fossil": null,
  "meter-reversing": "meter",
  "meter-analogue": "meter",
  "contract-other": "contract-holder",
};

const isStop = ({ code }: Finding): boolean => STOPS[code] !== undefined;

/** The reason of a journey that ends early, with every finding that ends it; null when somebody may go on. */
export function journeyStop({ findings }: TakePart): JourneyStop | null {
  const stopping = findings.filter(isStop);
  const [first] = stopping;
  if (first === undefined) return null;
  const isHopeless = stopping.some(({ code }) => STOPS[code] === null);
  return {
    answer: stopping.some(({ weight }) => weight === "refused") ? "no" : "almost",
    reason: isHopeless ? null : (STOPS[first.code] ?? null),
    findings: stopping,
  };
}

/** What somebody who goes on should still arrange, or know. */
export const journeyNotes = ({ findings }: TakePart): Finding[] =>
  findings.filter((finding) => !isStop(finding) && finding.weight !== "fine");
