import fc from "fast-check";
import { expect, test } from "vitest";
import { openSeals } from "#adapters/seals/open-seals.ts";

const seals = openSeals("a secret of thirty-two characters");

test("what was sealed opens again for the same purpose and for no other", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const sealed = seals.seal("a", text);
      expect(sealed).toMatch(/^[\w-]*\.[\w-]+$/);
      expect(seals.open("b", sealed)).toBeNull();
      if (text !== "") expect(seals.open("a", sealed)).toBe(text);
    }),
  );
});

test("one sign changed, another site's secret or any other text opens nothing", () => {
  const sealed = seals.seal("a", "subscription-1");
  const [body = "", hash = ""] = sealed.split(".");
  const other = `${Buffer.from("subscription-2").toString("base64url")}.${hash}`;
  for (const text of [other, `${body}.`, body, "", ".", `${sealed}.x`, `${sealed.slice(0, -2)}AA`])
    expect(seals.open("a", text)).toBeNull();
  expect(openSeals("another secret of thirty-two signs").open("a", sealed)).toBeNull();
});
