import { expect } from "vitest";
import { writeFluviusMonth } from "#domain/settlement/meter-data/write-fluvius-month.ts";
import type { Journey, Person } from "../../support/browsers/journey.ts";
import { sampleBuyer, sampleSeller } from "../../support/domain/sample-agreement.ts";
import { offerForm, requestForm } from "../../support/open-deal.ts";
import { keepFile } from "./keep-meter-file.ts";
import { publish } from "./market.ts";

const emails = { seller: "hilde@example.org", buyer: "bram@example.org" } as const;
const parties = { seller: sampleSeller, buyer: sampleBuyer } as const;
const sides = ["seller", "buyer"] as const;
type Side = (typeof sides)[number];

/** From two listings to an agreement that both have filled in, by the forms of their pages. */
async function openAgreement(people: Readonly<Record<Side, Person>>): Promise<string> {
  const wanted = await publish(people.buyer, "/account/vragen", requestForm);
  const offered = await publish(people.seller, "/account/aanbod", offerForm);
  const placeIn = (response: Response) => response.headers.get("location")?.split("?")[0] ?? "";
  const proposal = placeIn(await people.buyer.send(`/aanbod/${offered}`, { actie: "voorstel", vraag: wanted }));
  // The second yes leads to what the agreement asks first.
  const place = placeIn(await people.seller.send(proposal, { actie: "aanvaarden" })).replace(/\/gegevens$/, "");
  for (const side of sides) {
    const filled = Object.entries(parties[side]).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
    await people[side].send(`${place}/gegevens`, { doel: "gegevens", ...Object.fromEntries(filled) });
  }
  return place;
}

/** The same number of watt-hours in each of the 48 quarters of the day, none by night. */
const april = (side: Side, wattHours: number) => {
  const quarters = Array.from({ length: 96 * 30 }, (_, at) => (at % 96 >= 24 && at % 96 < 72 ? wattHours : 0));
  const role = side === "seller" ? "injection" : "offtake";
  return keepFile("export.csv", writeFluviusMonth("2026-04", parties[side].ean, role, quarters));
};

export const contractJourneys: readonly Journey[] = [
  {
    promise: "two people sign their agreement, tell the first day, upload a month, and read its statement",
    when: "soak",
    site: { today: "2026-03-02" },
    async walk({ page, site, person }) {
      const people = { seller: await person(emails.seller), buyer: await person(emails.buyer) };
      const place = await openAgreement(people);
      for (const side of sides) {
        await people[side].enter();
        await page.open(`${place}/overeenkomst`);
        await page.fill({ field: /^Uw naam/ }, parties[side].name);
        await page.check({ field: /Ik heb de overeenkomst gelezen/ });
        await page.click({ button: "Ondertekenen" });
        await page.see({ text: /Uw handtekening staat\./ });
      }
      await people.seller.enter();
      await page.open(`${place}/dossier`);
      await page.click({ button: "Melden dat ze is ingediend" });
      await page.pickDay({ field: /^Welke dag bevestigde uw netbeheerder/ }, "2026-04-01");
      await page.click({ button: "Startdag melden" });
      await page.see({ text: /Gemeld: het delen begint/ });

      // A page of who is signed in would notice that two months went by, and ask to sign in.
      await page.open("/overons");
      site.moveTo("2026-05-05");
      for (const side of sides) {
        await (await person(emails[side])).enter();
        await page.open(`${place}/meterdata`);
        await page.upload("main input[type=file]", april(side, side === "seller" ? 1000 : 500));
        await page.pickDay({ field: /^Gedownload op/ }, "2026-05-04");
        await page.check({ field: /Ik geef toestemming/ });
        await page.click({ button: "Toevoegen" });
        await page.see({ text: side === "seller" ? /april 2026: wacht/ : /april 2026: afgerekend/ });
      }
      // 48 quarters of 500 Wh on 30 days are 720 kWh, at 9.5 cents 68.40 euro.
      await page.open(`${place}/afrekening/2026-04`);
      await page.see({ text: /720,000\s*kWh/ });
      await page.see({ text: /68,40/ });
      expect(await page.count("main svg[role=img], main [role=img]")).toBeGreaterThan(0);
    },
  },
];
