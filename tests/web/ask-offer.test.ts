import { describe, expect, test } from "vitest";
import { connectionForm } from "../support/sent-forms.ts";
import { form, openSquare, requestForm } from "../support/web-square.ts";

const sectionOf = (html: string) => /<section[^>]*id="interesse".*?<\/section>/s.exec(html)?.[0] ?? "";
const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&nbsp;", "\u00a0");

/** What a browser without scripts would send of the form beside an offer. */
function fieldsOf(html: string): Record<string, string> {
  const section = sectionOf(html);
  const inputs = [...section.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    /name="([^"]+)"/.exec(tag)?.[1] ?? "",
    unescaped(/value="([^"]*)"/.exec(tag)?.[1] ?? ""),
  ]);
  const selects = [...section.matchAll(/<select[^>]*name="([^"]+)".*?<\/select>/gs)].map(([select, name = ""]) => [
    name,
    /<option(?=[^>]*selected)[^>]*value="([^"]*)"/.exec(select)?.[1] ?? /<option[^>]*value="([^"]*)"/.exec(select)?.[1],
  ]);
  return Object.fromEntries([...inputs, ...selects]);
}

/** An offer of somebody else, and a visitor who is signed in and has no request. */
async function openOffer() {
  const square = openSquare();
  const seller = await square.as("an@example.org");
  return { ...square, seller, buyer: await square.as("bo@example.org"), id: await square.offer(seller) };
}

