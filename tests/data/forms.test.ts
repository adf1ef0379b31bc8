import { describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { isAsSigned } from "#application/forms/is-as-signed.ts";
import { removeDraft } from "#application/forms/remove-draft.ts";
import { saveStep } from "#application/forms/save-step.ts";
import { type SignInput, signForm } from "#application/forms/sign-form.ts";
import { startForm } from "#application/forms/start-form.ts";
import { formDocument } from "#content/forms/form-texts.ts";
import { definitionOf, formKinds } from "#domain/forms/form-definitions.ts";
import { filledAnswers } from "#domain/testing/filled-answers.ts";
import { freshPostgres } from "../support/databases.ts";
import { insertAccount } from "../support/insert-account.ts";

const rules = { today: "2026-11-15", numberRemoved: "[weg]" } as const;
const noFaults = { ok: true, value: { faults: {} } };

describe("forms", () => {
  async function start() {
    let id = 0;
    let at = Date.parse("2026-11-15T10:00:00Z");
    // biome-ignore lint/suspicious/noAssignInExpressions: every look at this clock is a second later.
    const clock = { now: () => new Date((at += 1000)), today: () => "2026-11-15" };
    const ids = { next: () => `id-${++id}` };
    const database = await freshPostgres();
    for (const uid of ["an", "eve"]) await insertAccount(database, uid);
    return { database, ports: { store: openStore(database, { clock, ids }), clock, ids } };
  }
  type Ports = Awaited<ReturnType<typeof start>>["ports"];

  async function begin(ports: Ports, kind: (typeof formKinds)[number] = "sale-agreement", uid = "an") {
    const begun = await startForm(ports, uid, { kind, textVersion: "2026-11", known: {} });
    if (!begun.ok) throw new Error(begun.refusal.code);
    return begun.value.id;
  }
  async function fill(ports: Ports, id: string, kind: (typeof formKinds)[number] = "sale-agreement") {
    for (const step of definitionOf(kind).steps.keys())
      expect(await saveStep(ports, "an", { id, step, typed: filledAnswers[kind], rules })).toEqual(noFaults);
  }
  const sign = async (ports: Ports, id: string, changes: Partial<SignInput> = {}, uid = "an") =>
    signForm(ports, uid, {
      id,
      email: "an@example.org",
      typedName: "an de smet",
      isAgreed: true,
      seenAt: (await ports.store.forms.find(uid, id))?.updatedAt.toISOString() ?? "",
      rules,
      write: formDocument,
      ...changes,
    });

  test("steps that two tabs save at once are both kept, and what was signed is what was seen", async () => {
    const { ports, database } = await start();
    const id = await begin(ports);
    const steps = [...definitionOf("sale-agreement").steps.keys()];
    const typed = filledAnswers["sale-agreement"];
    await Promise.all(steps.map((step) => saveStep(ports, "an", { id, step, typed, rules })));
    const filled = await ports.store.forms.find("an", id);
    await fill(ports, id);
    expect(filled?.answers).toEqual((await ports.store.forms.find("an", id))?.answers);
    const saving = saveStep(ports, "an", { id, step: 0, typed, rules });
    const [signed, saved] = await Promise.all([sign(ports, id), saving]);
    expect([signed.ok, saved.ok].filter(Boolean).length).toBeGreaterThan(0);
    expect((await ports.store.forms.find("an", id))?.state).toBe(signed.ok ? "signed" : "draft");
    await database.close();
  });

  test.each(formKinds)("%s is filled in step by step, signed, and stays as it was signed", async (kind) => {
    const { ports, database } = await start();
    const id = await begin(ports, kind);
    await fill(ports, id, kind);
    expect(await sign(ports, id)).toMatchObject({ ok: true, value: { state: "signed", signedName: "an de smet" } });
    const kept = await ports.store.forms.find("an", id);
    if (!kept) throw new Error("not kept");
    expect(kept.documentHash).toMatch(/^[0-9a-f]{64}$/);
    const document = formDocument(kind, kept.textVersion, kept.answers);
    if (!document) throw new Error("no document");
    expect(await isAsSigned(kept, document)).toBe(true);
    expect(await isAsSigned({ ...kept, signedName: "Bart" }, document)).toBe(false);
    expect(await isAsSigned(kept, { ...document, lead: `${document.lead} ` })).toBe(false);
    expect(await ports.store.outbox.claim(9)).toMatchObject([
      { message: { kind: "form-signed", to: "an@example.org", formId: id, formKind: kind } },
    ]);
    expect((await ports.store.events.list("an")).map(({ event }) => event)).toEqual(["form-signed"]);
    await database.close();
  });

  test("a step keeps what is right, tells what is wrong, and takes no field that is not its own", async () => {
    const { ports, database } = await start();
    const id = await begin(ports);
    const typed = {
      priceCents: "8,5",
      vat: "none",
      settlement: "month",
      paymentDays: "0",
      sellerName: "Ik",
      state: "signed",
    };
    expect(await saveStep(ports, "an", { id, step: 2, typed, rules })).toEqual({
      ok: true,
      value: { faults: { paymentDays: { code: "number-range", min: 1, max: 60 } } },
    });
    expect(await ports.store.forms.find("an", id)).toMatchObject({
      state: "draft",
      answers: { priceCents: "8.5", vat: "none", settlement: "month" },
    });
    expect((await ports.store.forms.find("an", id))?.answers).not.toHaveProperty("sellerName");
    await database.close();
  });

  test("a signed paper takes no change, no second signature and no removal", async () => {
    const { ports, database } = await start();
    const id = await begin(ports);
    await fill(ports, id);
    const seenAt = (await ports.store.forms.find("an", id))?.updatedAt.toISOString() ?? "";
    const both = await Promise.all([sign(ports, id, { seenAt }), sign(ports, id, { seenAt })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const before = await ports.store.forms.find("an", id);
    expect(await saveStep(ports, "an", { id, step: 0, typed: {}, rules })).toMatchObject({
      refusal: { code: "form-signed" },
    });
    expect(await sign(ports, id)).toMatchObject({ refusal: { code: "form-signed" } });
    expect(await removeDraft(ports, "an", id)).toBe(false);
    expect(await ports.store.forms.find("an", id)).toEqual(before);
    expect(await ports.store.outbox.claim(9)).toHaveLength(1);
    await database.close();
  });

  test("nobody reads, changes, signs or removes another's paper", async () => {
    const { ports, database } = await start();
    const id = await begin(ports);
    await fill(ports, id);
    const unknown = { ok: false, refusal: { code: "form-unknown" } };
    expect(await saveStep(ports, "eve", { id, step: 0, typed: filledAnswers["sale-agreement"], rules })).toEqual(
      unknown,
    );
    expect(await sign(ports, id, {}, "eve")).toEqual(unknown);
    expect(await removeDraft(ports, "eve", id)).toBe(false);
    expect(await ports.store.forms.list("eve")).toEqual([]);
    await database.close();
  });

  test.each<[string, Partial<SignInput>, object]>([
    ["another's name", { typedName: "Bart Peeters" }, { code: "name-different", name: "An De Smet" }],
    ["no tick", { isAgreed: false }, { code: "not-agreed" }],
    ["answers that changed since they were read", { seenAt: "2026-11-15T09:00:00.000Z" }, { code: "form-changed" }],
    ["a start that has passed", { rules: { ...rules, today: "2027-02-01" } }, { code: "form-incomplete" }],
  ])("%s signs nothing", async (_what, changes, refusal) => {
    const { ports, database } = await start();
    const id = await begin(ports);
    await fill(ports, id);
    expect(await sign(ports, id, changes)).toEqual({ ok: false, refusal });
    expect(await ports.store.forms.find("an", id)).toMatchObject({ state: "draft", documentHash: null });
    expect(await ports.store.outbox.claim(9)).toEqual([]);
    await database.close();
  });

  test("beginning twice goes on with the untouched draft, and there is an end to drafts", async () => {
    const { ports, database } = await start();
    const id = await begin(ports);
    expect(await begin(ports)).toBe(id);
    for (let count = 1; count < 20; count += 1) {
      const [newest] = await ports.store.forms.list("an");
      await saveStep(ports, "an", { id: newest?.id ?? "", step: 0, typed: {}, rules });
      await begin(ports);
    }
    const [newest] = await ports.store.forms.list("an");
    await saveStep(ports, "an", { id: newest?.id ?? "", step: 0, typed: {}, rules });
    expect(await startForm(ports, "an", { kind: "withdrawal", textVersion: "2026-11", known: {} })).toEqual({
      ok: false,
      refusal: { code: "too-many-drafts", max: 20 },
    });
    await database.close();
  });
});
