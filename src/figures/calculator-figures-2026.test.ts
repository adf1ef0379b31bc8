import { expect, test } from "vitest";
import type { Figure } from "#domain/figure.ts";
import * as brussels from "#figures/brussels-2026.ts";
import * as guarantees from "#figures/guarantees-2026.ts";
import * as practice from "#figures/sharing-practice-2026.ts";

const figures: Figure<string>[] = [brussels, guarantees, practice].flatMap((file) => Object.values(file));

test("every figure names its source, the day it was read and the day it applies from", () => {
  expect(figures).toHaveLength(9);
  for (const figure of figures) {
    expect(figure.source.title).not.toBe("");
    expect(figure.source.publisher).not.toBe("");
    expect(figure.source.readOn).toMatch(/^2026-\d\d-\d\d$/);
    expect(figure.validFrom).toMatch(/^202[56]-\d\d-\d\d$/);
  }
});

test("what nobody published is marked as an estimate", () => {
  expect(brussels.brusselsSupplierFee.status).toBe("estimate");
  expect(guarantees.brokerShareAssumed.status).toBe("estimate");
});
