import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { checkDeclaration, sumOfChecks } from "#application/declarations/check-declaration.ts";
import { canonicalText, chainText } from "#domain/declarations/canonical-text.ts";
import { type Declaration, type DeclarationFacts, FIRST_PREVIOUS_HASH } from "#domain/declarations/declaration.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const raw = publicKey.export({ type: "spki", format: "der" }).subarray(-32).toString("base64");
const key = { keyId: createHash("sha256").update(Buffer.from(raw, "base64")).digest("hex").slice(0, 16), raw };
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

function issue(place: number, previous: Declaration | null): Declaration {
  const facts: DeclarationFacts = {
    code: `HV-2026-10-0000000${place}`,
    place,
    month: "2026-10",
    shared: 123_456,
    technology: "solar",
    region: "flanders",
    municipality: "Gent",
    quarters: 2980,
    quartersShared: 812,
    basis: "measured",
    statementHash: digest("statement"),
    issuedAt: new Date("2026-11-05T10:00:00Z"),
    previousHash: previous?.hash ?? FIRST_PREVIOUS_HASH,
    keyId: key.keyId,
  };
  const signature = sign(null, Buffer.from(canonicalText(facts)), privateKey).toString("base64");
  return { ...facts, signature, hash: digest(chainText(facts, signature)), revocation: null };
}

const first = issue(1, null);
const second = issue(2, first);

const all = { fingerprint: "ok", chain: "ok", key: "ok", signature: "ok" };

test("a declaration as it was issued passes every check", async () => {
  expect(await checkDeclaration(first, null, key)).toEqual(all);
  expect(await checkDeclaration(second, first, key)).toEqual(all);
});

test.each<Partial<Declaration>>([
  { shared: 123_457 },
  { municipality: null },
  { quartersShared: 813 },
  { statementHash: digest("another") },
  { issuedAt: new Date("2026-11-05T10:00:01Z") },
])("who changes %j is found by fingerprint and signature", async (change) => {
  const checks = await checkDeclaration({ ...second, ...change }, first, key);
  expect(checks).toEqual({ ...all, fingerprint: "fault", signature: "fault" });
  expect(sumOfChecks(checks)).toBe("fault");
});

test("a changed or exchanged predecessor breaks the chain", async () => {
  expect((await checkDeclaration(second, { ...first, shared: 1 }, key)).chain).toBe("fault");
  expect((await checkDeclaration(second, issue(1, second), key)).chain).toBe("fault");
  expect((await checkDeclaration({ ...first, previousHash: second.hash }, null, key)).chain).toBe("fault");
});

test("attack: a key that the register does not publish, or under another's name, is a fault and never a doubt", async () => {
  expect(await checkDeclaration(second, first, null)).toEqual({ ...all, key: "fault", signature: "fault" });
  const other = await checkDeclaration(second, first, { ...key, keyId: "fedcba9876543210" });
  expect(other).toEqual({ ...all, key: "fault", signature: "fault" });
  const stranger = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "der" });
  const taken = { ...key, raw: stranger.subarray(-32).toString("base64") };
  expect(await checkDeclaration(second, first, taken)).toEqual({ ...all, key: "fault", signature: "fault" });
});

test.each(["", "%%%", "AAAA", "not base64 at all"])(
  "attack: the signature %j that cannot be read is a fault",
  async (signature) => {
    const checks = await checkDeclaration({ ...second, signature }, first, key);
    expect(checks.signature).toBe("fault");
    expect(sumOfChecks(checks)).toBe("fault");
  },
);

test("a link that cannot be followed is a fault", async () => {
  expect((await checkDeclaration(second, null, key)).chain).toBe("fault");
});

test("a signature by another key is a fault", async () => {
  const stranger = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "der" });
  const checks = await checkDeclaration(second, first, { ...key, raw: stranger.subarray(-32).toString("base64") });
  expect(checks.signature).toBe("fault");
});
