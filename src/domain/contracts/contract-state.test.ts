import { expect, test } from "vitest";
import { type ContractState, contractStates, isFinal, movesFrom } from "#domain/contracts/contract-state.ts";

test("only an ended and a withdrawn agreement are over", () => {
  expect(contractStates.filter(isFinal)).toEqual(["ended", "withdrawn"]);
});

test("every state can be reached from a proposal", () => {
  const reached = new Set<ContractState>(["proposed"]);
  for (const state of reached) for (const next of movesFrom(state)) reached.add(next);
  expect([...reached].sort()).toEqual([...contractStates].sort());
});

test("nothing is active that both sides have not signed and the grid operator has not received", () => {
  const before = (target: ContractState) => contractStates.filter((state) => movesFrom(state).includes(target));
  expect(before("active")).toEqual(["submitted", "suspended"]);
  expect(before("submitted")).toEqual(["signed"]);
  expect(before("signed")).toEqual(["signed-by-one", "submitted"]);
  expect(before("suspended")).toEqual(["active"]);
});

test("until power flows either side can withdraw, afterwards the agreement is ended", () => {
  expect(contractStates.filter((state) => movesFrom(state).includes("withdrawn"))).toEqual([
    "proposed",
    "accepted",
    "drafted",
    "signed-by-one",
    "signed",
    "submitted",
  ]);
});
