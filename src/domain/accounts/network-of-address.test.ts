import { expect, test } from "vitest";
import { networkOfAddress } from "./network-of-address.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:51234", "192.0.2.7"],
  ["[2001:db8:1:2::1]:51234", "2001:db8:1:0::/56"],
  ["[2001:db8:1:2::1]", "2001:db8:1:0::/56"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
  ["2001:DB8:1:2::1", "2001:db8:1:0::/56"],
  ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:0::/56"],
  ["2001:db8:1:ab42::1", "2001:db8:1:ab00::/56"],
  ["2001:db8:1:abff::1", "2001:db8:1:ab00::/56"],
  ["2001:db8:1:ac00::1", "2001:db8:1:ac00::/56"],
  ["2001:db8::1", "2001:db8:0:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["", ""],
])("%s is counted as %s", (address, network) => {
  expect(networkOfAddress(address)).toBe(network);
});

test("a network counts as itself, so that it may be read twice", () => {
  const network = networkOfAddress("2001:db8:1:ab42::1");
  expect(networkOfAddress(network)).toBe(network);
});
