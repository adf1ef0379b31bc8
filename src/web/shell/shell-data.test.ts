import { expect, test } from "vitest";
import { sampleSite } from "../../../tests/support/domain/sample-site.ts";
import { readShell, type Shell, writeShell } from "./shell-data.ts";

const shell: Shell = {
  site: sampleSite({ titlePostfix: " | stroom" }),
  tagManagerId: null,
  buildPollMs: 3_600_000,
  isEmbedded: false,
  errorId: null,
};
const unusual: Shell = {
  site: {
    ...shell.site,
    market: "nl",
    flags: true,
    operator: { ...shell.site.operator, name: "</script>", vat: "geen" },
    platformFee: 12,
    brusselsMatching: true,
  },
  tagManagerId: "GTM-1",
  buildPollMs: 60_000,
  isEmbedded: true,
  errorId: "id",
};

test("what was written is read again, usual or not", () => {
  for (const given of [shell, unusual]) expect(readShell(writeShell(given))).toEqual(given);
});

test("a page says nothing of what is as usual, and ends no script by what it says", () => {
  expect(JSON.parse(writeShell(shell))).toEqual({
    site: { name: "Proefplein", titlePostfix: " | stroom", publicUrl: "https://example.org", today: "2026-11-15" },
  });
  expect(writeShell(unusual)).not.toContain("<");
});
