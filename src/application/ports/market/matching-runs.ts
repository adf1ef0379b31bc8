import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { LeftOverReason } from "#domain/matching/recommendation.ts";

/** Everybody who is free, or only who came or changed since the last round, against everybody who is free. */
export type MatchingScope = "everybody" | "newcomers";

export type MatchingRun = {
  readonly id: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly scope: MatchingScope;
  /** Of a round of newcomers: who came or changed from then on. */
  readonly newcomersSince: Date | null;
  /** What is done with the part at hand. */
  readonly step: string;
  readonly offers: number;
  readonly requests: number;
  readonly proposals: number;
  /** In euros a year, of all proposals together. */
  readonly gain: number;
};

export type ListedRun = MatchingRun & {
  readonly parts: number;
  readonly partsDone: number;
};

/** Who is free in one region, and how many of them came or changed since the moment that was asked for. */
export type FreeCount = {
  readonly region: MarketRegion;
  readonly offers: number;
  readonly requests: number;
  readonly newOffers: number;
  readonly newRequests: number;
};

/** A region, or one share of the people whom it was dealt into; in the last pass those are who was left over. */
export type PlannedPart = {
  readonly region: MarketRegion;
  readonly pass: "first" | "last";
  readonly share: number;
  readonly shares: number;
};
export type MatchingPart = PlannedPart & { readonly runId: string; readonly number: number };

/** Planned, and how often it was begun. */
export type BegunPart = PlannedPart & { readonly tries: number; readonly isDone: boolean };

export type PartRecord = {
  readonly proposals: number;
  readonly gain: number;
  /** Why each of these was left over; who got a proposal has no such reason any more. */
  readonly leftOver: readonly { readonly id: string; readonly reason: LeftOverReason }[];
  readonly placed: readonly string[];
};

/** One run is open at a time, and the job that does its parts runs one turn at a time. */
export type MatchingRuns = {
  /** By region, where anybody is free; without a moment nobody is new. */
  countFree(since: Date | null): Promise<readonly FreeCount[]>;
  /** False while another run is open. */
  begin(
    run: Pick<MatchingRun, "id" | "startedAt" | "scope" | "newcomersSince" | "offers" | "requests">,
    parts: readonly PlannedPart[],
    /** Whether it is the round that an operator asked for, which is then asked no more. */
    answer: { readonly isAsked: boolean },
  ): Promise<boolean>;
  open(): Promise<MatchingRun | null>;
  /** What is done with the part at hand. */
  noteStep(id: string, step: string): Promise<void>;
  /** Of a part that was stopped and did not fail: it is not counted as tried. */
  forgetTry(part: Pick<MatchingPart, "runId" | "number">): Promise<void>;
  /** Ends the open run if it began before that moment. */
  close(startedBefore: Date): Promise<void>;
  parts(id: string): Promise<readonly BegunPart[]>;
  /** After those that are there. */
  addParts(id: string, parts: readonly PlannedPart[]): Promise<void>;
  /** The first that is not done and was begun less often than that. */
  nextPart(id: string, triesMax: number): Promise<MatchingPart | null>;
  /** False when it was recorded before, or the run is closed. */
  recordPart(part: MatchingPart, record: PartRecord): Promise<boolean>;
  /** With the step "finished", or "incomplete" when a part was given up. */
  finish(id: string): Promise<void>;
  /** The newest ones first. */
  list(limit: number): Promise<readonly ListedRun[]>;
  /** The last one that came to its end. */
  last(scope?: MatchingScope): Promise<MatchingRun | null>;
};
