import { expect, test } from "vitest";
import { figureNote } from "#content/figure-note.ts";

const source = { title: "Tariefkaart X, mei 2026", publisher: "X", readOn: "2026-11-14" };

test("a figure that was found names its source and the day it was read", () => {
  expect(figureNote({ status: "found", source })).toBe("Tariefkaart X, mei 2026 (X), gelezen op 14 november 2026.");
});

test("an estimate says so first, and a day of publication is told", () => {
  expect(figureNote({ status: "estimate", source: { ...source, publishedOn: "2026-08-05" } })).toBe(
    "Schatting. Tariefkaart X, mei 2026 (X van 5 augustus 2026), gelezen op 14 november 2026.",
  );
});

test("VAT that was taken off is told", () => {
  expect(figureNote({ status: "found", source }, "taken-off")).toMatch(/Daar is de btw van afgetrokken\.$/);
});

test("a title that says that it is an estimate is not doubled", () => {
  expect(figureNote({ status: "estimate", source: { ...source, title: "Schatting: gewone marge" } })).toMatch(
    /^Schatting: gewone marge \(/,
  );
});
