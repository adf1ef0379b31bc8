import { expect, test } from "vitest";
import { offerTexts, readOfferForm } from "#web/forms/market/offer-form.ts";

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ technologie: "zon", vermogen: "10", ...fields })) form.set(name, value);
  return form;
};
const shown = (form: FormData) => offerTexts(readOfferForm(form).input as never).prijs;

test("a seller with VAT is asked for the price inclusive: 10.60 cents to a consumer are 10.00 to the company", () => {
  const fixed = formOf({ wie: "onderneming", vraagprijs: "vast", prijs: "10,60" });
  expect(readOfferForm(fixed).input.price).toEqual({ kind: "asked", price: 0.1 });
  expect(shown(fixed)).toBe("10,6");
  const open = formOf({ wie: "onderneming", vraagprijs: "open", prijs: "5,3" });
  expect(readOfferForm(open).input.price).toEqual({ kind: "open", lowest: 0.05 });
});

test.each(["particulier", "school", "vereniging"])("a %s, who asks no VAT, keeps what is typed", (wie) => {
  const form = formOf({ wie, vraagprijs: "vast", prijs: "10,6" });
  expect(readOfferForm(form).input.price).toEqual({ kind: "asked", price: 0.106 });
  expect(shown(form)).toBe("10,6");
});
