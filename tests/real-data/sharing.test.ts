import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allocateQuarter } from "#domain/sharing/allocate-community.ts";
import { kilowattHours, share } from "#domain/units/quantity.ts";

const folder = process.env["REAL_DATA_DIR"];

type Example = {
  participants: { injectors: string[]; offtakers: string[] };
  gross_injection_kwh: number[][];
  gross_offtake_kwh: number[][];
  config_key: Record<string, number>;
  published: { fixed: { net_injection: number[][]; net_offtake: number[][]; shared: number[][] } };
};

test.skipIf(folder === undefined)("the published numbers of the fixed key come out within a millionth", () => {
  const name = join(folder ?? "", "allocation_protocol_v3.1_fixed.json");
  const example = JSON.parse(readFileSync(name, "utf8")) as Example;
  const { injectors, offtakers } = example.participants;
  const people = [...new Set([...injectors, ...offtakers])];
  let furthest = 0;
  example.gross_injection_kwh.forEach((injected, quarter) => {
    const taken = example.gross_offtake_kwh[quarter] ?? [];
    const group = people.map((person) => ({
      injection: kilowattHours(injected[injectors.indexOf(person)] ?? 0),
      offtake: kilowattHours(taken[offtakers.indexOf(person)] ?? 0),
      key: share(example.config_key[person] ?? 0),
    }));
    const { received, toSupplier, fromSupplier } = allocateQuarter(group, "fixed");
    const compare = (ours: readonly number[], theirs: readonly number[] | undefined, who: readonly string[]) =>
      theirs?.forEach((value, index) => {
        const mine = ours[people.indexOf(who[index] ?? "")] ?? Number.NaN;
        furthest = Math.max(furthest, Math.abs(mine - value));
      });
    compare(toSupplier, example.published.fixed.net_injection[quarter], injectors);
    compare(fromSupplier, example.published.fixed.net_offtake[quarter], offtakers);
    compare(received, example.published.fixed.shared[quarter], offtakers);
  });
  expect(example.gross_injection_kwh).toHaveLength(4);
  expect(furthest).toBeLessThanOrEqual(1e-6);
});
