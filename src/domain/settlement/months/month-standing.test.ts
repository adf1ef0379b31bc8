import { expect, test } from "vitest";
import {
  actsOnMonth,
  afterAct,
  afterReminder,
  afterSilence,
  duePassing,
  firstStanding,
} from "#domain/settlement/months/month-standing.ts";

const of = { agreementId: "a", month: "2026-11", version: 1 } as const;
const edited = firstStanding(of, { doubted: ["seller"], isResultUsed: false }, "2026-12-01");

test("a month of both sides' own exports is agreed on; what one side's file is doubted in waits for the other", () => {
  const clean = firstStanding(of, { doubted: [], isResultUsed: false }, "2026-12-01");
  expect(clean).toMatchObject({ state: "agreed", agreedBy: "both-metered", waitsFor: [], answerBy: null });
  expect(edited).toMatchObject({ state: "waiting", waitsFor: ["buyer"], answerBy: "2026-12-15" });
  const both = firstStanding(of, { doubted: ["seller", "buyer"], isResultUsed: false }, "2026-12-01");
  expect(afterAct(both, "buyer", "confirm")).toMatchObject({ state: "waiting", waitsFor: ["seller"] });
});

test("silence is a yes after a reminder and fourteen days, not before, and never to one side's result", () => {
  expect(duePassing(edited, "2026-12-09")).toBe("nothing");
  expect(duePassing(edited, "2026-12-10")).toBe("remind");
  expect(afterReminder(edited, "2026-12-10").answerBy).toBe("2026-12-15");
  // A site that stood still for a month reminds first, and gives as much time as it would have.
  expect(duePassing(edited, "2027-01-15")).toBe("remind");
  const late = afterReminder(edited, "2027-01-15");
  expect(late.answerBy).toBe("2027-01-20");
  expect([duePassing(late, "2027-01-20"), duePassing(late, "2027-01-21")]).toEqual(["nothing", "agree"]);
  expect(afterSilence(late)).toMatchObject({ state: "agreed", agreedBy: "silence", waitsFor: [] });
  const standing = firstStanding(of, { doubted: ["seller"], isResultUsed: true }, "2026-12-01");
  expect(standing.answerBy).toBeNull();
  expect(duePassing(standing, "2036-12-01")).toBe("nothing");
});

test("who was not asked cannot say yes, and who said yes cannot say no to the same version", () => {
  expect(actsOnMonth(edited, "seller")).toEqual(["withdraw"]);
  expect(actsOnMonth(edited, "buyer")).toEqual(["confirm", "contest"]);
  const agreed = afterAct(edited, "buyer", "confirm");
  expect(agreed).toMatchObject({ state: "agreed", agreedBy: "confirmed", confirmedBy: ["buyer"] });
  expect(actsOnMonth(agreed, "buyer")).toEqual([]);
});

test("a no ends in a yes after all, in a withdrawal or outside, and days do not end it", () => {
  const contested = afterAct(edited, "buyer", "contest");
  expect(contested).toMatchObject({ state: "contested", contestedBy: "buyer", waitsFor: ["buyer"], answerBy: null });
  expect(duePassing(contested, "2030-01-01")).toBe("nothing");
  expect(actsOnMonth(contested, "buyer")).toEqual(["confirm", "answer", "settle-outside"]);
  expect(actsOnMonth(contested, "seller")).toEqual(["answer", "withdraw", "settle-outside"]);
  expect(afterAct(contested, "buyer", "confirm").state).toBe("agreed");
  for (const act of ["withdraw", "settle-outside"] as const) {
    const over = afterAct(contested, "seller", act);
    expect(over.agreedBy).toBeNull();
    expect(actsOnMonth(over, "buyer")).toEqual([]);
  }
});
