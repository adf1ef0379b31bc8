import { expect, test } from "vitest";
import { sampleSite } from "../../../tests/support/domain/sample-site.ts";
import { readShell, type Shell, writeShell } from "./shell-data.ts";

const shell: Shell = {
  site: sampleSite({ titlePostfix: " | stroom" }),
  user: null,
  tagManagerId: null,
  buildId: "1",
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
  user: { uid: "1", email: "an@example.org" },
  tagManagerId: "GTM-1",
  buildId: "2",
  buildPollMs: 60_000,
  isEmbedded: true,
  errorId: "id",
};

test("what was written is read again", () => {
  for (const given of [shell, unusual]) expect(readShell(writeShell(given))).toEqual(given);
});

test("what was written ends no script", () => {
  expect(writeShell(unusual)).not.toContain("<");
});
