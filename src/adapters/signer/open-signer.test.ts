import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { makeSigningKey, openSigner, sandboxKeyOf } from "#adapters/signer/open-signer.ts";

const message = new TextEncoder().encode("declaration/1\n");

test("what a key signs, its public part proves, in Node and by WebCrypto", async () => {
  const signer = openSigner(makeSigningKey());
  const signature = Buffer.from(signer.sign(message), "base64");
  expect(verify(null, message, createPublicKey(signer.publicKeyPem), signature)).toBe(true);
  const raw = Buffer.from(signer.publicKeyRaw, "base64");
  const key = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
  expect(await crypto.subtle.verify("Ed25519", key, signature, message)).toBe(true);
  expect(await crypto.subtle.verify("Ed25519", key, signature, new TextEncoder().encode("another"))).toBe(false);
});

test("the same key has the same name, another key another one", () => {
  const key = makeSigningKey();
  expect(openSigner(key).keyId).toBe(openSigner(key).keyId);
  expect(openSigner(key).keyId).not.toBe(openSigner(makeSigningKey()).keyId);
  expect(openSigner(key).keyId).toMatch(/^[0-9a-f]{16}$/);
  expect(openSigner(key).digest("abc")).toMatch(/^ba7816bf/);
});

test("a sandbox signs with a key of its own, the same after a restart", () => {
  const key = makeSigningKey();
  expect(openSigner(sandboxKeyOf(key)).keyId).toBe(openSigner(sandboxKeyOf(key)).keyId);
  expect(openSigner(sandboxKeyOf(key)).keyId).not.toBe(openSigner(key).keyId);
  expect(openSigner(key).mark("a")).not.toBe(openSigner(makeSigningKey()).mark("a"));
});

test("what is no key is refused in words that do not tell it", () => {
  expect(() => openSigner("c2VjcmV0LXRoaW5n")).toThrow("SIGNING_KEY must be an Ed25519 key");
  expect(() => openSigner("c2VjcmV0LXRoaW5n")).not.toThrow("c2VjcmV0");
});
