import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { listings } from "#adapters/database/schema-market.ts";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { OFFERS_MAX } from "#application/market/listings/save-offer.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { site } from "../support/built-app.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { offerForm } from "../support/sent-forms.ts";
import { ADDRESS, form, openSquare, requestForm } from "../support/web-square.ts";

describe("the square", () => {
  test("an offer is found in the list and on the map, and a filter that leaves it out says so", async () => {
    const { offer, as, text, ask } = openSquare();
    expect(await text("/aanbod")).toContain("Nog geen aanbod");
    const id = await offer(await as("an@example.org"));
    const page = await text("/aanbod");
    expect(page).toContain(`/aanbod/${id}`);
    expect(page).toContain("Deinze: 1 installatie,");
    expect(page).toContain("Particulier");
    for (const query of ["technologie=zon&prijs=10", "gemeente=9800", "postcode=9000&sorteer=afstand"]) {
      expect(await text(`/aanbod?${query}`)).toContain(`/aanbod/${id}`);
    }
    const without = await text("/aanbod?technologie=wind");
    expect(without).not.toContain(`/aanbod/${id}`);
    expect(without).toContain("Geen aanbod met deze filters");
    expect((await ask("/aanbod?prijs=-1")).status).toBe(422);
    expect((await ask("/aanbod?pagina=999")).status).toBe(200);
  });

  test("sorted by fit, every offer tells what it leaves; its own page tells it too, and the buyer's journey also when it fits", async () => {
    const { offer, as, text } = openSquare();
    const id = await offer(await as("an@example.org"));
    const result = await text("/koper/stap/3?postcode=9000&meter=digitaal&titularis=eigen&verbruik=9000");
    expect(result).toContain(`/aanbod/${id}`);
    expect(result).toMatch(
      /Uw verbruik valt samen met de stroom van deze verkoper, vooral tussen \d+ en \d+ uur: samen /,
    );
    const asked = "/calculator/verkopers.json?kant=koper&verbruik=9000";
    const { matches } = JSON.parse(await text(`${asked}&postcode=9000`));
    expect(matches).toMatchObject([
      { id, gain: expect.stringMatching(/^U houdt €\s\d+ per jaar over, de verkoper €\s\d+$/) },
    ]);
    expect(result.replaceAll("&nbsp;", "\u00a0")).toContain(matches[0].gain);
    // Without a place, in another region, or as a seller nobody is named.
    for (const other of [asked, `${asked}&postcode=1000`, asked.replace("kant=koper", "kant=verkoper")])
      expect(JSON.parse(await text(other))).toEqual({ matches: [] });
    expect(await text("/aanbod?verbruik=9000&postcode=9000")).toContain(
      `href="/aanbod/${id}?verbruik=9000&amp;postcode=9000"`,
    );
    expect(await text("/aanbod?verbruik=9000&sorteer=past")).toContain("geschat, per jaar, na de kost");
    const page = await text(`/aanbod/${id}?verbruik=9000&postcode=9000`);
    expect(page).toMatch(/Voor u is dat €\s\d+ tot €\s\d+ per jaar en voor de verkoper €\s\d+/);
    expect(await text(`/aanbod/${id}?verbruik=9000&postcode=1000`)).toContain("hetzelfde gewest");
  });

  test.each([
    ["/aanbod?gemeente=9300", /<div id="resultaat"[^>]*><h2 id="gevonden"/],
    ["/aanbod?gemeente=9300&weergave=kaart", /<div id="resultaat"[^>]*>(?!<h2)/],
    ["/aanbod?prijs=-1", /<div id="resultaat"[^>]*><form|<div [^>]*id="resultaat"[^>]*><form/],
  ])("the search of %s lands on what it found, or on what is wrong in it", async (path, place) => {
    const { text } = openSquare();
    const page = await text(path);
    expect(page).toMatch(/<form[^>]*action="\/aanbod#resultaat"/);
    expect(page.match(/id="resultaat"/g)).toHaveLength(1);
    expect(page).toMatch(place);
  });

  test("'Deze verkopers bestaan niet' stands above offers that are all made up, never above a real one, and who is not made up cannot ask them", async () => {
    const url = await freshPostgresUrl();
    const environment = { DATABASE_URL: url, SECRET: "s".repeat(40), SIGNING_KEY: makeSigningKey() };
    const { offer, as, text, ask } = openSquare(environment);
    const cookie = await as("an@example.org");
    const [real, invented] = [await offer(cookie), await offer(cookie, { titel: "Verzonnen dak", postcode: "8400" })];
    const database = openPostgres({ url });
    await database.run((queries) =>
      queries.update(listings).set({ isDemo: true }).where(eq(listings.id, invented)).returning(),
    );
    await database.close();
    const ABSENT = "Deze verkopers bestaan niet";
    const drawn = async (path: string) => (await text(path)).replaceAll(/<script[\s\S]*?<\/script>/g, "");
    for (const path of ["/aanbod", "/aanbod?sorteer=past&verbruik=9000", "/aanbod?weergave=kaart"]) {
      const both = await drawn(path);
      expect(both).not.toContain(ABSENT);
      expect(both).toContain("Wat het label Demo draagt, is verzonnen");
    }
    expect(await drawn("/aanbod?gemeente=8400")).toContain(ABSENT);
    for (const path of ["/aanbod?gemeente=9800", `/aanbod/${real}`]) {
      const page = await drawn(path);
      expect(page).not.toContain(ABSENT);
      expect(page).not.toContain("U ziet demogegevens");
    }
    expect(await drawn(`/aanbod/${invented}`)).toContain("Demo");
    const buyer = await as("bo@example.org");
    const page = await text(`/aanbod/${invented}?verbruik=4000`, buyer);
    const section = /<section[^>]*id="interesse".*?<\/section>/s.exec(page)?.[0];
    expect(section).toContain("Deze verkoper bestaat niet");
    expect(section).toContain("/account/vragen/nieuw?verbruik=4000");
    const forged = await ask(`/aanbod/${invented}`, form({ ...requestForm, actie: "vraag" }, buyer));
    expect(forged.status).toBe(409);
    expect(await text("/account/vragen", buyer)).toContain("Nog geen vraag");
    // Also a stranger reads it before making an account for nothing.
    expect(/<section[^>]*id="interesse".*?<\/section>/s.exec(await text(`/aanbod/${invented}`))?.[0]).toContain(
      "Deze verkoper bestaat niet",
    );
    expect(await text("/account/voorstellen", buyer)).not.toContain("Verzonnen dak");
  });

  test("who has a request on the market sees every offer weighed by it, and the list in its order, without typing anything", async () => {
    const { offer, request, as, text, ask } = openSquare();
    const id = await offer(await as("an@example.org"));
    const buyer = await as("bo@example.org");
    expect((await ask("/aanbod?sorteer=past", { headers: { cookie: buyer } })).status).toBe(422);
    await request(buyer);
    expect(await text(`/aanbod/${id}`, buyer)).toContain("uw vraag ‘Stroom voor de werkplaats’");
    expect(await text("/aanbod?sorteer=past", buyer)).toContain("geschat, per jaar, na de kost");
    expect(await text(`/aanbod/${id}`)).not.toContain("uw vraag ‘");
  });

  test("the answer of an offer leads on: to an account, to a request and back to the offer, to the proposal; else to other offers", async () => {
    const { offer, as, ask, text } = openSquare();
    const id = await offer(await as("an@example.org"));
    const way = async (path: string, cookie = "") => answerLinks(await text(path, cookie));
    const answerLinks = (html: string) =>
      [
        ...(/<div role="status".*?<\/section>/s.exec(html.slice(html.indexOf("<main")))?.[0] ?? "").matchAll(
          /<a [^>]*href="([^"]+)"/g,
        ),
      ]
        .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
        .filter((href) => !href.startsWith("/calculator"));
    const asked = `/aanbod/${id}?verbruik=20000&postcode=9000`;
    expect(await way(asked)).toEqual([`/aanmelden?rol=koper&aanbod=${id}~20000&postcode=9000`]);
    expect(await way(`${asked}&gebouw=winkel`)).toEqual([
      `/aanmelden?rol=koper&aanbod=${id}~20000~winkel&postcode=9000`,
    ]);
    expect(await way(`/aanbod/${id}?verbruik=300&postcode=9000`)).toEqual([
      "/aanbod?sorteer=past&verbruik=300&postcode=9000",
    ]);

    const buyer = await as("bo@example.org");
    expect(await way(asked, buyer)).toEqual(["#interesse"]);
    const make = `/account/vragen/nieuw?aanbod=${id}`;
    const proposed = await text(`${make}&verbruik=20000&postcode=9000&gebouw=kantoor`, buyer);
    for (const [name, value] of [
      ["verbruik", "20000"],
      ["postcode", "9000"],
    ])
      expect(proposed).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`));
    expect(proposed).toMatch(/<option(?=[^>]*value="kantoor")[^>]*selected/);
    // Who fills in the whole request comes back to the offer, and asks with it as it stands.
    const saved = await ask(make, form(requestForm, buyer));
    expect(saved.headers.get("location")).toBe(`/aanbod/${id}?gelukt=vraag`);
    const hasNotice = async (cookie = "") =>
      (await text(`/aanbod/${id}?gelukt=vraag`, cookie)).includes("<p>Uw vraag is bewaard.");
    expect(await hasNotice(buyer)).toBe(true);
    // A stranger who follows that address is told nothing of it.
    expect(await hasNotice()).toBe(false);
    const ready = await text(`/aanbod/${id}`, buyer);
    expect(ready).toContain(`${requestForm.titel} (zoekt nog niet)`);
    const vraag = new RegExp(`<option value="([^"]+)"[^>]*>${requestForm.titel} \\(`).exec(ready)?.[1] ?? "";
    const sent = await ask(`/aanbod/${id}`, form({ actie: "voorstel", vraag }, buyer));
    expect(sent.headers.get("location")).toMatch(/^\/account\/voorstellen\/[^?]+\?gelukt=voorstel$/);
    expect(await text("/account/vragen", buyer)).toContain("Pauzeren");
  });

  test("a private seller is known by the municipality alone: no address, name, own use or uid is on the page", async () => {
    const { offer, ports, text } = openSquare();
    const session = await beginSession(ports, "privaat@example.org");
    const id = await offer(sessionHeader(session, ADDRESS), { verbruik: "3217" });
    const page = await text(`/aanbod/${id}?verbruik=4000`);
    for (const secret of [session.uid, "privaat@", "Peeters", "9800", "3217"]) expect(page).not.toContain(secret);
  });

  test("a draft is previewed as strangers will see it, by its owner alone, and is then published as it was seen", async () => {
    const { as, ask, text, idIn } = openSquare();
    const [owner, other] = [await as("an@example.org"), await as("bo@example.org")];
    const id = idIn(await ask("/account/aanbod/nieuw", form(offerForm, owner)));
    const preview = `/aanbod/${id}/voorbeeld`;
    expect(await text("/account", owner)).toContain(preview);
    expect(await text(`/account/aanbod/${id}`, owner)).toContain(preview);
    expect((await ask(preview, { headers: { cookie: other } })).status).toBe(404);
    expect((await ask(preview, { redirect: "manual" })).status).toBe(302);
    // Who follows the public address of what is not on the market is led to it; a stranger learns nothing.
    const own = await ask(`/aanbod/${id}`, { headers: { cookie: owner }, redirect: "manual" });
    expect(own.headers.get("location")).toBe(`/account/aanbod/${id}`);
    expect((await ask(`/aanbod/${id}`, { headers: { cookie: other } })).status).toBe(404);

    // Around it stands the menu of the owner, with their own address.
    const seen = /<main.*<\/main>/s.exec(await text(preview, owner))?.[0] ?? "";
    expect(seen).toContain("Zo zien anderen uw aanbod");
    for (const secret of ["an@", "Peeters", "9800"]) expect(seen).not.toContain(secret);
    await ask("/account/aanbod", form({ id, stap: "publish" }, owner));
    const facts = (html: string) => /In het kort<\/h2>.*?<\/dl>/s.exec(html)?.[0];
    expect(facts(seen)).toBeDefined();
    expect(facts(await text(`/aanbod/${id}`))).toBe(facts(seen));
  });

  test("what somebody types is shown as text, whatever it holds and whoever reads it", async () => {
    const { offer, request, as, ask, text, idIn } = openSquare();
    const [seller, buyer] = [await as("an@example.org"), await as("bo@example.org")];
    const script = "<img src=x onerror=alert(1)><script>alert(1)</script>";
    const typed = { titel: script, tekst: script, wie: "onderneming", naam: script };
    const [id, vraag] = [await offer(seller, typed), await request(buyer, typed)];
    const asked = await ask(`/aanbod/${id}`, form({ actie: "voorstel", vraag }, buyer));
    const proposal = `/account/voorstellen/${idIn(asked)}`;
    await ask(proposal, form({ actie: "weigeren", reden: "other", uitleg: script }, seller));
    for (const [path, reader] of [
      ["/aanbod", ""],
      [`/aanbod/${id}`, ""],
      [`/aanbod/${id}`, buyer],
      ["/account/aanbod", seller],
      [`/account/aanbod/${id}`, seller],
      ["/account/vragen", buyer],
      [`/account/vragen/${vraag}`, buyer],
      ["/account/voorstellen", buyer],
      [proposal, buyer],
      [proposal, seller],
    ] as const) {
      const page = await text(path, reader);
      expect(page, path).toContain("alert(1)");
      expect(page, path).not.toContain("<script>alert(1)");
      expect(page, path).not.toContain("<img src=x");
    }
  });

  test("a report needs a reason, reaches the operator, hides nothing, and has its limit", async () => {
    const { offer, as, ask, ports, text } = openSquare();
    const id = await offer(await as("an@example.org"));
    await ports.store.outbox.claim(100);
    const missing = await ask(`/aanbod/${id}`, form({ actie: "melding", uitleg: "Dit dak is er niet." }));
    expect(missing.status).toBe(422);
    expect(await missing.text()).toContain("Dit dak is er niet.");
    const report = { actie: "melding", reden: "wrong", uitleg: "Dit dak is er niet." };
    const misspelt = await ask(`/aanbod/${id}`, form({ ...report, email: "lezer@" }));
    expect(misspelt.status).toBe(422);
    const again = await misspelt.text();
    for (const kept of ["Dit is geen e-mailadres.", "lezer@", "Dit dak is er niet."]) expect(again).toContain(kept);
    const sent = await ask(`/aanbod/${id}`, form({ ...report, email: " Lezer@Example.org " }));
    const place = sent.headers.get("location") ?? "";
    const [, reference] = /\?gelukt=melding&referentie=(ML-2026-[2-9A-Z]{5})$/.exec(place) ?? [];
    expect(await text(place)).toContain(`Uw referentie is ${reference}.`);
    expect(await text(`/aanbod/${id}?gelukt=melding&referentie=Bel+0900`)).not.toContain("Uw referentie is");
    const mails = await ports.store.outbox.claim(10);
    expect(mails.map(({ message: { kind, to } }) => [kind, to])).toContainEqual([
      "report-received",
      "Lezer@example.org",
    ]);
    expect(mails.map(({ message }) => message.kind)).toContain("offer-reported");
    expect(await text("/aanbod")).toContain(`/aanbod/${id}`);
    let last = sent;
    for (let tries = 0; tries < 12 && last.status !== 429; tries += 1)
      last = await ask(`/aanbod/${id}`, form({ actie: "melding", reden: "wrong", uitleg: "" }));
    expect(last.status).toBe(429);
    expect(last.headers.get("retry-after")).toBeTruthy();
  });
});

