import { describe, expect, test } from "vitest";
import { formatDay } from "#content/format/format-day.ts";
import type { AgreementParty } from "#domain/contracts/agreement.ts";
import { sampleBuyer, sampleSeller } from "../support/domain/sample-agreement.ts";
import { form, openSquare } from "../support/web-square.ts";

/** A buyer asked and a seller said yes: what each then reads. */
async function openAgreed(roof: Readonly<Record<string, string>> = {}) {
  const square = openSquare();
  const { ask, ports } = square;
  const [seller, buyer] = [await square.as("an@example.org"), await square.as("bo@example.org")];
  const offerId = await square.offer(seller, roof);
  const vraag = await square.request(buyer);
  const asked = await ask(`/aanbod/${offerId}`, form({ actie: "voorstel", vraag }, buyer));
  const proposal = asked.headers.get("location")?.split("?")[0] ?? "";
  const before = await square.text(proposal, buyer);
  const earlier = await ports.store.outbox.claim(100);
  for (const { id } of earlier) await ports.store.outbox.markSent(id);
  const accepted = await ask(proposal, form({ actie: "aanvaarden" }, seller));
  return { ...square, seller, buyer, offerId, proposal, before, earlier, accepted };
}

const detailsOf = ({ kind, name, street, postcode, town, ean, vat, iban }: AgreementParty) =>
  ({ doel: "gegevens", kind, name, street, postcode, town, ean, vat, iban: iban ?? "" }) as const;

describe("after the second yes", () => {
  test("each side gets one mail, whose link opens the form of the agreement", async () => {
    const { ports, ask, as, text, seller, buyer, proposal, accepted, before, earlier, offerId } = await openAgreed();
    expect(accepted.headers.get("location")).toMatch(/^\/account\/contracten\/[\w-]+\/gegevens/);
    const mails = (await ports.store.outbox.claim(100)).map(({ message }) => message);
    expect(mails.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual([
      "proposal-agreed an@example.org",
      "proposal-agreed bo@example.org",
    ]);
    const form = await ask(`${proposal}/overeenkomst`, { headers: { cookie: buyer }, redirect: "manual" });
    expect(form.headers.get("location")).toBe(accepted.headers.get("location")?.split("?")[0]);
    // A price is agreed once both agreed, and the offer is then no longer for everybody to see.
    expect(before).toContain("Voorgestelde prijs");
    expect(before).toContain(`href="/aanbod/${offerId}"`);
    const after = await text(proposal, buyer);
    expect(after).toContain("Afgesproken prijs");
    expect(after).not.toContain(`href="/aanbod/${offerId}"`);
    // Its owner is led to where it stands now, and nobody else finds it.
    const own = await ask(`/aanbod/${offerId}`, { headers: { cookie: seller }, redirect: "manual" });
    expect(own.headers.get("location")).toBe(`/account/aanbod/${offerId}`);
    expect((await ask(`/account/aanbod/${offerId}`, { headers: { cookie: seller } })).status).toBe(200);
    expect((await ask(`/aanbod/${offerId}`, { headers: { cookie: buyer } })).status).toBe(404);
    // The day until which one answers is the same in the mail and on the page.
    const mailed = earlier.flatMap(({ message }) => (message.kind === "proposal-new" ? message.proposals : []));
    expect(before).toContain(formatDay(mailed[0]?.lapsesOn ?? ""));
    // Nobody else's mail opens it.
    const stranger = { headers: { cookie: await as("cis@example.org") } };
    const led = await ask(`${proposal}/overeenkomst`, { ...stranger, redirect: "manual" });
    expect([led.status, led.headers.get("location")]).toEqual([303, proposal]);
    expect((await ask(proposal, stranger)).status).toBe(404);
  });

  test.each([
    ["20", false],
    ["8", true],
  ])("a person with %s kWp finds 'Niet btw-plichtig' chosen: %s", async (vermogen, isChosen) => {
    const { text, seller, accepted } = await openAgreed({ vermogen });
    const page = await text(accepted.headers.get("location") ?? "", seller);
    const choice = /<input[^>]*value="outside-vat"[^>]*>/.exec(page)?.[0] ?? "";
    expect([choice !== "", choice.includes(' checked=""')]).toEqual([true, isChosen]);
  });

  test("what was filled in for them stands above the text to sign, with the way to change it until somebody signs", async () => {
    const { ask, text, seller, buyer, proposal, accepted } = await openAgreed();
    const place = accepted.headers.get("location")?.replace(/\/gegevens.*/, "") ?? "";
    await ask(`${place}/gegevens`, form(detailsOf(sampleSeller), seller));
    await ask(`${place}/gegevens`, form(detailsOf(sampleBuyer), buyer));
    const read = async (cookie: string) =>
      (await text(`${place}/overeenkomst`, cookie)).replaceAll(/<script[\s\S]*?<\/script>/g, "");
    const page = await read(buyer);
    // Who filled it in is led to what comes next.
    const onward = await ask(`${proposal}/overeenkomst`, { headers: { cookie: buyer }, redirect: "manual" });
    expect(onward.headers.get("location")).toBe(place);
    expect(page).toContain("Kloppen deze afspraken?");
    expect(page).toContain("wat uw leverancier per jaar voor het delen aanrekent");
    expect(page).toContain("1\u00a0maand<");
    expect(page).toContain(`href="${place}/afspraken"`);
    const vingerafdruk = /name="vingerafdruk" value="([^"]+)"/.exec(page)?.[1] ?? "";
    await ask(`${place}/overeenkomst`, form({ naam: sampleBuyer.name, akkoord: "on", vingerafdruk }, buyer));
    const second = await read(seller);
    expect(second).toContain("De ander tekende deze afspraken al");
    expect(second).toContain(`href="${place}/herroepen"`);
    expect(second).not.toContain(`href="${place}/afspraken"`);
  });
});

test("a link to an agreement of no proposal leads to a page that says so, whatever stands in the link", async () => {
  const { ask, as } = openSquare();
  const headers = { cookie: await as("an@example.org") };
  for (const id of ["€", "bestaat-niet"]) {
    const led = await ask(`/account/voorstellen/${encodeURIComponent(id)}/overeenkomst`, {
      headers,
      redirect: "manual",
    });
    expect(led.status).toBe(303);
    expect((await ask(led.headers.get("location") ?? "", { headers })).status).toBe(404);
  }
});
