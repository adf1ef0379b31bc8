import { describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { makeSigningKey, openSigner } from "#adapters/signer/open-signer.ts";
import { hashOfForm, type SignInput, signDocument } from "#application/contracts/sign-document.ts";
import { isAsSigned } from "#application/forms/is-as-signed.ts";
import { recordPaperSignature } from "#application/forms/record-paper-signature.ts";
import { removeDraft } from "#application/forms/remove-draft.ts";
import { saveStep } from "#application/forms/save-step.ts";
import { startForm } from "#application/forms/start-form.ts";
import { draftDocument, formDocument, newestTextVersion } from "#content/forms/form-texts.ts";
import { definitionOf, formKinds } from "#domain/forms/form-definitions.ts";
import type { AnswerRules } from "#domain/forms/parse-answer.ts";
import { freshPostgres } from "../support/databases.ts";
import { filledAnswers } from "../support/domain/filled-answers.ts";
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
    const signer = openSigner(makeSigningKey());
    return { database, ports: { store: openStore(database, { clock, ids }), clock, ids, signer } };
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
  const hashOf = async (ports: Ports, id: string, kind: (typeof formKinds)[number]) =>
    hashOfForm(ports, draftDocument(kind, (await ports.store.forms.find("an", id))?.answers ?? {}));
  type Changes = Partial<SignInput> & { rules?: AnswerRules };
  const sign = async (ports: Ports, id: string, { rules: other, ...changes }: Changes = {}, uid = "an") => {
    const kind = ((await ports.store.forms.find("an", id))?.kind ?? "withdrawal") as (typeof formKinds)[number];
    const document = {
      kind: "form",
      id,
      email: "an@example.org",
      rules: other ?? rules,
      write: draftDocument,
    } as const;
    return signDocument(ports, uid, document, {
      typedName: "an de smet",
      isAgreed: true,
      documentHash: await hashOf(ports, id, kind),
      address: "192.0.2.1",
      ...changes,
    });
  };

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
    expect(kept.textVersion).toBe(newestTextVersion(kind));
    expect(isAsSigned(ports, kept, document)).toBe(true);
    expect(isAsSigned(ports, { ...kept, signedName: "Bart" }, document)).toBe(false);
    expect(isAsSigned(ports, kept, { ...document, lead: `${document.lead} ` })).toBe(false);
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
      technology: "solar",
      priceCents: "8,5",
      indexPercent: "0",
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
      answers: { priceCents: "8.5", technology: "solar", settlement: "month" },
    });
    expect((await ports.store.forms.find("an", id))?.answers).not.toHaveProperty("sellerName");
    await database.close();
  });

  test("a signed paper takes no change, no second signature and no removal", async () => {
    const { ports, database } = await start();
    const id = await begin(ports);
    await fill(ports, id);
    const documentHash = await hashOf(ports, id, "sale-agreement");
    const both = await Promise.all([sign(ports, id, { documentHash }), sign(ports, id, { documentHash })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "already-signed" } });
    const before = await ports.store.forms.find("an", id);
    expect(await saveStep(ports, "an", { id, step: 0, typed: {}, rules })).toMatchObject({
      refusal: { code: "form-signed" },
    });
    expect(await sign(ports, id)).toMatchObject({ refusal: { code: "already-signed" } });
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

  test.each<[string, Changes, object]>([
    ["another's name", { typedName: "Bart Peeters" }, { code: "name-different", name: "An De Smet" }],
    ["no tick", { isAgreed: false }, { code: "not-agreed" }],
    ["answers that changed since they were read", { documentHash: "0".repeat(64) }, { code: "version-outdated" }],
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

  test("the party without an account signs on paper: its day is told by who signed here, once both could have", async () => {
    const { ports, database } = await start();
    const id = await begin(ports);
    await fill(ports, id);
    const record = (day: `${number}-${number}-${number}`, uid = "an", of = id) =>
      recordPaperSignature(ports, uid, { id: of, day });
    expect(await record("2026-11-15")).toMatchObject({ refusal: { code: "form-not-signed" } });
    await sign(ports, id);
    const signed = await ports.store.forms.find("an", id);
    expect(await record("2026-11-15", "eve")).toMatchObject({ refusal: { code: "form-unknown" } });
    for (const day of ["2026-11-14", "2026-11-16"] as const)
      expect(await record(day)).toMatchObject({ refusal: { code: "day-impossible", latest: "2026-11-15" } });
    expect(await record("2026-11-15")).toEqual({ ok: true, value: "2026-11-15" });
    // What was signed, and its hash, stay as they were.
    expect(await ports.store.forms.find("an", id)).toEqual({ ...signed, paperSignedOn: "2026-11-15" });
    expect((await ports.store.events.list("an")).map(({ event }) => event)).toContain("form-signed-on-paper");
    const mandate = await begin(ports, "manager-mandate");
    await fill(ports, mandate, "manager-mandate");
    await sign(ports, mandate);
    expect(await record("2026-11-15", "an", mandate)).toMatchObject({ refusal: { code: "form-for-one" } });
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
