import { describe, expect, test } from "vitest";
import { form, openSquare, requestForm } from "../support/web-square.ts";

describe("asking a seller on the page of an offer", () => {
  test("who has no request asks the seller with four answers; sent twice it is one request and one proposal", async () => {
    const { offer, as, ask, text } = openSquare();
    const id = await offer(await as("an@example.org"));
    const buyer = await as("bo@example.org");
    const page = await text(`/aanbod/${id}?verbruik=20000&postcode=9000`, buyer);
    const section = /<section[^>]*id="interesse".*?<\/section>/s.exec(page)?.[0] ?? "";
    const shown = [...section.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]*name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(shown).toEqual(["verbruik", "postcode", "gebouw", "energieprijs"]);
    const typed = Object.fromEntries(
      [...section.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    expect(typed).toMatchObject({ actie: "vraag", verbruik: "20000", postcode: "9000", wie: "particulier" });
    const fields = { ...typed, gebouw: "geen" };
    const wrong = await ask(`/aanbod/${id}`, form({ ...fields, postcode: "12" }, buyer));
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*name="postcode"|name="postcode"[^>]*aria-invalid="true"/,
    );
    expect(await text("/account/vragen", buyer)).toContain("Nog geen vraag");

    const places = [];
    for (const _ of [1, 2]) places.push((await ask(`/aanbod/${id}`, form(fields, buyer))).headers.get("location"));
    expect(places[0]).toMatch(/^\/account\/voorstellen\/[^?]+\?gelukt=voorstel$/);
    expect(places[1]).toBe(places[0]);
    const own = await text("/account/vragen", buyer);
    expect(own.split("Stroom uit Deinze").length).toBeGreaterThan(1);
    expect(own.match(/<h2[^>]*>Stroom uit Deinze/g)).toHaveLength(1);
    // Strangers cannot send it, and one's own offer has no such form.
    expect((await ask(`/aanbod/${id}`, form(fields))).headers.get("location")).toContain("/login");
  });

  test("who asked can take it back with a reason, which the seller reads", async () => {
    const { offer, as, ask, text } = openSquare();
    const seller = await as("an@example.org");
    const id = await offer(seller);
    const buyer = await as("bo@example.org");
    const fields = { ...requestForm, titel: "Stroom uit Deinze", actie: "vraag" };
    const place = (await ask(`/aanbod/${id}`, form(fields, buyer))).headers.get("location")?.split("?")[0] ?? "";
    const drawn = async (cookie: string) => (await text(place, cookie)).replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(await drawn(buyer)).toContain("Toch niet: trek mijn ja in");
    expect(await drawn(seller)).not.toContain("Toch niet: trek mijn ja in");
    const back = await ask(place, form({ actie: "weigeren", reden: "timing", uitleg: "Wij verhuizen eerst." }, buyer));
    expect(back.headers.get("location")).toContain("gelukt=geweigerd");
    expect(await drawn(seller)).toContain("Wij verhuizen eerst.");
    expect((await ask(place, form({ actie: "aanvaarden" }, seller))).status).toBe(409);
  });

  test("who would not gain keeps the request as a draft and reads why nothing was proposed", async () => {
    const { offer, as, ask, text } = openSquare();
    const id = await offer(await as("an@example.org"));
    const buyer = await as("bo@example.org");
    const fields = { ...requestForm, titel: "Stroom uit Deinze", actie: "vraag", verbruik: "300", formulier: "" };
    const refused = await ask(`/aanbod/${id}`, form(fields, buyer));
    expect(refused.status).toBe(409);
    const why = await refused.text();
    expect(why).toContain("Uw vraag staat als ontwerp bij ‘Mijn vragen’.");
    expect(await text("/account/vragen", buyer)).toContain("Begin met zoeken");
    // Another try changes that draft instead of making one more.
    const ontwerp = /<select[^>]*name="vraag".*?<option[^>]*value="([^"]+)"/s.exec(why)?.[1] ?? "";
    const again = await ask(`/aanbod/${id}`, form({ ...fields, verbruik: "20000", ontwerp }, buyer));
    expect(again.headers.get("location")).toContain("gelukt=voorstel");
    expect((await text("/account/vragen", buyer)).match(/<h2[^>]*>Stroom uit Deinze/g)).toHaveLength(1);
  });

  test("an office that asks an offer reads the calculator's number for an office, and that it was one", async () => {
    const { offer, as, text } = openSquare();
    const id = await offer(await as("an@example.org"));
    const [home, office] = await Promise.all(
      ["", "&gebouw=kantoor"].map((more) => text(`/aanbod/${id}?verbruik=20000&postcode=9000${more}`)),
    );
    expect(home).toContain("rekenmodel van een gezin met uw verbruik");
    expect(office).toContain("rekenmodel van een kantoor met uw verbruik");
    const sentence = (html = "") => /U (?:wint|verliest) €\s[^<]*/.exec(html.replaceAll("&nbsp;", "\u00a0"))?.[0];
    expect(sentence(office)).not.toBe(sentence(home));
    const more = /href="(\/calculator\/koper\?[^"]*)"/.exec(office ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(more).toContain("handel=kantoor");
    expect((await text(more)).replaceAll("&nbsp;", "\u00a0")).toContain(sentence(office)?.split(".")[0] ?? "-");
  });
});
