import { expect, test } from "vitest";
import { figureNote } from "#content/energy/figure-note.ts";

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

test("a figure whose period was over when it was read says until when it held", () => {
  expect(figureNote({ status: "found", source, validUntil: "2026-05-31" })).toMatch(/ Gold tot 31 mei 2026\.$/);
  expect(figureNote({ status: "found", source, validUntil: "2026-12-31" })).not.toContain("Gold");
});
