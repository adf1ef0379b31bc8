import { expect } from "vitest";
import type { Journey, Person } from "../../support/browsers/journey.ts";
import { offerForm } from "../../support/open-deal.ts";
import { keepMeterFile } from "./keep-meter-file.ts";

/** The same forms as on the pages, sent without them. */
export async function publish(person: Person, place: string, form: Readonly<Record<string, string>>): Promise<string> {
  const saved = await person.send(`${place}/nieuw`, form);
  const id = /\/([\w-]+)\?/.exec(saved.headers.get("location") ?? "")?.[1] ?? "";
  const moved = await person.send(place, { id, stap: "publish" });
  expect(moved.headers.get("location")).toBe(`${place}?gelukt=publish`);
  return id;
}

export const marketJourneys: readonly Journey[] = [
  {
    promise: "the offers are filtered, chosen on the map, and one of them answers for one's own use",
    when: "soak",
    async walk({ page, person }) {
      await publish(await person("kaart@example.org"), "/account/aanbod", {
        ...offerForm,
        titel: "Dak op de kaart",
        postcode: "8500",
      });
      await page.open("/aanbod");
      await page.clickAtMiddle({ link: /^Kortrijk: \d+ installatie/ });
      await page.atAddress(/gemeente=Kortrijk/);
      await page.see({ heading: /^\d+ installaties? in Kortrijk$/ });
      await page.open("/aanbod?gemeente=8500");
      await page.click({ button: "Filters" });
      await page.choose({ field: /^Bron/ }, "Wind");
      await page.click({ button: "Toon het aanbod" });
      await page.see({ heading: "Geen aanbod met deze filters" });
      await page.click({ link: /Filter verwijderen.*Wind/ });
      await page.click({ link: "Dak op de kaart" });
      await page.atAddress(/^\/aanbod\/[\w-]+$/);
      // The list has such a field too, and the address is there before the page is.
      await page.see({ button: "Reken het uit" });
      await page.fill({ field: /^Uw verbruik per jaar/ }, "9000");
      await page.click({ button: "Reken het uit" });
      await page.see({ text: /^U (wint|verliest) .* per jaar/ });
    },
  },
  {
    promise: "an offer answers once for one's own meter file, which stays on the device",
    when: "soak",
    async walk({ page, person }) {
      const id = await publish(await person("bestand@example.org"), "/account/aanbod", {
        ...offerForm,
        titel: "Dak met een bestand",
      });
      await page.open(`/aanbod/${id}`);
      await page.click({ text: "Of reken met uw eigen meterbestand" });
      await page.upload("input[type=file]", keepMeterFile());
      await page.see({ text: /Gelezen: twaalf maanden vanaf 1 januari 2025/ });
      await page.see({ text: /^U (wint|verliest) .* per jaar/ });
      expect(await page.count({ text: /^U (wint|verliest) .* per jaar/ })).toBe(1);
    },
  },
];
