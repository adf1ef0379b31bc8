import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dropAmendment, proposeAmendment } from "#application/contracts/amend-agreement.ts";
import { activateSharing } from "#application/contracts/move-agreement.ts";
import { hashOfAgreement, hashOfAmendment, signDocument } from "#application/contracts/sign-document.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { amendmentDocument } from "#content/contracts/amendment-document.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { answersOfParty } from "#domain/contracts/agreement-fields.ts";
import { FROM_MONTH, openAmendment } from "#domain/contracts/amendment.ts";
import { documentText } from "#domain/forms/form-document.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { meterEan } from "../support/contract-world.ts";
import { freshPostgres } from "../support/databases.ts";
import { sampleSeller } from "../support/domain/sample-agreement.ts";
import { openMonthWorld } from "../support/month-world.ts";

const IBAN = "BE71096123456769";

describe("an amendment of a running agreement", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let world: ReturnType<typeof openMonthWorld>;
  let numbers = 500_000;
  beforeAll(async () => {
    database = await freshPostgres();
    world = openMonthWorld(database);
  });
  afterAll(() => database.close());

  const codeOf = (result: { ok: boolean; refusal?: { code: string } }) => (result.ok ? "ok" : result.refusal?.code);
  const propose = (agreement: Agreement, side: Side, change: Record<string, string>, from: Month = "2026-09") =>
    proposeAmendment(world.ports, agreement.uids[side], {
      id: agreement.id,
      typed: { ...answersOfParty(agreement.parties[side]), [FROM_MONTH]: from, ...change },
      numberRemoved: "",
    });
  async function sign(
    { id, uids }: Pick<Agreement, "id" | "uids">,
    side: Side,
    change: { documentHash?: string } = {},
  ) {
    const now = await world.find(id);
    const open = openAmendment(now);
    const documentHash = open ? hashOfAmendment(world.ports, now, open, amendmentDocument) : "";
    const party = now.parties[side];
    const signing = { typedName: party?.representative ?? party?.name ?? "", isAgreed: true, documentHash, ...change };
    const document = { kind: "amendment", id, write: amendmentDocument } as const;
    return signDocument(world.ports, uids[side], document, { ...signing, address: "192.0.2.1" });
  }
  const amend = async (agreement: Agreement, side: Side, change: Record<string, string>, from?: Month) => {
    world.must(await propose(agreement, side, change, from));
    world.must(await sign(agreement, side));
    return world.must(await sign(agreement, side === "seller" ? "buyer" : "seller"));
  };

  test("changes nothing before both signed it; then the details are new, and the agreement reads as it was signed", async () => {
    const agreement = await world.pair();
    const before = documentText(agreementDocument(agreement));
    const hash = hashOfAgreement(world.ports, agreement, agreementDocument);
    world.must(await propose(agreement, "seller", { iban: IBAN, street: "Nieuwe weg 7" }));
    world.must(await sign(agreement, "seller"));
    expect((await world.find(agreement.id)).parties.seller?.iban).toBe(agreement.parties.seller?.iban);
    const amended = world.must(await sign(agreement, "buyer"));
    expect(amended.parties.seller).toMatchObject({ iban: IBAN, street: "Nieuwe weg 7" });
    const kept = await world.find(agreement.id);
    expect(kept.parties).toEqual(amended.parties);
    expect(documentText(agreementDocument(kept))).toBe(before);
    expect(hashOfAgreement(world.ports, kept, agreementDocument)).toBe(hash);
    expect(kept.signatures.map(({ side }) => side)).toEqual(["seller", "buyer"]);
    expect(kept.amendments?.[0]?.signatures.map(({ side }) => side)).toEqual(["seller", "buyer"]);
    const [, text = ""] = documentText(amendmentDocument(kept, kept.amendments?.[0] as never)).split(
      "1. Wat verandert",
    );
    for (const words of ["bij de verkoper", "Nieuwe weg 7", "BE71 0961 2345 6769"]) expect(text).toContain(words);
    const events = (await world.store.contracts.listEntries(agreement.id)).map(({ event }) => event);
    expect(events.slice(-4)).toEqual([
      ...["amendment-proposed", "amendment-signed", "amendment-signed", "amendment-agreed"],
    ]);
    const notices = (await world.mails(agreement, "agreement-notice")).map(({ notice, to }) => [
      notice,
      to.split("-")[0],
    ]);
    expect(notices.filter(([notice]) => notice?.startsWith("amendment"))).toEqual([
      ["amendment-asked", "buyer"],
      ["amendment-agreed", "seller"],
      ["amendment-agreed", "buyer"],
    ]);
  });

  test("is of the own details alone, by a party, of the text that was read, one at a time; either can drop it", async () => {
    const agreement = await world.pair();
    const { id, uids } = agreement;
    expect(codeOf(await propose({ ...agreement, uids: { seller: "nobody", buyer: "nobody" } }, "seller", {}))).toBe(
      "agreement-unknown",
    );
    expect(codeOf(await propose(agreement, "buyer", {}))).toBe("amendment-empty");
    for (const [change, field] of [
      [{ postcode: "1000" }, "postcode"],
      [{ ean: agreement.parties.seller?.ean ?? "" }, "ean"],
      [{ ean: "541448820000000009" }, "ean"],
      [{ [FROM_MONTH]: "2026-07" }, FROM_MONTH],
    ] as const) {
      const refusal = await propose(agreement, "buyer", { ...change });
      expect(refusal).toMatchObject({ refusal: { code: "fields-faulty", faults: { [field]: expect.anything() } } });
    }
    // Who buys names no account, and no other name.
    world.must(await propose(agreement, "buyer", { street: "Kade 1", iban: IBAN, name: "Iemand Anders" }));
    expect(openAmendment(await world.find(id))?.after).toMatchObject({ street: "Kade 1", iban: null });
    expect(codeOf(await propose(agreement, "seller", { iban: IBAN }))).toBe("action-refused");
    expect(codeOf(await sign(agreement, "seller", { documentHash: "0".repeat(64) }))).toBe("version-outdated");
    world.must(await sign(agreement, "buyer"));
    expect(codeOf(await sign(agreement, "buyer"))).toBe("already-signed");
    expect(codeOf(await dropAmendment(world.ports, "nobody", { id }))).toBe("agreement-unknown");
    world.must(await dropAmendment(world.ports, uids.seller, { id }));
    expect((await world.find(id)).parties).toEqual(agreement.parties);
    expect(codeOf(await sign(agreement, "seller"))).toBe("action-refused");
    // The next has a number, and signatures, of its own.
    const amended = await amend(agreement, "buyer", { street: "Kade 2" });
    expect([amended.parties.buyer?.street, amended.amendments?.length]).toEqual(["Kade 2", 2]);
    const drafted = await world.draft();
    expect(codeOf(await propose(drafted, "seller", { iban: IBAN }))).toBe("action-refused");
  });

  test("a number from which another sells already is refused at the second signature", async () => {
    const [agreement, rival] = [await world.pair(), await world.pair()];
    world.must(await propose(agreement, "seller", { ean: rival.parties.seller?.ean ?? "" }));
    world.must(await sign(agreement, "seller"));
    expect(codeOf(await sign(agreement, "buyer"))).toBe("connection-in-use");
    expect((await world.find(agreement.id)).parties).toEqual(agreement.parties);
  });

  test("a number that was left is free from the month after; a start put back to a day before is refused", async () => {
    const agreement = await world.pair();
    const ean = agreement.parties.seller?.ean ?? "";
    await amend(agreement, "seller", { ean: meterEan(numbers++) }, "2026-10");
    const next = await world.submit(await world.draft(world.newPair(), { ...sampleSeller, ean }));
    const begin = (startedOn: "2026-09-15" | "2026-10-01") =>
      activateSharing(world.ports, next.uids.seller, { id: next.id, startedOn });
    expect(codeOf(await begin("2026-09-15"))).toBe("connection-in-use");
    expect(world.must(await begin("2026-10-01"))).toMatchObject({ state: "active", startedOn: "2026-10-01" });
  });

  test("another number counts from its month: files of before go to the old one, of after to the new one", async () => {
    const agreement = await world.pair();
    const [old, fresh] = [agreement.parties.seller?.ean ?? "", meterEan(numbers++)];
    world.until("2026-10-28");
    await world.settle(agreement, "2026-09");
    expect(codeOf(await propose(agreement, "seller", { ean: fresh }, "2026-09"))).toBe("fields-faulty");
    const amended = await amend(agreement, "seller", { ean: fresh }, "2026-10");
    expect(amended.parties.seller?.ean).toBe(fresh);
    const named = (ean: string): Agreement => {
      const { seller } = amended.parties;
      return seller ? { ...amended, parties: { ...amended.parties, seller: { ...seller, ean } } } : amended;
    };
    world.until("2026-11-26");
    const month = "2026-10";
    world.must(await world.bring(amended, "buyer", month));
    expect(await world.bring(named(old), "seller", month)).toMatchObject({ refusal: { code: "file-other-ean" } });
    expect(world.must(await world.bring(named(fresh), "seller", month)).months).toMatchObject([{ outcome: "settled" }]);
    // September is corrected by a file of the old number, not by one of the new.
    const corrected = (row: string) => row.replace(/;[01],\d{3};/, ";0,001;");
    expect(await world.bring(named(fresh), "seller", "2026-09")).toMatchObject({ refusal: { code: "file-other-ean" } });
    const september = world.must(await world.bring(named(old), "seller", "2026-09", corrected));
    expect(september.months).toMatchObject([{ outcome: "corrected" }]);
    const claims = (await world.store.contracts.claimsOf(agreement.uids.seller)).map(({ ean }) => ean);
    expect(claims.toSorted()).toEqual([old, fresh].toSorted());
    await world.store.applyRetention(world.clock.now());
    expect(await world.store.contracts.claimsOf(agreement.uids.seller)).toHaveLength(2);
  });
});