describe("one's own offers and requests", () => {
  test("a price below zero, an unreadable power, an empty title and a twenty-first offer are told in words, and nothing typed is lost", async () => {
    const { as, ask } = openSquare();
    const cookie = await as("an@example.org");
    const save = (change: Partial<typeof offerForm>) =>
      ask("/account/aanbod/nieuw", form({ ...offerForm, ...change }, cookie));
    const response = await save({ titel: "", prijs: "-2", vermogen: "veel", tekst: "Dit blijft staan." });
    expect(response.status).toBe(422);
    const page = await response.text();
    for (const sentence of ["Vul dit veld in.", "Dit kan niet onder nul.", "Vul een getal in.", "Dit blijft staan."])
      expect(page).toContain(sentence);
    for (let number = 1; number <= OFFERS_MAX; number += 1)
      expect((await save({ titel: `Dak ${number}` })).status).toBe(303);
    const beyond = await save({ titel: "Een dak te veel" });
    expect(beyond.status).toBe(409);
    const refused = await beyond.text();
    for (const sentence of [`U hebt er al ${OFFERS_MAX} die nog lopen`, "Een dak te veel"])
      expect(refused).toContain(sentence);
  });

  test("nobody opens, changes or moves another's offer or request", async () => {
    const { offer, request, as, ask, text } = openSquare();
    const [owner, other] = [await as("an@example.org"), await as("bo@example.org")];
    const [offerId, requestId] = [await offer(owner), await request(owner)];
    const cookie = { headers: { cookie: other } };
    expect((await ask(`/account/aanbod/${offerId}`, cookie)).status).toBe(404);
    expect((await ask(`/account/vragen/${requestId}`, cookie)).status).toBe(404);
    expect((await ask("/account/aanbod", form({ id: offerId, stap: "end", zeker: "ja" }, other))).status).toBe(404);
    expect((await ask(`/account/aanbod/${offerId}`, form({ ...offerForm, titel: "Gestolen" }, other))).status).toBe(
      404,
    );
    expect(await text("/aanbod")).toContain("Dak van de schuur");
    expect((await ask("/account/aanbod")).status).toBe(302);
  });

  test("a second tab does not overwrite what the first one saved", async () => {
    const { offer, as, ask, text } = openSquare();
    const cookie = await as("an@example.org");
    const id = await offer(cookie);
    const readAt = /name="gelezen"[^>]*value="([^"]+)"/.exec(await text(`/account/aanbod/${id}`, cookie))?.[1] ?? "";
    const save = (titel: string) =>
      ask(`/account/aanbod/${id}`, form({ ...offerForm, titel, gelezen: readAt }, cookie));
    expect((await save("Eerste tabblad")).status).toBe(303);
    const second = await save("Tweede tabblad");
    expect(second.status).toBe(409);
    expect(await second.text()).toContain("Tweede tabblad");
    expect(await text("/account/aanbod", cookie)).toContain("Eerste tabblad");
  });
});

