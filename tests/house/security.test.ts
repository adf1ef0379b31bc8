import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?!Attack|What happens|---)/.test(line) && !line.startsWith("|---"));

test("every line of the table of attacks names a test that exists", () => {
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.flatMap((row) => {
    const proofs = [...row.matchAll(/`(tests\/[^`]+)`(?:: "([^"]+)")?/g)];
    if (proofs.length === 0) return [row];
    return proofs.flatMap(([proof, file = "", name]) => {
      const text = existsSync(file) ? readFileSync(file, "utf8") : null;
      return text !== null && (!name || text.includes(name)) ? [] : [proof];
    });
  });
  expect(missing).toEqual([]);
});
