import { expect, test } from "vitest";
import { revokeAsOperator } from "../../../src/application/declarations/revoke-as-operator.ts";
import { openBuiltApp } from "../../support/built-app.ts";
import { openExampleContracts } from "../../support/example-contracts.ts";

const app = openBuiltApp();
const { ports } = app;

test("a declaration that was taken back is valid nowhere: page, data, file, register and kept answers", async () => {
  await openExampleContracts(ports);
  const [declared] = await ports.store.contracts.declarationsOf("lopend");
  const code = declared?.code ?? "";
  const page = `/declarations/${code}`;
  const addresses = [page, `${page}.data`, `${page}/verklaring.json`, "/declarations", "/declarations.data"];
  const ask = async (path: string, etag: string | null = null) => {
    const answer = await app.ask(path, { headers: etag ? { "if-none-match": etag } : {} });
    return { status: answer.status, etag: answer.headers.get("etag"), text: await answer.text() };
  };
  const before = new Map<string, Awaited<ReturnType<typeof ask>>>();
  for (const path of [...addresses, `${page}/_payload.json`, "/declarations/register.txt"])
    before.set(path, await ask(path));
  expect(await revokeAsOperator(ports, { id: "lopend", code }, "Verkeerde meter.")).toBe(true);
  for (const [path, { status, etag, text }] of before) {
    const after = await ask(path, etag);
    expect([path, after.status]).toEqual([path, status]);
    if (status === 200) expect([path, after.text === text]).toEqual([path, false]);
  }
  expect((await ask(page)).text).toContain("Ingetrokken");
  expect((await ask(`${page}/verklaring.json`)).text).toMatch(/"revocation": \{/);
  const register = (await ask("/declarations/register.txt")).text;
  expect(register.slice(register.indexOf(code)).split("\n\n")[0]).toMatch(/^revoked: .* error$/m);
  const mixed = await ask(page.toLowerCase());
  if (mixed.status === 200) expect(mixed.text).toContain("Ingetrokken");
});
