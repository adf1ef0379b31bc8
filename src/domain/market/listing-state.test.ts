import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isEditable,
  type ListingMove,
  listingStates,
  moderations,
  moveListing,
  movesOfOwner,
  ownerMoves,
} from "#domain/market/listing-state.ts";

const allMoves: readonly ListingMove[] = [...ownerMoves, "reserve", "contract", "release"];

test("an offer is published, paused, resumed, reserved by an agreement and contracted, in that order alone", () => {
  const walk = (moves: readonly ListingMove[]) =>
    moves.reduce<string>((state, move) => {
      const moved = moveListing(state as (typeof listingStates)[number], move);
      return moved.ok ? moved.value : `${state} refuses ${move}`;
    }, "draft");
  expect(walk(["publish", "pause", "resume", "reserve", "contract", "end"])).toBe("ended");
  expect(walk(["pause"])).toBe("draft refuses pause");
  expect(walk(["publish", "reserve", "end"])).toBe("reserved refuses end");
  expect(walk(["publish", "reserve", "release"])).toBe("published");
});

test("whatever is tried, what has ended stays so, and a draft comes back from nowhere", () => {
  fc.assert(
    fc.property(fc.constantFrom(...listingStates), fc.array(fc.constantFrom(...allMoves)), (start, moves) => {
      let state = start;
      for (const move of moves) {
        const moved = moveListing(state, move);
        if (moved.ok) {
          expect(state).not.toBe("ended");
          expect(moved.value).not.toBe("draft");
          expect(moved.value).not.toBe(state);
          state = moved.value;
        } else expect(moved.refusal).toEqual({ code: "move-not-allowed", from: state, move });
      }
    }),
  );
});

test("the owner is offered the moves that are allowed, and no others", () => {
  for (const state of listingStates) {
    expect(movesOfOwner(state)).toEqual(ownerMoves.filter((move) => moveListing(state, move).ok));
  }
});

test("what somebody is bound to is not editable", () => {
  expect(listingStates.filter(isEditable)).toEqual(["draft", "published", "paused"]);
  expect(moderations).toContain("hidden");
});
