import { createHash, generateKeyPairSync, sign, verify } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalText, chainText, declarationCode, readDeclarationCode } from "#domain/declarations/canonical-text.ts";
import { type Declaration, type DeclarationFacts, FIRST_PREVIOUS_HASH } from "#domain/declarations/declaration.ts";
import { findChainFault } from "../../../tests/support/domain/find-chain-fault.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const isSigned = (text: string, signature: string) =>
  verify(null, Buffer.from(text), publicKey, Buffer.from(signature, "base64"));
const start = { place: 0, hash: FIRST_PREVIOUS_HASH };

function chainOf(length: number): Declaration[] {
  const chain: Declaration[] = [];
  for (let place = 1; place <= length; place++) {
    const facts: DeclarationFacts = {
      code: declarationCode("2026-11", digest(String(place))),
      place,
      month: "2026-11",
      shared: 4500 * place,
      technology: "solar",
      region: "flanders",
      municipality: place % 2 === 0 ? "Gent" : null,
      quarters: 2880,
      quartersShared: 30,
      basis: "measured",
      statementHash: digest("statement"),
      issuedAt: new Date("2026-12-05T10:00:00Z"),
      previousHash: chain.at(-1)?.hash ?? FIRST_PREVIOUS_HASH,
      keyId: "0123456789abcdef",
    };
    const signature = sign(null, Buffer.from(canonicalText(facts)), privateKey).toString("base64");
    chain.push({ ...facts, signature, hash: digest(chainText(facts, signature)), revocation: null });
  }
  return chain;
}

test("the signed text tells every fact on a line of its own", () => {
  expect(canonicalText(chainOf(1)[0] as Declaration).split("\n")).toEqual([
    "declaration/1",
    `code: ${declarationCode("2026-11", digest("1"))}`,
    "place: 1",
    "month: 2026-11",
    "watt-hours: 4500",
    "technology: solar",
    "region: flanders",
    "municipality: -",
    "quarters: 2880",
    "quarters-shared: 30",
    "basis: measured",
    `statement-sha256: ${digest("statement")}`,
    "issued-at: 2026-12-05T10:00:00.000Z",
    `previous-sha256: ${FIRST_PREVIOUS_HASH}`,
    "key: 0123456789abcdef",
    "",
  ]);
});

test("a chain as it was issued holds, as a whole and from any place on", () => {
  const chain = chainOf(5);
  expect(findChainFault(chain, start, { digest, isSigned })).toBeNull();
  const second = chain[1] as Declaration;
  expect(findChainFault(chain.slice(2), second, { digest, isSigned })).toBeNull();
});

test("whatever one changes, leaves out, doubles or moves in a chain is found", () => {
  const chain = chainOf(6);
  const changes: readonly Partial<Declaration>[] = [
    { shared: 1 },
    { month: "2026-10" },
    { municipality: "Aalst" },
    { technology: "wind" },
    { quartersShared: 31 },
    { statementHash: digest("other") },
    { issuedAt: new Date("2026-12-05T10:00:00.001Z") },
    { hash: digest("other") },
    { previousHash: digest("other") },
    { signature: Buffer.alloc(64).toString("base64") },
    { code: "HV-2026-11-00000000" },
    { place: 9 },
  ];
  fc.assert(
    fc.property(fc.nat({ max: 5 }), fc.constantFrom(...changes), (at, change) => {
      const tampered = chain.map((declaration, place) => (place === at ? { ...declaration, ...change } : declaration));
      expect(findChainFault(tampered, start, { digest, isSigned })).toMatchObject({ place: expect.any(Number) });
    }),
  );
  expect(findChainFault(chain.toSpliced(2, 1), start, { digest, isSigned })?.place).toBe(3);
  expect(findChainFault(chain.toSpliced(2, 0, chain[1] as Declaration), start, { digest, isSigned })?.place).toBe(3);
  expect(findChainFault(chain.toReversed(), start, { digest, isSigned })?.place).toBe(1);
});

test("a code is read as people type it, and anything else is none", () => {
  const code = declarationCode("2026-11", digest("1"));
  expect(readDeclarationCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code);
  expect(readDeclarationCode("hv 2026 11 ooiill00")).toBe("HV-2026-11-00111100");
  expect(readDeclarationCode("HV-2026-11-123")).toBeNull();
  expect(readDeclarationCode("../etc/passwd")).toBeNull();
});
