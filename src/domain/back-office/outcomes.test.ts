import { expect, test } from "vitest";
import { outcomeOfAnswer } from "./outcomes.ts";

const asked = { method: "GET", status: 200, route: "/calculator/koper", pathname: "/calculator/koper", hasQuery: true };
const step = { ...asked, route: "/koper/stap/:stap", pathname: "/koper/stap/2" };

test("a calculator that is opened with answers counts, an empty one, a fault and a form do not", () => {
  expect(outcomeOfAnswer(asked)).toBe("calculation");
  expect(outcomeOfAnswer({ ...asked, route: "/calculator/:variant" })).toBe("calculation");
  expect(outcomeOfAnswer({ ...asked, hasQuery: false })).toBeNull();
  expect(outcomeOfAnswer({ ...asked, status: 422 })).toBeNull();
  expect(outcomeOfAnswer({ ...asked, method: "POST" })).toBeNull();
  expect(outcomeOfAnswer({ ...asked, route: "/overons" })).toBeNull();
  expect(outcomeOfAnswer({ ...asked, route: null })).toBeNull();
});

test("a journey has begun at its second step, once", () => {
  expect(outcomeOfAnswer(step)).toBe("journey-begun");
  expect(outcomeOfAnswer({ ...step, route: "/verkoper/stap/:stap", pathname: "/verkoper/stap/2" })).toBe(
    "journey-begun",
  );
  expect(outcomeOfAnswer({ ...step, pathname: "/koper/stap/3" })).toBeNull();
});
