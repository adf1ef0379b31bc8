import { expect, test } from "vitest";
import { migrate } from "#adapters/database/migrate.ts";
import { migrations } from "#adapters/database/migrations.ts";
import { openEmptyPostgres } from "../support/migrating.ts";

const row = (id: string, kind: string, state: string, answers: object) =>
  `insert into forms (id, uid, kind, state, answers, text_version, created_at, updated_at)
   values ('${id}', 'an', '${kind}', '${state}', '${JSON.stringify(answers)}', '2026-11', now(), now());`;
const old = { signerRole: "seller", sellerName: "An De Smet", vat: "six", settlement: "quarter", priceCents: "8.5" };

test("a draft agreement of before goes on with its answers, and what was signed is not touched", async () => {
  const connection = await openEmptyPostgres();
  await migrate(
    connection,
    migrations.filter(({ name }) => name < "014"),
  );
  await connection.execute(`insert into accounts (uid, email, email_key, password_hash, state, created_at)
    values ('an', 'an@example.org', 'an@example.org', '', 'confirmed', now());`);
  await connection.execute(row("draft", "sale-agreement", "draft", old));
  await connection.execute(row("private", "sale-agreement", "draft", { ...old, vat: "none" }));
  await connection.execute(row("begun", "sale-agreement", "draft", { sellerName: "An De Smet" }));
  await connection.execute(row("signed", "sale-agreement", "signed", old));
  expect(await migrate(connection)).toContain("014-agreement-on-paper");
  const rows = await connection.rows("select id, answers from forms order by id");
  const { vat: _vat, ...kept } = old;
  expect(Object.fromEntries(rows.map(({ id, answers }) => [id, answers]))).toEqual({
    begun: { sellerName: "An De Smet" },
    draft: { ...kept, sellerVat: "liable", indexPercent: "0" },
    private: { ...kept, sellerVat: "outside-vat", indexPercent: "0" },
    signed: old,
  });
  await connection.close();
});
