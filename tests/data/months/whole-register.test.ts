import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { makeSigningKey, openSigner } from "#adapters/signer/open-signer.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import { readKeys } from "#application/declarations/read-keys.ts";
import { verifyDeclaration } from "#application/declarations/verify-declaration.ts";
import { writeRegister } from "#application/declarations/write-register.ts";
import type { Store } from "#application/ports/store.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { CHECK_SCRIPT } from "#content/pages/declarations/check-script.ts";
import { openContractWorld } from "../../support/contract-world.ts";
import { freshPostgres } from "../../support/databases.ts";
import { fillContracts } from "../../support/fill-contracts.ts";
import { verifyChain } from "../../support/verify-chain.ts";

let database: Awaited<ReturnType<typeof freshPostgres>>;
let store: Store;
let world: ReturnType<typeof openContractWorld>;
const folder = mkdtempSync(join(tmpdir(), "register-"));
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  database = await freshPostgres();
  const clock = { now: () => world.clock.now(), today: () => world.clock.today() };
  store = openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });
  world = openContractWorld(store, "2026-10-20T09:00:00Z");
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test("the register and its keys, also one that was replaced, are checked whole by the script of the page", async () => {
  await fillContracts(store.contracts, 3, 3, world.clock.now());
  await runDueSettlements(world.ports);
  expect(await issueDeclarations(world.ports)).toBe(3);
  const [first] = await store.contracts.readChain(0, 1);
  await store.contracts.revokeDeclaration(first?.code ?? "", "error", world.clock.now());
  // Another key signs from now on.
  world.clock.advance(60_000);
  const renewed = { ...world.ports, signer: openSigner(makeSigningKey()) };
  const [agreement] = await store.contracts.list("seller-1");
  const [statement] = await store.contracts.listStatements(agreement?.id ?? "", "newest");
  if (!statement) throw new Error("There is a month.");
  const next = { ...statement, version: 2 };
  await store.contracts.addStatement(next);
  const standing = (await store.contracts.listStandings(next.agreementId))[0];
  if (!standing) throw new Error("There is a standing.");
  await store.contracts.addStanding({ ...standing, version: 2 });
  expect(await issueDeclarations(renewed)).toBe(1);
  const keys = await readKeys(renewed);
  expect(keys.map(({ keyId }) => keyId)).toEqual([world.signer.keyId, renewed.signer.keyId]);
  expect(keys[0]?.until).toEqual(keys[1]?.from);
  expect(keys[1]?.pem).toBe(renewed.signer.publicKeyPem);
  expect(await verifyChain(renewed)).toBeNull();
  expect(await verifyDeclaration(renewed, first?.code ?? "")).toMatchObject({ verdict: "revoked" });

  let register = "";
  for await (const part of writeRegister(world.ports)) register += part;
  writeFileSync(file("register.txt"), register);
  writeFileSync(file("nakijken.sh"), CHECK_SCRIPT);
  for (const { keyId, pem } of keys) writeFileSync(file(`${keyId}.pem`), pem);
  const check = () => execFileSync("bash", ["nakijken.sh"], { cwd: folder, stdio: "pipe" }).toString();
  expect(check()).toBe("4 verklaringen kloppen, waarvan 1 ingetrokken.\n");

  const spoiled: readonly (readonly [string, string])[] = [
    [register.replace(/watt-hours: (\d)/, "watt-hours: 9$1"), "handtekening"],
    [register.slice(register.indexOf("\n\n") + 2), "keten"],
    [register.replace(/signature: (.)/, (_, sign) => `signature: ${sign === "A" ? "B" : "A"}`), "handtekening"],
    [`${register}watt-hours: 720000000\n`, "text that nobody signed"],
    [`${register.trimEnd()}\nwatt-hours: 720000000`, "the same without the end of its line"],
    [`${register}\n${register.slice(0, register.indexOf("signature: "))}`, "a whole declaration without its signature"],
    [register.slice(0, register.lastIndexOf("signature: ") + 40), "half a signature"],
  ];
  for (const [text, word] of spoiled) {
    writeFileSync(file("register.txt"), text);
    expect(() => check(), word).toThrow();
  }
  writeFileSync(file("register.txt"), register);
  rmSync(file(`${keys[0]?.keyId}.pem`));
  expect(() => check(), "a key that is not published").toThrow();
  expect(readFileSync(file("nakijken.sh"), "utf8").trim().split("\n").length).toBe(20);
});
