import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Entry = {
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
};

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, Entry>>;
};
const unchecked = Object.entries(packages).filter(([place, { integrity }]) => place !== "" && !integrity);

/** Linux with glibc on the two processors that the site, its image and its tests run on. */
const isHere = ({ os = ["linux"], cpu = ["x64"], libc = ["glibc"] }: Entry) =>
  os.includes("linux") && libc.includes("glibc") && cpu.some((one) => ["x64", "arm64"].includes(one));

test("every package that a site runs, and every one that is installed on Linux, is checked by its sum", () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  expect(unchecked.filter(([, { dev }]) => !dev).map(([place]) => place)).toEqual([]);
  expect(unchecked.filter(([, entry]) => !entry.optional || isHere(entry)).map(([place]) => place)).toEqual([]);
});
