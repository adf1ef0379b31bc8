import { expect, test } from "vitest";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { calendarFile } from "#domain/contracts/calendar-file.ts";
import { dossierKey, dossierOf, dossierSteps, firstOpenTask, warnOfChange } from "#domain/contracts/dossier.ts";
import { lettersOf } from "#domain/contracts/dossier-letter.ts";
import { sampleAgreement, sampleCompany, sampleSignature } from "../../../tests/support/domain/sample-agreement.ts";

const terms = { ...sampleAgreement().terms, startDay: "2027-03-01" } as const;

test("in Flanders both ask their supplier for quarter-hours, and the manager files at Fluvius five weeks before", () => {
  const tasks = dossierOf(sampleAgreement({ terms }), "2026-11-15", "2026-11-18");
  expect(tasks.map(({ step, who }) => `${step} ${who}`)).toEqual([
    "ask-supplier seller",
    "ask-supplier buyer",
    "request-metering seller",
    "request-metering buyer",
    "declare-installation seller",
    "give-mandate buyer",
    "file-request seller",
    "approve-request seller",
    "approve-request buyer",
    "confirm-start seller",
  ]);
  expect(tasks.find(({ step }) => step === "file-request")).toMatchObject({ until: "2027-01-25", towards: "fluvius" });
  expect(new Set(tasks.map(({ step }) => step))).toEqual(new Set(dossierSteps));
});

test("in Brussels the sale is declared to Sibelga, without metering regime or mandate", () => {
  const tasks = dossierOf(sampleAgreement({ terms, region: "brussels" }), "2026-11-15", "2026-11-18");
  expect(tasks.map(({ step }) => step)).not.toContain("request-metering");
  expect(tasks.filter(({ towards }) => towards === "sibelga").map(({ step }) => step)).toEqual([
    "file-request",
    "approve-request",
    "approve-request",
    "confirm-start",
  ]);
});

test("a pair in a hurry gets a week for everything, and what is done says when", () => {
  const late = { ...terms, startDay: "2026-11-20" } as const;
  const dossier = { [dossierKey("ask-supplier", "buyer")]: "2026-11-16" } as const;
  const tasks = dossierOf(
    sampleAgreement({ terms: late, dossier, submittedOn: "2026-11-18" }),
    "2026-11-15",
    "2026-11-18",
  );
  expect(new Set(tasks.map(({ until }) => until))).toEqual(new Set(["2026-11-22"]));
  expect(tasks.filter(({ doneOn }) => doneOn).map(({ step, who, doneOn }) => [step, who, doneOn])).toEqual([
    ["ask-supplier", "buyer", "2026-11-16"],
    ["file-request", "seller", "2026-11-18"],
  ]);
});

test("once power flows nothing of the list is left to do, and nobody is said to have done what nobody told", () => {
  const dossier = { [dossierKey("ask-supplier", "buyer")]: "2026-11-16" } as const;
  const tasks = dossierOf(sampleAgreement({ terms, dossier, startedOn: "2027-03-01" }), "2026-11-15", "2027-03-01");
  expect(tasks.every(({ doneOn, isOver }) => doneOn !== null || isOver)).toBe(true);
  expect(tasks.filter(({ doneOn }) => doneOn !== null).map(({ step, who }) => `${step} ${who}`)).toEqual([
    "ask-supplier buyer",
    "confirm-start seller",
  ]);
  expect(tasks.find(({ step, who }) => step === "ask-supplier" && who === "buyer")?.doneOn).toBe("2026-11-16");
});

test("a first day that lies ahead leaves the list open until that day", () => {
  const ahead = dossierOf(sampleAgreement({ terms, startedOn: "2027-03-01" }), "2026-11-15", "2027-02-28");
  expect(ahead.filter(({ isOver }) => isOver)).toEqual([]);
  expect(ahead.filter(({ doneOn }) => doneOn !== null).map(({ step }) => step)).toEqual(["confirm-start"]);
});

test("each writes its own supplier, the manager the grid operator and the other the mandate; stopping comes later", () => {
  const signed = sampleAgreement({ state: "signed" });
  expect(lettersOf(signed, "seller")).toEqual(["supplier", "operator"]);
  expect(lettersOf(signed, "buyer")).toEqual(["supplier", "mandate"]);
  expect(lettersOf({ ...signed, region: "brussels" }, "buyer")).toEqual(["supplier"]);
  expect(lettersOf({ ...signed, state: "active" }, "seller")).toEqual([
    "supplier",
    "operator",
    "stop-supplier",
    "stop-operator",
  ]);
  expect(lettersOf({ ...signed, parties: { ...signed.parties, buyer: null } }, "seller")).toEqual([]);
});

test("a form to withdraw comes to who bought from an enterprise, once both signed", () => {
  const parties = { ...sampleAgreement().parties, seller: sampleCompany };
  const signatures = [sampleSignature("seller"), sampleSignature("buyer")];
  const signed = sampleAgreement({ state: "signed", signatures, parties });
  expect(lettersOf(signed, "buyer")).toContain("withdrawal");
  expect(lettersOf(signed, "seller")).not.toContain("withdrawal");
  expect(lettersOf({ ...signed, signatures: [] }, "buyer")).not.toContain("withdrawal");
  expect(lettersOf(sampleAgreement({ state: "signed", signatures }), "buyer")).not.toContain("withdrawal");
});

test("a switch of supplier halts the sharing until quarter-hours are asked again; a move ends it", () => {
  expect(warnOfChange({ region: "flanders" }, "supplier-switch", "2027-02-01")).toEqual({
    effect: "suspends",
    steps: ["request-metering-before", "ask-new-supplier-fee", "tell-other-side"],
    actBefore: "2027-01-18",
  });
  expect(warnOfChange({ region: "flanders" }, "move", "2027-02-01").effect).toBe("ends");
  expect(warnOfChange({ region: "brussels" }, "supplier-switch", "2027-02-01").steps[0]).toBe("ask-new-supplier-fee");
  expect(warnOfChange({ region: "flanders" }, "new-meter", "2027-02-01").steps[0]).toBe("check-new-ean");
});

test("a calendar file has whole days, escaped text and lines of at most 75 octets", () => {
  const text = `Vraag het aan uw leverancier; ${"é".repeat(60)}, of bel.`;
  const file = calendarFile("Overeenkomst", "stroom.example", new Date("2026-11-15T10:00:00Z"), [
    { id: "a", day: "2026-12-31", title: "Meetregime 3", text },
  ]);
  expect(file).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(file).toContain("DTSTAMP:20261115T100000Z");
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`leverancier\\; ${"é".repeat(60)}\\, of bel.`);
});

test("a side does its tasks in their order, and approves a request once it was filed", () => {
  const first = (change: Partial<Agreement>) =>
    firstOpenTask(sampleAgreement({ state: "signed", ...change }), "buyer", "2026-11-15")?.step ?? null;
  const done = { "ask-supplier:buyer": "2026-11-15", "request-metering:buyer": "2026-11-15" } as const;
  expect(first({})).toBe("ask-supplier");
  expect(first({ dossier: done })).toBe("give-mandate");
  const given = { ...done, "give-mandate:buyer": "2026-11-15" } as const;
  expect(first({ dossier: given })).toBeNull();
  expect(first({ dossier: given, submittedOn: "2026-11-15" })).toBe("approve-request");
  expect(first({ dossier: given, submittedOn: "2026-11-15", startedOn: "2027-02-01", state: "active" })).toBeNull();
});
