import { expect, test } from "vitest";
import type { Declaration } from "#domain/declarations/declaration.ts";
import { readDeclaration, writeDeclaration } from "#web/declarations/declaration-file.ts";

test("a declaration is the same after a journey as a file", () => {
  const declaration: Declaration = {
    code: "HV-2026-10-00000001",
    place: 1,
    month: "2026-10",
    shared: 123_456,
    technology: "solar",
    region: "flanders",
    municipality: null,
    quarters: 2980,
    quartersShared: 812,
    basis: "operator-export",
    agreedBy: "confirmed",
    statementHash: "a",
    issuedAt: new Date("2026-11-05T10:00:00Z"),
    previousHash: "b",
    keyId: "c",
    signature: "d",
    hash: "e",
    revocation: { at: new Date("2026-11-06T10:00:00Z"), reason: "contested" },
  };
  expect(readDeclaration(JSON.parse(JSON.stringify(writeDeclaration(declaration))))).toEqual(declaration);
});
