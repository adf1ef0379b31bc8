import { expect, test } from "vitest";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { countedNetwork, isOnThisMachine } from "#web/requests/on-this-machine.ts";

const local = "http://localhost:3000";
const isHere = (publicUrl: string, asked: string, socket: string, header: [string, string] | null = null) =>
  isOnThisMachine(
    { publicUrl, clientAddressHeader: null },
    {
      url: new URL(asked),
      headers: new Headers(header ? [header] : []),
      client: { address: networkOfAddress(socket), device: "", deviceToken: null },
    },
  );

test.each([
  ["by name", local, "127.0.0.1"],
  ["by number", "http://127.0.0.1:4000", "127.0.0.1"],
  ["by the newer number", "http://[::1]:3000", "::1"],
  ["by the newer socket", local, "::ffff:127.0.0.1"],
])("somebody sits at this machine: %s", (_how, address, socket) => {
  expect(isHere(address, `${address}/postbus`, socket)).toBe(true);
});

test.each([
  ["the site has an address of its own", "https://stroom.example", `${local}/postbus`, "127.0.0.1"],
  ["the address is https, so that something stands between", "https://localhost", "https://localhost/", "127.0.0.1"],
  ["it was asked for by another name, as a page elsewhere could do", local, "http://kwaad.example:3000/", "127.0.0.1"],
  ["a neighbour asks, pretending the name", local, `${local}/postbus`, "192.168.1.7"],
  ["a neighbour asks over the newer network", local, `${local}/postbus`, "2001:db8::7"],
  ["the name only begins alike", local, "http://localhost.kwaad.example/", "127.0.0.1"],
])("nobody does when %s", (_why, publicUrl, asked, socket) => {
  expect(isHere(publicUrl, asked, socket)).toBe(false);
});

test.each(["forwarded", "X-Forwarded-For", "x-forwarded-proto", "x-real-ip", "Via"])(
  "nobody does when something in between tells itself by %s",
  (name) => {
    expect(isHere(local, `${local}/postbus`, "127.0.0.1", [name, "x"])).toBe(false);
  },
);

test("this machine has no limits where the site is for this machine alone, and is a network like another on a public site", () => {
  const counted = (publicUrl: string, socket: string) => countedNetwork({ publicUrl }, networkOfAddress(socket));
  expect(["127.0.0.1", "::1", "::ffff:127.0.0.1", "unknown"].map((socket) => counted(local, socket))).toEqual(
    Array(4).fill(null),
  );
  expect(["127.0.0.1", "::1"].map((socket) => counted("https://stroom.example", socket))).toEqual([
    "127.0.0.1",
    "0:0:0:0::/56",
  ]);
  expect(counted(local, "192.168.1.7")).toBe("192.168.1.7");
});