describe("proposals", () => {
  test("a buyer asks a seller, the seller accepts, and the offer leaves the square; a second buyer is told kindly", async () => {
    const { offer, request, as, ask, text, idIn } = openSquare();
    const [seller, buyer, late] = [await as("an@example.org"), await as("bo@example.org"), await as("cas@example.org")];
    const offerId = await offer(seller);
    const [first, second] = [await request(buyer), await request(late)];
    const ids = [];
    for (const [cookie, vraag] of [
      [buyer, first],
      [late, second],
    ] as const) {
      const asked = await ask(`/aanbod/${offerId}`, form({ actie: "voorstel", vraag }, cookie));
      expect(asked.status).toBe(303);
      ids.push(idIn(asked));
    }
    expect(await text("/account", seller)).toContain("Antwoord op 2 voorstellen");
    expect(await text("/account", buyer)).not.toContain("Antwoord op");
    const page = await text(`/account/voorstellen/${ids[0]}`, seller);
    expect(page).toContain("Deze koper verbruikt wanneer u overschot hebt");
    expect(page).toContain("Rekenvoorbeeld bv in Gent");
    const accepted = await ask(`/account/voorstellen/${ids[0]}`, form({ actie: "aanvaarden" }, seller));
    const agreement = accepted.headers.get("location") ?? "";
    expect(agreement).toMatch(/^\/account\/contracten\/[\w-]+\/gegevens\?gelukt=akkoord$/);
    expect(await text(agreement, seller)).toContain("U hebt allebei ja gezegd.");
    expect(await text(agreement.replace(/\/gegevens.*/, ""), buyer)).toContain("Vul uw gegevens in");
    const refused = await ask(`/account/voorstellen/${ids[1]}`, form({ actie: "aanvaarden" }, seller));
    expect(refused.status).toBe(409);
    expect(await text(`/account/voorstellen/${ids[1]}`, late)).toContain("Een verkoper mag er maar één hebben");
    expect(await text("/aanbod")).not.toContain(`/aanbod/${offerId}`);
  });

  test("somebody else's proposal does not exist, and a no needs a reason", async () => {
    const { offer, request, as, ask, idIn } = openSquare();
    const [seller, buyer, stranger] = [
      await as("an@example.org"),
      await as("bo@example.org"),
      await as("di@example.org"),
    ];
    const offerId = await offer(seller);
    const asked = await ask(`/aanbod/${offerId}`, form({ actie: "voorstel", vraag: await request(buyer) }, buyer));
    const path = `/account/voorstellen/${idIn(asked)}`;
    expect((await ask(path, { headers: { cookie: stranger } })).status).toBe(404);
    expect((await ask(path, form({ actie: "aanvaarden" }, stranger))).status).toBe(404);
    const bare = await ask(path, form({ actie: "weigeren", uitleg: "Liever niet." }, seller));
    expect(bare.status).toBe(422);
    expect(await bare.text()).toContain("Liever niet.");
    const no = await ask(path, form({ actie: "weigeren", reden: "price", uitleg: "" }, seller));
    expect(no.headers.get("location")).toBe("/account/voorstellen?gelukt=geweigerd");
  });

  test("whom somebody blocked is gone from the square for them alone, until they undo it", async () => {
    const { offer, as, ask, text } = openSquare();
    const [seller, other] = [await as("an@example.org"), await as("bo@example.org")];
    const id = await offer(seller);
    expect((await ask(`/aanbod/${id}`, form({ actie: "blokkeren" }))).headers.get("location")).toContain(
      "/login?terug=",
    );
    const blocked = await ask(`/aanbod/${id}`, form({ actie: "blokkeren" }, other));
    expect(blocked.headers.get("location")).toBe("/account/blokkeringen?gelukt=geblokkeerd");
    expect(await text("/aanbod", other)).not.toContain(`/aanbod/${id}`);
    expect(await text("/aanbod")).toContain(`/aanbod/${id}`);
    const page = await text("/account/blokkeringen", other);
    expect(page).toContain("Particulier in Deinze");
    const sinds = /name="sinds" value="([^"]+)"/.exec(page)?.[1] ?? "";
    for (const undone of ["geen datum", sinds, sinds]) {
      const freed = await ask("/account/blokkeringen", form({ sinds: undone }, other));
      expect(freed.headers.get("location")).toBe("/account/blokkeringen?gelukt=vrij");
    }
    expect(await text("/account/blokkeringen?gelukt=vrij", other)).toContain("De blokkering is weg.");
    expect(await text("/aanbod", other)).toContain(`/aanbod/${id}`);
  });

  test("what the operator hid is gone from the square, and its owner reads why and what to do", async () => {
    const { offer, as, ask, text, ports } = openSquare();
    const seller = await as("an@example.org");
    const id = await offer(seller);
    expect(await site.moderateOffer(ports, id, "hide", "Dit dak is er niet.")).toMatchObject({ isOwnerTold: true });
    expect((await ask(`/aanbod/${id}`)).status).toBe(404);
    expect((await ask(`/aanbod/${id}/jaar`)).status).toBe(404);
    expect(await text("/account/aanbod", seller)).toContain("Verborgen na een melding");
    const moved = await ask("/account/aanbod", form({ id, stap: "pause" }, seller));
    expect(moved.status).toBe(409);
  });
});
