import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { blockPerson } from "#application/market/moderation/block-person.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { offerForm } from "../support/sent-forms.ts";
import { ADDRESS, form, openSquare } from "../support/web-square.ts";

describe("pages that are the same for everybody", () => {
  test("a change of the market is seen by the next request on every server, and until then the same bytes are sent", async () => {
    const environment = {
      DATABASE_URL: await freshPostgresUrl(),
      SECRET: "s".repeat(40),
      SIGNING_KEY: makeSigningKey(),
    };
    const { offer, as, ask: one } = openSquare(environment);
    const { ask: other } = openBuiltApp(environment, ({ clock }) => ({ clock }));
    const seller = await as("an@example.org");
    const servers = [one, other];
    for (const ask of servers) expect(await (await ask("/aanbod")).text()).toContain("Nog geen aanbod");
    expect(await (await other("/cijfers/markt.json")).json()).toMatchObject({ offers: 0 });

    const id = await offer(seller);
    const paths = ["/aanbod", "/aanbod?technologie=zon&sorteer=prijs", `/aanbod/${id}`];
    for (const path of paths) {
      for (const ask of servers) {
        const first = await ask(path);
        expect(await first.text()).toContain(path === `/aanbod/${id}` ? "Dak van de schuur" : `/aanbod/${id}`);
        const etag = first.headers.get("etag") ?? "";
        expect((await ask(path, { headers: { "if-none-match": etag } })).status).toBe(304);
      }
    }
    expect(await (await other("/cijfers/markt.json")).json()).toMatchObject({ offers: 1 });

    await one("/account/aanbod", form({ id, stap: "pause" }, seller));
    for (const ask of servers) {
      expect(await (await ask("/aanbod")).text()).not.toContain(`/aanbod/${id}`);
      expect((await ask(`/aanbod/${id}`)).status).toBe(404);
      expect((await ask("/aanbod?technologie=zon&sorteer=prijs")).status).toBe(200);
    }
  });

  test("a kept page holds nothing of a person: who is signed in gets the same list, and an own page that is not kept", async () => {
    const { offer, request, as, ask, ports } = openSquare();
    const seller = await as("an@example.org");
    const [buyer, blocker] = [await as("bo@example.org"), await beginSession(ports, "cy@example.org")];
    const id = await offer(seller);
    await request(buyer);
    const pageOf = async (path: string, cookie = "") => {
      const response = await ask(path, cookie === "" ? {} : { headers: { cookie } });
      return { text: await response.text(), kept: response.headers.get("etag") !== null, response };
    };
    // The first to ask is signed in: what is kept then is what a stranger sees all the same.
    const [signedIn, stranger] = [await pageOf("/aanbod", buyer), await pageOf("/aanbod")];
    expect(signedIn.kept && stranger.kept).toBe(true);
    expect(signedIn.text).toBe(stranger.text);
    expect(stranger.text).toContain(`/aanbod/${id}`);
    expect(signedIn.response.headers.getSetCookie()).toEqual([]);

    const own = await pageOf(`/aanbod/${id}`, buyer);
    expect(own.kept).toBe(false);
    expect(own.text).toContain("uw vraag ‘Stroom voor de werkplaats’");
    expect(own.response.headers.get("cache-control")).toBe("private, no-store");
    const public_ = await pageOf(`/aanbod/${id}`);
    expect(public_.kept).toBe(true);
    for (const personal of ["Stroom voor de werkplaats", "bo@example.org", "an@example.org", "blokkeren"])
      expect(public_.text).not.toContain(personal);
    // A key in a page for all would make the reports of two people one.
    expect(/name="formulier" value="([^"]*)"/.exec(public_.text)?.[1]).toBe("");

    // By fit, only the request of who is signed in can be meant: a stranger is asked, and neither answer is kept.
    expect(await pageOf("/aanbod?sorteer=past")).toMatchObject({ response: { status: 422 } });
    const weighed = await pageOf("/aanbod?sorteer=past", buyer);
    expect([weighed.response.status, weighed.kept]).toEqual([200, false]);
    expect(await pageOf("/aanbod?sorteer=past")).toMatchObject({ response: { status: 422 } });

    await blockPerson(ports, blocker.uid, { by: "offer", id });
    const less = await pageOf("/aanbod", sessionHeader(blocker, ADDRESS));
    expect(less.kept).toBe(false);
    expect(less.text).not.toContain(`/aanbod/${id}`);
    expect((await pageOf("/aanbod")).text).toBe(stranger.text);
  });

  test("however many ask at once, a page is made once; another spelling of the address is the same page", async () => {
    let made = 0;
    const { ask } = openBuiltApp({}, ({ store }) => ({
      store: {
        ...store,
        market: {
          ...store.market,
          browse: (...asked: Parameters<typeof store.market.browse>) => {
            made += 1;
            return store.market.browse(...asked);
          },
        },
      },
    }));
    const all = await Promise.all(Array.from({ length: 20 }, () => ask("/aanbod?technologie=wind&prijs=12")));
    expect(new Set(await Promise.all(all.map((answer) => answer.text()))).size).toBe(1);
    expect(made).toBe(1);
    await ask("/aanbod?prijs=12&technologie=wind&gemeente=");
    expect(made).toBe(1);
    await ask("/aanbod?technologie=wind&prijs=12&iets=anders");
    expect(made).toBe(2);
  });

  test("scripts of a kept page are allowed by what they hold, and in every encoding it is the same page", async () => {
    const { ask } = openBuiltApp();
    const encoded = async (encoding: string) => {
      const answer = await ask("/aanbod", { headers: { "accept-encoding": encoding } });
      const { headers } = answer;
      return { headers, body: Buffer.from(await answer.arrayBuffer()), coding: headers.get("content-encoding") };
    };
    const [plain, brotli, zipped] = [await encoded("identity"), await encoded("br"), await encoded("gzip")];
    expect(plain.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(plain.headers.get("content-security-policy")).not.toContain("nonce-");
    expect([plain.coding, brotli.coding, zipped.coding]).toEqual([null, "br", "gzip"]);
    expect(plain.body.length).toBe(Number(plain.headers.get("content-length")));
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  });

  test.each(["/aanbod?prijs=13", "/overons"])(
    "%s gets smaller when it is asked for again, and is the same page under the same tag",
    async (path) => {
      const { ask } = openBuiltApp();
      const sent = async () => {
        const answer = await ask(path, { headers: { "accept-encoding": "br" } });
        const body = Buffer.from(await answer.arrayBuffer());
        return {
          bytes: body.length,
          length: Number(answer.headers.get("content-length")),
          etag: answer.headers.get("etag"),
          body,
        };
      };
      const first = await sent();
      expect(first.etag).toMatch(/^W\//);
      await expect.poll(async () => (await sent()).bytes).toBeLessThan(first.bytes);
      const later = await sent();
      expect([later.length, later.etag]).toEqual([later.bytes, first.etag]);
      expect(brotliDecompressSync(later.body).equals(brotliDecompressSync(first.body))).toBe(true);
    },
  );

  test("a search is the same page whether another was drawn before it or not, also where the shell tells the search", async () => {
    const read = async (environment: Record<string, string>, paths: readonly string[]) => {
      const { ask } = openBuiltApp(environment);
      let page = "";
      for (const path of paths) page = await (await ask(path)).text();
      return page;
    };
    for (const environment of [{}, { MARKET: "flags" }]) {
      const alone = await read(environment, ["/aanbod?prijs=13"]);
      expect(await read(environment, ["/aanbod?prijs=12&technologie=zon", "/aanbod?prijs=13"])).toBe(alone);
      expect(alone).toContain("data-shell");
    }
    expect(await read({ MARKET: "flags" }, ["/aanbod?prijs=12", "/aanbod?prijs=13"])).toContain(
      'value="/aanbod?prijs=13"',
    );
  });

  test("what was remembered of an offer is not shown any more once the offer says something else", async () => {
    const { offer, as, ask } = openSquare();
    const seller = await as("an@example.org");
    const id = await offer(seller);
    const read = async (query: string) => (await ask(`/aanbod${query}`)).text();
    for (const query of ["", "?prijs=14", "?prijs=13"]) expect(await read(query)).toContain("Dak van de schuur");
    const editing = await (await ask(`/account/aanbod/${id}`, { headers: { cookie: seller } })).text();
    const readAt = /name="gelezen" value="([^"]+)"/.exec(editing)?.[1] ?? "";
    await ask(`/account/aanbod/${id}`, form({ ...offerForm, titel: "Dak van de stal", gelezen: readAt }, seller));
    for (const query of ["", "?prijs=14", "?prijs=12"]) {
      const page = await read(query);
      expect(page).toContain("Dak van de stal");
      expect(page).not.toContain("Dak van de schuur");
    }
  });

  test("a card takes less than a kilobyte, the map is drawn once, and what was drawn is sent to who draws it alone", async () => {
    const { offer, as, ask } = openSquare();
    const id = await offer(await as("an@example.org"));
    const page = await (await ask("/aanbod")).text();
    const [card = ""] = /<article.*?<\/article>/s.exec(page) ?? [];
    expect(card).toContain(`/aanbod/${id}`);
    expect(Buffer.byteLength(card)).toBeLessThan(1000);
    // On the card, and nowhere in the data that goes along.
    expect(page.split("Dak van de schuur")).toHaveLength(2);
    expect(page.match(/<svg[^>]*role="group"/g)).toHaveLength(1);
    expect(Buffer.byteLength(page)).toBeLessThan(100_000);
    expect(await (await ask("/aanbod.data")).text()).toContain("Dak van de schuur");
  });

  test("a part that was drawn for one search leads to the other in the other, and tells the market of now", async () => {
    const { offer, as, ask } = openSquare();
    const seller = await as("an@example.org");
    const first = await offer(seller);
    const townsOf = (page: string) => new Set(page.match(/(?<=href=")\/aanbod\?gemeente=[^"]*/g));
    const read = async (query: string) => (await ask(`/aanbod${query}`)).text();
    const [plain, priced, narrow] = [
      await read(""),
      await read("?sorteer=prijs"),
      await read("?overschot-max=90000&x=1"),
    ];
    const [town = ""] = townsOf(plain);
    const name = town.split("&")[0] ?? "";
    expect(name).toMatch(/^\/aanbod\?gemeente=\w+$/);
    expect([...townsOf(priced)]).toEqual([`${name}&amp;sorteer=prijs`]);
    expect([...townsOf(narrow)][0]).toContain(`${name}&amp;overschot-max=90000`);

    const strip = /class="day-strip">.*?<path d="(m[^"]+)"/s.exec(plain)?.[1];
    expect(strip?.length).toBeGreaterThan(20);
    const countIn = (page: string) => /installaties in het aanbod<\/dt><dd[^>]*>(\d+)</.exec(page)?.[1];
    expect(countIn(plain)).toBe("1");
    const second = await offer(seller);
    const after = await read("");
    for (const id of [first, second]) expect(after).toContain(`/aanbod/${id}`);
    expect(after.split(strip ?? "none")).toHaveLength(3);
    expect(countIn(after)).toBe("2");
  });
});
