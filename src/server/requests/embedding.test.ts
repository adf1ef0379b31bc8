import { expect, test } from "vitest";
import { intoFrame, isEmbeddedCalculator, isLostInFrame, openToFrames, withoutCookies } from "./embedding.ts";

const url = (path: string) => new URL(path, "https://stroom.example");

test.each([
  "/calculator/koper?inbed=1",
  "/calculator/Verkoper-brussel/?kwp=6&inbed=1",
  "/calculator/calculator-gvo?inbed=1",
])("%s may stand in a frame", (path) => expect(isEmbeddedCalculator(url(path))).toBe(true));

test.each([
  "/calculator/koper",
  "/calculator/koper?inbed=0",
  "/account?inbed=1",
  "/calculator/mail?inbed=1",
  "/?inbed=1",
])("%s may not", (path) => expect(isEmbeddedCalculator(url(path))).toBe(false));

test("a form that is sent within the frame is led back into it, with its questions", () => {
  const headers = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" };
  const place = url("/calculator/koper?verbruik=3500");
  expect(isLostInFrame(new Request(place, { headers }), place)).toBe(true);
  expect(isLostInFrame(new Request(place, { headers: { ...headers, "sec-fetch-site": "cross-site" } }), place)).toBe(
    false,
  );
  expect(isLostInFrame(new Request(place), place)).toBe(false);
  expect(intoFrame(place, {}).headers.get("location")).toBe("/calculator/koper?verbruik=3500&inbed=1");
});

test("in a frame no cookie is read or set, and the older header goes only where origins are named", () => {
  expect(withoutCookies(new Headers({ cookie: "a=1", accept: "text/html" })).get("cookie")).toBeNull();
  const answer = () => new Headers({ "set-cookie": "a=1", "x-frame-options": "SAMEORIGIN" });
  const [closed, open] = [answer(), answer()];
  openToFrames(closed, { embedOrigins: [] });
  openToFrames(open, { embedOrigins: ["https://partner.example"] });
  expect([closed.get("set-cookie"), closed.get("x-frame-options")]).toEqual([null, "SAMEORIGIN"]);
  expect([open.get("set-cookie"), open.get("x-frame-options")]).toEqual([null, null]);
});
