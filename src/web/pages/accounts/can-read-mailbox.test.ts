import { expect, test } from "vitest";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { canReadMailbox } from "#web/pages/accounts/can-read-mailbox.ts";

const local = "http://localhost:3000";
const can = (kind: "files" | "smtp", publicUrl: string, asked: string, socket: string, isDemo = false) =>
  canReadMailbox({ settings: { isDemo, publicUrl }, mailer: { kind } }, new URL(asked), {
    address: networkOfAddress(socket),
    device: "",
    deviceToken: null,
  });

test.each([
  ["by name", local, "127.0.0.1"],
  ["by number", "http://127.0.0.1:4000", "127.0.0.1"],
  ["by the newer number", "http://[::1]:3000", "::1"],
  ["by the newer socket", local, "::ffff:127.0.0.1"],
])("on this machine the mailbox is open: %s", (_how, address, socket) => {
  expect(can("files", address, `${address}/postbus`, socket)).toBe(true);
});

test.each([
  ["the site has an address of its own", "https://stroom.example", `${local}/postbus`, "127.0.0.1"],
  ["it was asked for by another name, as a page elsewhere could do", local, "http://kwaad.example:3000/", "127.0.0.1"],
  ["a neighbour asks, pretending the name", local, `${local}/postbus`, "192.168.1.7"],
  ["a neighbour asks over the newer network", local, `${local}/postbus`, "2001:db8::7"],
  ["the name only begins alike", local, "http://localhost.kwaad.example/", "127.0.0.1"],
])("it is closed when %s", (_why, publicUrl, asked, socket) => {
  expect(can("files", publicUrl, asked, socket)).toBe(false);
});

test("a demonstration shows it to all, and real mail to nobody", () => {
  expect(can("files", "https://stroom.example", "https://stroom.example/postbus", "192.0.2.1", true)).toBe(true);
  expect(can("smtp", local, `${local}/postbus`, "127.0.0.1", true)).toBe(false);
});