describe("asking a seller on the page of an offer", () => {
  test("who has no request asks with four answers; sent twice it is one request and one proposal", async () => {
    const { id, buyer, seller, ask, text } = await openOffer();
    const page = await text(`/aanbod/${id}?verbruik=20000&postcode=9000&energieprijs=17,5`, buyer);
    const shown = [...sectionOf(page).matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]*name="([^"]+)"/g)];
    // The name is asked of an enterprise alone.
    expect(shown.map(([, name]) => name)).toEqual(["verbruik", "postcode", "energieprijs", "gebouw", "naam"]);
    const fields = fieldsOf(page);
    expect(fields).toMatchObject({ actie: "vraag", verbruik: "20000", postcode: "9000", energieprijs: "17,5" });
    const wrong = await ask(`/aanbod/${id}`, form({ ...fields, postcode: "12" }, buyer));
    expect(wrong.status).toBe(422);
    expect(sectionOf(await wrong.text())).toMatch(/<input(?=[^>]*name="postcode")[^>]*aria-invalid="true"/);
    expect(await text("/account/vragen", buyer)).toContain("Nog geen vraag");

    const places = [];
    for (const _ of [1, 2]) places.push((await ask(`/aanbod/${id}`, form(fields, buyer))).headers.get("location"));
    expect(places[0]).toMatch(/^\/account\/voorstellen\/[^?]+\?gelukt=voorstel$/);
    expect(places[1]).toBe(places[0]);
    expect((await text("/account/vragen", buyer)).match(/<h2[^>]*>Stroom uit Deinze/g)).toHaveLength(1);
    // Strangers cannot send it, and one's own offer has no such form.
    expect((await ask(`/aanbod/${id}`, form(fields))).headers.get("location")).toContain("/login");
    const own = await text(`/aanbod/${id}`, seller);
    expect(sectionOf(own)).toBe("");
    expect(own).not.toContain('name="verbruik"');
  });

  test.each([
    ["a home", "geen", {}],
    ["an office", "kantoor", { naam: "Rekenvoorbeeld bv" }],
  ])("the proposal of %s brings what the answer above the form said", async (_who, gebouw, more) => {
    const { id, buyer, ask, text } = await openOffer();
    const asked = `/aanbod/${id}?verbruik=20000&postcode=9000&gebouw=${gebouw}&energieprijs=17`;
    const page = unescaped(await text(asked, buyer));
    const said = /Voor u is dat €\s\d+ tot €\s\d+ per jaar en voor de verkoper €\s\d+/.exec(page)?.[0];
    expect(page).toContain(`rekenmodel van een ${gebouw === "geen" ? "gezin" : "kantoor"} met uw verbruik`);
    const sent = await ask(`/aanbod/${id}`, form({ ...fieldsOf(page), ...more }, buyer));
    const proposal = unescaped(await text(sent.headers.get("location")?.split("?")[0] ?? "", buyer));
    const keptOn = (shown: string) =>
      ["U houdt over", "De verkoper houdt over"].map((name) => {
        const amount = new RegExp(`${name}</dt><dd[^>]*>(?:<[^>]*>)*€\\s([\\d,]+)`).exec(shown)?.[1] ?? "none";
        return Math.round(Number(amount.replace(",", ".")));
      });
    expect(keptOn(page)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(keptOn(page)).not.toContain(Number.NaN);
    expect(keptOn(proposal)).toEqual(keptOn(page));
    // The calculator to which the answer leads gives those numbers too.
    const more2 = /href="(\/calculator\/koper\?[^"]*)"/.exec(page)?.[1] ?? "";
    expect(unescaped(await text(more2))).toContain(said);
    expect(said).toBeDefined();
  });

  test("an enterprise without a name is asked for it, and a home asks as a household", async () => {
    const { id, buyer, ask, text } = await openOffer();
    const fields = fieldsOf(await text(`/aanbod/${id}?verbruik=20000&postcode=9000&gebouw=winkel`, buyer));
    const nameless = await ask(`/aanbod/${id}`, form({ ...fields, naam: "" }, buyer));
    expect(nameless.status).toBe(422);
    expect(sectionOf(await nameless.text())).toMatch(/<input(?=[^>]*name="naam")[^>]*aria-invalid="true"/);
    const forged = { ...fields, gebouw: "geen", wie: "onderneming", naam: "" };
    const asked = await ask(`/aanbod/${id}`, form(forged, buyer));
    expect(asked.headers.get("location")).toContain("gelukt=voorstel");
  });

  test("who asked can take it back with a reason, which the seller reads", async () => {
    const { id, buyer, seller, ask, text } = await openOffer();
    const fields = fieldsOf(await text(`/aanbod/${id}?verbruik=20000&postcode=9000`, buyer));
    const place = (await ask(`/aanbod/${id}`, form(fields, buyer))).headers.get("location")?.split("?")[0] ?? "";
    const drawn = async (cookie: string) => (await text(place, cookie)).replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(await drawn(buyer)).toContain("Toch niet: trek mijn ja in");
    expect(await drawn(seller)).not.toContain("Toch niet: trek mijn ja in");
    const back = await ask(place, form({ actie: "weigeren", reden: "timing", uitleg: "Wij verhuizen eerst." }, buyer));
    expect(back.headers.get("location")).toContain("gelukt=geweigerd");
    expect(await drawn(seller)).toContain("Wij verhuizen eerst.");
    // Who said no is told, also of a yes that was taken back: nobody refused it.
    expect(await drawn(seller)).toContain("De koper zei nee");
    expect(await drawn(buyer)).toContain("U zei nee");
    expect((await ask(place, form({ actie: "aanvaarden" }, seller))).status).toBe(409);
  });

  test("who would not gain reads why, keeps a draft and the form, and the next try changes that draft", async () => {
    const { id, buyer, ask, text } = await openOffer();
    const fields = fieldsOf(await text(`/aanbod/${id}?verbruik=300&postcode=9000`, buyer));
    const refused = await ask(`/aanbod/${id}`, form(fields, buyer));
    expect(refused.status).toBe(409);
    const why = await refused.text();
    expect(sectionOf(why)).toContain("Uw vraag staat als ontwerp bij ‘Mijn vragen’.");
    expect(await text("/account/vragen", buyer)).toContain("Begin met zoeken");
    const again = await ask(`/aanbod/${id}`, form({ ...fieldsOf(why), verbruik: "20000" }, buyer));
    expect(again.headers.get("location")).toContain("gelukt=voorstel");
    const own = await text("/account/vragen", buyer);
    expect(own.match(/<h2[^>]*>Stroom uit Deinze/g)).toHaveLength(1);
    expect(own).toContain("Pauzeren");
    // What another tab changed since is not overwritten.
    const late = await ask(`/aanbod/${id}`, form({ ...fieldsOf(why), verbruik: "19000" }, buyer));
    expect(late.status).toBe(409);
  });

  test("a school is led to the whole form, filled in from its connection, and back to the offer", async () => {
    const { id, buyer, ask, text } = await openOffer();
    const school = { ...connectionForm, naam: "Basisschool", gebouw: "school", "afname-jaar": "20000" };
    await ask("/account/aansluitingen/nieuw", form(school, buyer));
    const section = sectionOf(await text(`/aanbod/${id}`, buyer));
    expect(section).not.toContain("<form");
    const whole = unescaped(/href="(\/account\/vragen\/nieuw[^"]*)"/.exec(section)?.[1] ?? "");
    expect(await text(whole, buyer)).toMatch(/<option(?=[^>]*selected)[^>]*value="school"/);
    const saved = await ask(whole, form({ ...requestForm, gebouw: "school" }, buyer));
    expect(saved.headers.get("location")).toContain(`/aanbod/${id}`);
  });

  test("in another region nothing is kept, and the postcode says why", async () => {
    const { id, buyer, ask, text } = await openOffer();
    const fields = fieldsOf(await text(`/aanbod/${id}?verbruik=20000`, buyer));
    const elsewhere = await ask(`/aanbod/${id}`, form({ ...fields, postcode: "1000" }, buyer));
    expect(elsewhere.status).toBe(422);
    expect(sectionOf(await elsewhere.text())).toContain("Delen kan alleen binnen hetzelfde gewest.");
    expect(await text("/account/vragen", buyer)).toContain("Nog geen vraag");
    // The whole form then ends at the request, not at an offer that cannot be asked with it.
    const saved = await ask(`/account/vragen/nieuw?aanbod=${id}`, form({ ...requestForm, postcode: "1000" }, buyer));
    expect(saved.headers.get("location")).toMatch(/^\/account\/vragen\/[^?]+\?gelukt=bewaard$/);
  });
});
