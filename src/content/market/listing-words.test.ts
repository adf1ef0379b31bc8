import { expect, test } from "vitest";
import { sayInvitation, sayInvitedPrice } from "#content/market/invitation-words.ts";
import { sayPrice } from "#content/market/listing-words.ts";
import { sayAgreedPrice } from "#content/market/proposal-words.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";

const asked = { kind: "asked", price: eurosPerKilowattHour(0.1) } as const;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a price holds the VAT that a consumer pays to a company, and says that a private seller asks none", () => {
  expect(plain(sayPrice({ price: asked, holder: "company", isVatExempt: false }, 0.06))).toBe(
    "10,60 c€/kWh, btw inbegrepen",
  );
  for (const holder of ["person", "school", "association"] as const)
    expect(plain(sayPrice({ price: asked, holder, isVatExempt: false }, 0.06))).toBe("10,00 c€/kWh, geen btw");
});

test("a gift is a sale at price 0, and not free sharing", () => {
  expect(sayPrice({ price: { kind: "gift" }, holder: "person", isVatExempt: false }, 0.06)).toBe("Gratis");
});

test("a proposal says whether VAT is in its price, left out of it, or not charged; one of before says nothing", () => {
  const said = (vat: Parameters<typeof sayAgreedPrice>[1]) => plain(sayAgreedPrice(0.1, vat));
  expect(said({ vat: 0.06, isVatCharged: true })).toBe("10,60 c€/kWh, btw inbegrepen");
  expect(said({ vat: 0, isVatCharged: true })).toBe("10,00 c€/kWh, zonder btw");
  expect(said({ vat: 0, isVatCharged: false })).toBe("10,00 c€/kWh, geen btw");
  expect(said({ vat: 0 })).toBe("10,00 c€/kWh");
  expect(sayAgreedPrice(0, { vat: 0, isVatCharged: false })).toBe("weggegeven, prijs 0");
});

test("an invitation names what a household pays and what that holds of VAT, and a gift is never called sharing", () => {
  expect(plain(sayInvitedPrice(0.1, "included"))).toBe("10,00 c€/kWh, btw inbegrepen");
  expect(plain(sayInvitation("An", "seller", 0.08, "none"))).toBe(
    "An wil u stroom verkopen aan 8,00 c€/kWh, geen btw.",
  );
  for (const side of ["seller", "buyer"] as const)
    expect(sayInvitation("An", side, 0, "none")).not.toMatch(/del|gratis/);
});
