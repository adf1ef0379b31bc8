import { expect, test } from "vitest";
import { openUploadSlots } from "./upload-slots.ts";

const stranger = (network: string) => ({ network, uid: null });
const person = (network: string, uid = network) => ({ network, uid });

test("a network has two slots, and the third is free again when one of them ends", () => {
  const slots = openUploadSlots();
  const first = slots.take(stranger("a"));
  expect(slots.take(stranger("a"))).not.toBeNull();
  expect(slots.take(stranger("a"))).toBeNull();
  first?.();
  expect(slots.take(stranger("a"))).not.toBeNull();
});

test("strangers of any number of networks leave room for people who are signed in", () => {
  const slots = openUploadSlots();
  const got = Array.from({ length: 100 }, (_, network) => slots.take(stranger(String(network))));
  expect(got.filter((slot) => slot !== null)).toHaveLength(4);
  expect(slots.take(person("0"))).not.toBeNull();
});

test("a network gets no second slot while few are free, and another its first", () => {
  const slots = openUploadSlots();
  for (const network of ["a", "b"]) expect(slots.take(stranger(network))).not.toBeNull();
  expect(slots.take(stranger("a"))).toBeNull();
  expect(slots.take(stranger("c"))).not.toBeNull();
});

test("there are never more than eight", () => {
  const slots = openUploadSlots();
  const everybody = Array.from({ length: 20 }, (_, network) => [person(`p${network}`), stranger(`s${network}`)]).flat();
  expect(everybody.filter((sender) => slots.take(sender) !== null)).toHaveLength(8);
});

test("an account has two slots, from however many networks it sends, and leaves room for others", () => {
  const slots = openUploadSlots();
  const got = Array.from({ length: 20 }, (_, network) => slots.take(person(String(network), "one")));
  expect(got.filter((slot) => slot !== null)).toHaveLength(2);
  expect(slots.take(person("0", "another"))).not.toBeNull();
});
