import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ownSecret } from "./own-secret.ts";

const place = mkdtempSync(join(tmpdir(), "own-secret-"));
afterAll(() => rmSync(place, { recursive: true }));

test("the secret of a site is made once, has 256 random bits, and only its user reads the file", () => {
  const folder = join(place, "new", "data");
  const secret = ownSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(ownSecret(`${folder}/`)).toBe(secret);
  expect(statSync(`${folder}.secret`).mode & 0o777).toBe(0o600);
  expect(ownSecret(join(place, "other"))).not.toBe(secret);
});
