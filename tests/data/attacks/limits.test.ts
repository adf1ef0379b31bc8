import { expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { DRAFTS_MAX, startForm } from "#application/forms/start-form.ts";
import { formKinds } from "#domain/forms/form-definitions.ts";
import { freshPostgres } from "../../support/databases.ts";
import { fixedClock } from "../../support/fixed-clock.ts";
import { insertAccount } from "../../support/insert-account.ts";

const clock = fixedClock("2026-11-15T10:00:00Z");

async function open() {
  const database = await freshPostgres();
  await insertAccount(database, "an");
  const store = openStore(database, { clock, ids: randomIds });
  return { database, ports: { store, clock, ids: randomIds } };
}
const touched = (at: number) => new Date(clock.now().getTime() + at);

test("papers that are begun all at once do not pass the limit of drafts", async () => {
  const { database, ports } = await open();
  const [kind = "sale-agreement"] = formKinds;
  const begin = () => startForm(ports, "an", { kind, textVersion: "2026-11", known: {} });
  // Drafts that were changed: only an untouched one is gone on with.
  for (let made = 1; made < DRAFTS_MAX; made++) {
    const begun = await begin();
    if (!begun.ok) throw new Error(begun.refusal.code);
    await ports.store.forms.updateDraft({ ...begun.value, updatedAt: touched(made) }, begun.value);
  }
  const often = formKinds.flatMap((each) => [each, each, each, each]);
  const answers = await Promise.all(
    often.map((each) => startForm(ports, "an", { kind: each, textVersion: "2026-11", known: {} })),
  );
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []))).size).toBe(1);
  expect((await ports.store.forms.list("an")).length).toBe(DRAFTS_MAX);
  await database.close();
});
