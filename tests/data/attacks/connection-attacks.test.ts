import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proposeAmendment } from "#application/contracts/amend-agreement.ts";
import { fillInParty } from "#application/contracts/fill-in-agreement.ts";
import { hashOfAmendment, signDocument } from "#application/contracts/sign-document.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { amendmentDocument } from "#content/contracts/amendment-document.ts";
import { sayContractRefusal } from "#content/contracts/contract-refusals.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { answersOfParty } from "#domain/contracts/agreement-fields.ts";
import { FROM_MONTH, openAmendment } from "#domain/contracts/amendment.ts";
import { documentText } from "#domain/forms/form-document.ts";
import { meterEan } from "../../support/contract-world.ts";
import { freshPostgres } from "../../support/databases.ts";
import { sampleBuyer } from "../../support/domain/sample-agreement.ts";
import { openMonthWorld } from "../../support/month-world.ts";

const MONTH = "2026-09";
/** 10 kVA for a quarter with a quarter of margin, in watt-hours. */
const MOST = 3125;

describe("attacks on the power of the buyer's connection", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let world: ReturnType<typeof openMonthWorld>;
  let numbers = 700_000;
  beforeAll(async () => {
    database = await freshPostgres();
    world = openMonthWorld(database);
  });
  afterAll(() => database.close());

  const pairOf = async (capacity: number): Promise<Agreement> => {
    world.clock.advance(Date.parse("2026-08-03") - Date.parse(world.clock.today()));
    const buyer = { ...sampleBuyer, ean: meterEan(numbers++), capacity };
    const agreement = await world.activate(await world.draft(undefined, undefined, buyer));
    world.until("2026-10-07");
    return agreement;
  };
  /** A quarter at noon that says so many kWh. */
  const noon = (kilowattHours: string) => (row: string) =>
    row.startsWith("10-09-2026;12:00") ? row.replace(/;\d+,\d{3};kWh/, `;${kilowattHours};kWh`) : row;
  const sign = async ({ id, uids }: Agreement, side: Side) => {
    const now = await world.find(id);
    const open = openAmendment(now);
    const documentHash = open ? hashOfAmendment(world.ports, now, open, amendmentDocument) : "";
    const typedName = now.parties[side]?.representative ?? now.parties[side]?.name ?? "";
    const document = { kind: "amendment", id, write: amendmentDocument } as const;
    const signing = { typedName, isAgreed: true, documentHash, address: "192.0.2.1" };
    return signDocument(world.ports, uids[side], document, signing);
  };

  test("a peak in which nothing is shared stops no file, and no month is settled above the buyer's own connection", async () => {
    const honest = await pairOf(10);
    world.must(await world.bring(honest, "buyer", MONTH, noon("9,000")));
    expect(world.must(await world.bring(honest, "seller", MONTH)).months).toMatchObject([{ outcome: "settled" }]);

    const agreement = await pairOf(10);
    world.must(await world.bring(agreement, "buyer", MONTH, noon("3,126")));
    expect(world.must(await world.bring(agreement, "seller", MONTH, noon("9,000"))).months).toEqual([
      { month: MONTH, outcome: "waiting", reason: "above-connection" },
    ]);
    const carried = await pairOf(10);
    world.must(await world.bring(carried, "buyer", MONTH, noon("3,125")));
    expect(world.must(await world.bring(carried, "seller", MONTH, noon("9,000"))).months).toMatchObject([
      { outcome: "settled" },
    ]);
  });

  test("a result that one side wrote bills no quarter above the buyer's connection", async () => {
    const agreement = await pairOf(10);
    const bring = (shared: string) => {
      const bytes = new TextEncoder().encode(`datum;kwartier;gedeeld_kwh\n2026-09-10;49;${shared}\n`);
      const input = { id: agreement.id, bytes, fileHash: world.signer.digest(shared), madeOn: "2026-10-07" } as const;
      return importMeterData(world.ports, agreement.uids.seller, { ...input, hasConsent: true });
    };
    const refused = await bring("3,200");
    expect(refused).toMatchObject({ refusal: { code: "above-connection", most: MOST, capacity: 10 } });
    const sentence = refused.ok ? "" : sayContractRefusal(refused.refusal);
    for (const words of ["10 kVA", "3,125 kWh", "Gegevens wijzigen", "handtekening van u beiden"])
      expect(sentence.replaceAll("\u00a0", " ")).toContain(words);
    expect((await bring("3,100")).ok).toBe(true);
  });

  test("the buyer alone shifts it by no form, and not by an own signature; with both it counts at once", async () => {
    const agreement = await pairOf(10);
    const typed = { ...answersOfParty(agreement.parties.buyer), capacity: "50" };
    const buyer = agreement.uids.buyer;
    expect(await fillInParty(world.ports, buyer, { id: agreement.id, typed, numberRemoved: "" })).toMatchObject({
      refusal: { code: "action-refused" },
    });
    const change = { id: agreement.id, typed: { ...typed, [FROM_MONTH]: MONTH }, numberRemoved: "" };
    world.must(await proposeAmendment(world.ports, buyer, change));
    world.must(await sign(agreement, "buyer"));
    expect(await sign(agreement, "buyer")).toMatchObject({ refusal: { code: "already-signed" } });
    const current = await world.find(agreement.id);
    world.must(await world.bring(current, "seller", MONTH, noon("9,000")));
    const above = [{ month: MONTH, outcome: "waiting", reason: "above-connection" }];
    expect(world.must(await world.bring(current, "buyer", MONTH, noon("9,000"))).months).toEqual(above);
    const open = openAmendment(current);
    const text = open ? documentText(amendmentDocument(current, open)) : "";
    expect(text.replaceAll("\u00a0", " ")).toMatch(/tot nu \| 10 kVA[\s\S]*voortaan \| 50 kVA/);
    const before = documentText(agreementDocument(current));
    world.must(await sign(agreement, "seller"));
    const amended = await world.find(agreement.id);
    expect(amended.parties.buyer?.capacity).toBe(50);
    expect(world.must(await world.bring(amended, "buyer", MONTH, noon("9,001"))).months).toMatchObject([
      { outcome: "settled" },
    ]);
    // What both signed first reads as it did, with the power of then.
    expect(documentText(agreementDocument(amended))).toBe(before);
    expect(before.replaceAll("\u00a0", " ")).toContain("| Vermogen van de aansluiting | 10 kVA");
  });

  test("a seller cannot lower the buyer's power, nor name one of its own that counts", async () => {
    const agreement = await pairOf(10);
    const typed = { ...answersOfParty(agreement.parties.seller), capacity: "1", [FROM_MONTH]: MONTH };
    const asked = { id: agreement.id, typed, numberRemoved: "" };
    expect(await proposeAmendment(world.ports, agreement.uids.seller, asked)).toMatchObject({
      refusal: { code: "amendment-empty" },
    });
  });

  test("a power that nobody has is refused beside its field", async () => {
    world.clock.advance(Date.parse("2026-08-03") - Date.parse(world.clock.today()));
    const agreement = await world.draft();
    for (const capacity of ["0", "0,5", "20001", "veel", "-9"]) {
      const typed = { ...answersOfParty(agreement.parties.buyer), capacity };
      const filled = await fillInParty(world.ports, agreement.uids.buyer, {
        id: agreement.id,
        typed,
        numberRemoved: "",
      });
      expect(filled).toMatchObject({ refusal: { code: "fields-faulty", faults: { capacity: expect.anything() } } });
    }
  });
});
