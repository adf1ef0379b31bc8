import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptGaps } from "#application/settlement/accept-gaps.ts";
import { readGaps } from "#application/settlement/read-gaps.ts";
import { removeMeterData } from "#application/settlement/remove-meter-data.ts";
import { settleAgreement } from "#application/settlement/settle-agreement.ts";
import { type Agreement, type Side, sides } from "#domain/contracts/agreement.ts";
import type { GapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import { freshPostgres } from "../../support/databases.ts";
import { openMonthWorld } from "../../support/month-world.ts";

const MONTH = "2026-09";

describe("attacks on an accepted gap", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let world: ReturnType<typeof openMonthWorld>;
  beforeAll(async () => {
    database = await freshPostgres();
    world = openMonthWorld(database);
  });
  afterAll(() => database.close());

  const lacking = (...quarters: string[]) => {
    const isLacking = (row: string) => quarters.some((quarter) => row.startsWith(quarter));
    return (row: string) => (isLacking(row) ? row.replace(/;\d+,\d{3};kWh;Uitgelezen/, ";;kWh;Geen verbruik") : row);
  };
  const [NOON, NIGHT] = ["10-09-2026;12:00", "11-09-2026;03:00"] as const;
  const pairWith = async (edits: Partial<Record<Side, (row: string) => string>>): Promise<Agreement> => {
    world.clock.advance(Date.parse("2026-08-03") - Date.parse(world.clock.today()));
    const agreement = await world.pair();
    world.until("2026-10-07");
    for (const side of sides) world.must(await world.bring(agreement, side, MONTH, edits[side]));
    return agreement;
  };
  const gapOf = async (agreement: Agreement) => {
    const [gap] = await readGaps(world.ports, agreement);
    if (!gap) throw new Error("No gap.");
    return gap;
  };
  const accept = async (agreement: Agreement, side: Side, fill: GapFill = "zero", digest?: string) =>
    acceptGaps(world.ports, agreement.uids[side], {
      id: agreement.id,
      month: MONTH,
      fill,
      digest: digest ?? (await gapOf(agreement)).digest,
    });
  /** All that a side brought goes, and another file comes in its place. */
  const bringInstead = async (agreement: Agreement, side: Side, edit: (row: string) => string) => {
    await removeMeterData(world.ports, agreement.uids[side]);
    return world.must(await world.bring(await world.find(agreement.id), side, MONTH, edit));
  };
  const statementsOf = ({ id }: Agreement) => world.store.contracts.listStatements(id, "all");

  test("whoever brings other gaps of the same number after both said yes is not covered by that yes", async () => {
    const agreement = await pairWith({ buyer: lacking(NOON) });
    world.must(await accept(agreement, "seller"));
    expect(world.must(await accept(agreement, "buyer")).settled?.statement).toMatchObject({ version: 1 });
    const report = await bringInstead(agreement, "buyer", lacking(NIGHT));
    expect(report.months).toEqual([{ month: MONTH, outcome: "waiting", reason: "quarters-missing" }]);
    expect(await settleAgreement(world.ports, agreement, MONTH)).toMatchObject({
      refusal: { code: "quarters-missing", quarters: 1 },
    });
    expect(await statementsOf(agreement)).toHaveLength(1);
    expect(await gapOf(agreement)).toMatchObject({ accepted: { seller: null, buyer: null }, lapsed: sides });
    // A yes of one of them to the new ones is not yet one of both.
    expect(world.must(await accept(agreement, "buyer")).settled).toBeNull();
    expect(world.must(await accept(agreement, "seller")).settled?.statement).toMatchObject({ version: 2 });
  });

  test("fewer gaps than were accepted ask again too", async () => {
    const agreement = await pairWith({ buyer: lacking(NOON, NIGHT) });
    for (const side of sides) world.must(await accept(agreement, side));
    expect(await statementsOf(agreement)).toHaveLength(1);
    await bringInstead(agreement, "buyer", lacking(NIGHT));
    expect(await statementsOf(agreement)).toHaveLength(1);
    expect(await gapOf(agreement)).toMatchObject({ quarters: 1, accepted: { seller: null, buyer: null } });
  });

  test("the same quarter of the other's meter is another gap", async () => {
    const agreement = await pairWith({ buyer: lacking(NOON) });
    world.must(await accept(agreement, "seller", "profile"));
    await bringInstead(agreement, "seller", lacking(NOON));
    await bringInstead(agreement, "buyer", (row) => row);
    expect(await gapOf(agreement)).toMatchObject({
      gaps: [{ silent: ["seller"] }],
      accepted: { seller: null, buyer: null },
      lapsed: ["seller"],
    });
    expect(world.must(await accept(agreement, "buyer", "profile")).settled).toBeNull();
  });

  test("a yes to what was read before the other exchanged it is refused, and stands in no trail", async () => {
    const agreement = await pairWith({ buyer: lacking(NOON) });
    const { digest } = await gapOf(agreement);
    await bringInstead(agreement, "buyer", lacking(NIGHT));
    world.must(await accept(agreement, "buyer"));
    for (const seen of [digest, "", "0"]) {
      expect(await accept(agreement, "seller", "zero", seen)).toMatchObject({ refusal: { code: "gaps-changed" } });
    }
    const entries = await world.store.contracts.listEntries(agreement.id);
    expect(entries.filter(({ event }) => event === "gaps-accepted").map(({ side }) => side)).toEqual(["buyer"]);
    expect(await statementsOf(agreement)).toEqual([]);
  });

  test("who went back to exactly what both accepted has the month that both accepted", async () => {
    const agreement = await pairWith({ buyer: lacking(NOON) });
    for (const side of sides) world.must(await accept(agreement, side));
    await bringInstead(agreement, "buyer", lacking(NIGHT));
    const report = await bringInstead(agreement, "buyer", lacking(NOON));
    expect(report.months).toEqual([{ month: MONTH, outcome: "unchanged", reason: null }]);
  });

  test("a yes of before, which knows a number and no quarters, covers none and is asked again", async () => {
    const agreement = await pairWith({ buyer: lacking(NOON) });
    for (const side of sides) {
      const facts = { month: MONTH, fill: "zero", quarters: 1 };
      await world.store.contracts.addEntry(agreement.id, {
        at: world.clock.now(),
        side,
        event: "gaps-accepted",
        facts,
      });
    }
    expect(await settleAgreement(world.ports, agreement, MONTH)).toMatchObject({
      refusal: { code: "quarters-missing" },
    });
    expect(await gapOf(agreement)).toMatchObject({ accepted: { seller: null, buyer: null }, lapsed: sides });
    for (const side of sides) world.must(await accept(agreement, side));
    expect(await statementsOf(agreement)).toHaveLength(1);
  });
});
