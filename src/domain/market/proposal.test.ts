import fc from "fast-check";
import { expect, test } from "vitest";
import {
  hasAccepted,
  isOpen,
  lapsesAfter,
  lastDayToAnswer,
  moveProposal,
  otherSide,
  PROPOSAL_DAYS,
  type ProposalMove,
  proposalStates,
  sideOf,
} from "#domain/market/proposal.ts";

const sides = fc.constantFrom("seller", "buyer");
const moves: fc.Arbitrary<ProposalMove> = fc.oneof(
  fc.record({ kind: fc.constantFrom("accept", "decline"), side: sides }),
  fc.record({ kind: fc.constantFrom("lapse", "withdraw") }),
);

test("it takes the yes of both, in either order, and one no", () => {
  for (const first of ["seller", "buyer"] as const) {
    const half = moveProposal("proposed", { kind: "accept", side: first });
    expect(half).toEqual({ ok: true, value: `accepted-by-${first}` });
    expect(half.ok && moveProposal(half.value, { kind: "accept", side: otherSide(first) })).toEqual({
      ok: true,
      value: "accepted",
    });
    expect(half.ok && moveProposal(half.value, { kind: "decline", side: otherSide(first) })).toEqual({
      ok: true,
      value: "declined",
    });
  }
  expect(PROPOSAL_DAYS).toBe(14);
});

test("the last day to answer is the fourteenth, whole, also when the clock changes in between", () => {
  for (const [at, day, end] of [
    ["2026-11-16T22:30:00Z", "2026-11-30", "2026-11-30T23:00:00.000Z"],
    ["2026-11-16T23:30:00Z", "2026-12-01", "2026-12-01T23:00:00.000Z"],
    ["2026-03-20T09:00:00Z", "2026-04-03", "2026-04-03T22:00:00.000Z"],
    ["2026-12-17T09:00:00Z", "2026-12-31", "2026-12-31T23:00:00.000Z"],
  ] as const) {
    const lapsesAt = lapsesAfter(new Date(at));
    expect(lapsesAt.toISOString()).toBe(end);
    expect(lastDayToAnswer({ lapsesAt })).toBe(day);
  }
});

test("whatever happens, nobody is held to a yes that was not said, and what is closed stays closed", () => {
  fc.assert(
    fc.property(fc.array(moves), (tried) => {
      let state: (typeof proposalStates)[number] = "proposed";
      const yes = new Set<string>();
      for (const move of tried) {
        const before = state;
        const moved = moveProposal(state, move);
        if (!moved.ok) {
          expect(isOpen(state)).toBe(false);
          continue;
        }
        state = moved.value;
        if (move.kind === "accept") yes.add(move.side);
        if (!isOpen(before) && before !== "accepted") expect(state).toBe(before);
        for (const side of ["seller", "buyer"] as const) if (hasAccepted(state, side)) expect(yes).toContain(side);
      }
    }),
  );
  expect(proposalStates.filter(isOpen)).toHaveLength(3);
});

test("a proposal has two sides, and others have none", () => {
  const proposal = { sellerUid: "an", buyerUid: "bert" };
  expect(["an", "bert", "chris"].map((uid) => sideOf(proposal, uid))).toEqual(["seller", "buyer", null]);
});
