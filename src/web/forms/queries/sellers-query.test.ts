import { expect, test } from "vitest";
import { afterSellerButtons } from "#web/forms/queries/sellers-query.ts";

const after = (query: string) => afterSellerButtons(new URLSearchParams(query)).toString();

test("a press adds one seller, and never more than six", () => {
  expect(after("verbruik=9000&erbij=1")).toBe("verbruik=9000&verkopers=2");
  expect(after("verkopers=5&erbij=1")).toBe("verkopers=6");
  expect(after("verkopers=6&erbij=1")).toBe("verkopers=6");
});

test("whoever comes after a seller that leaves moves up, with all that was told of it", () => {
  expect(after("verkopers=4&verkoper-2-prijs=9&verkoper-3-vermogen=5&verkoper-4-vermogen=7&weg=3")).toBe(
    "verkopers=3&verkoper-2-prijs=9&verkoper-3-vermogen=7",
  );
  expect(after("verkopers=2&verkoper-2-prijs=9&weg=2")).toBe("verkopers=1");
});

test("the first seller cannot leave, nor one that is not there", () => {
  for (const weg of ["1", "0", "-2", "5", "2,5", "x", ""]) {
    expect(after(`verkopers=3&verkoper-2-prijs=9&weg=${weg}`)).toBe("verkopers=3&verkoper-2-prijs=9");
  }
});
