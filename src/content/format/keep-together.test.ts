import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

/** With a tilde where no line may end. */
const kept = (text: string) => keepTogether(text).replaceAll("\u00a0", "~");

test("a number stays on the line of its unit, with or without marks between them", () => {
  expect(kept("Van 0,8 kWh per dag, 14 dagen lang.")).toBe("Van 0,8~kWh per dag, 14~dagen lang.");
  expect(kept("Tot **10 kVA**, of **10** kVA.")).toBe("Tot **10~kVA**, of **10**~kVA.");
  expect(kept("<p>Tot <strong>10</strong> kVA.</p>")).toBe("<p>Tot <strong>10</strong>~kVA.</p>");
  expect(kept("Om 10.32 uur 5,25 c€/kWh, in 96 kwartieren.")).toBe("Om 10.32~uur 5,25~c€/kWh, in 96~kwartieren.");
});

test("an amount, a paragraph and an article stay with their number", () => {
  expect(kept("€ 85 volgens art. 6.1.b, § 2 en artikel VI.45.")).toBe("€~85 volgens art.~6.1.b, §~2 en artikel~VI.45.");
  expect(kept("Meetregime 3 staat aan.")).toBe("Meetregime~3 staat aan.");
});

test("’s stays with its word, a plural goes on", () => {
  expect(kept("’s Avonds en ’s middags op pagina’s van ons.")).toBe("’s~Avonds en ’s~middags op pagina’s van ons.");
});

test("other words keep their spaces, and no character moves", () => {
  const text = "In 2026 gaan 3 gezinnen een stap verder: artikel lezen, 5 euro-biljetten, 18 cijfers.";
  expect(keepTogether(text)).toBe(text);
  expect(keepTogether("10 kWp").length).toBe("10 kWp".length);
});
