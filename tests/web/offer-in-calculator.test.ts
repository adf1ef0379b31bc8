import { expect, test } from "vitest";
import { openSquare } from "../support/web-square.ts";

const plain = (html: string) =>
  html
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u00a0]+/g, " ");
const linkIn = (page: string) => /href="(\/calculator\/koper\?[^"]+)"/.exec(page)?.[1] ?? "";
/** What the buyer and the seller have left, in whole euros. */
const leftOn = (page: string) =>
  [/U houdt over<\/dt><dd[^>]*>([^<]+)</, /De verkoper houdt over<\/dt><dd[^>]*>([^<]+)</].map((row) =>
    Number((row.exec(page)?.[1] ?? "none").replaceAll(/[€\s.]/g, "").replace("−", "-")),
  );
const gainsOn = (page: string) =>
  [...page.matchAll(/data-gain="([^"]+)"/g)].map(([, gain]) => Math.round(Number(gain)));

const sellers = [
  { gebouw: "koelhuis", verbruik: "40.000", wie: "onderneming", naam: "Rekenvoorbeeld bv" },
  { verbruik: "9.000", batterij: "10", warmtepomp: "ja" },
  { vraagprijs: "open", prijs: "", vermogen: "8", richting: "250", verbruik: "6.000" },
];

test("the calculator that the page of an offer leads to gives the same euros, also of a seller whose own use is private, and says that it counts with the offer", async () => {
  const { offer, as, text } = openSquare();
  const own = await as("an@example.org");
  for (const seller of sellers) {
    const id = await offer(own, seller);
    const page = plain(await text(`/aanbod/${id}?verbruik=9000&postcode=9000`));
    const link = linkIn(page);
    expect(link).toContain(`aanbod=${id}`);
    expect(link).not.toMatch(/[?&](eigen|batterij)/);
    const calculator = plain(await text(link));
    expect({ seller, gains: gainsOn(calculator).slice(0, 2) }).toEqual({ seller, gains: leftOn(page) });
    expect(calculator).toContain("U rekent met dit aanbod:");
    expect(calculator).toContain(`href="/aanbod/${id}"`);
    // What the offer tells is not asked, and goes along when the form is sent.
    expect(calculator).not.toContain('id="veld-kwp"');
    expect(calculator).toContain(`<input type="hidden" name="aanbod" value="${id}"/>`);
  }
});

test.each([
  ["a home", "verbruik=9000", "verbruik=9000&postcode=9000&gebouw=geen"],
  ["an office with its own price", "koper=onderneming&handel=kantoor&verbruik=30000&energieprijs=14", "gebouw=kantoor"],
])(
  "of %s, a seller that the calculator names leads to its offer with all that was told, and the same euros",
  async (_who, told, carried) => {
    const { offer, as, text } = openSquare();
    const id = await offer(await as("an@example.org"), sellers[0]);
    const { matches } = JSON.parse(await text(`/calculator/verkopers.json?kant=koper&postcode=9000&${told}`));
    const [{ path, gain }] = matches;
    expect(path).toContain(`/aanbod/${id}?`);
    expect(path).toContain(carried);
    const named = [...gain.matchAll(/€\s([\d.,]+)/g)].map(([, amount]) =>
      Math.round(Number(amount.replaceAll(".", "").replace(",", "."))),
    );
    expect(leftOn(plain(await text(path)))).toEqual(named);
  },
);

test("who told the calculator more than an offer asks gets no other number there: its questions start empty", async () => {
  const { offer, as, text } = openSquare();
  const id = await offer(await as("an@example.org"), sellers[0]);
  const others = ["warmtepomp=ja", "kost=20", "contract=dag-nacht", "auto=zon", "energieprijs=120", "datum=2026-01-05"];
  for (const more of others) {
    const asked = `/calculator/verkopers.json?kant=koper&postcode=9000&verbruik=9000&${more}`;
    const { matches } = JSON.parse(await text(asked));
    expect(matches, more).toMatchObject([{ path: `/aanbod/${id}` }]);
  }
});

test("what leaves the calculator with an offer in it counts with that offer: the sentence beside it, the report and the comparison", async () => {
  const { offer, as, text, ask } = openSquare();
  const id = await offer(await as("an@example.org"), { gebouw: "koelhuis", verbruik: "40.000" });
  const link = linkIn(plain(await text(`/aanbod/${id}?verbruik=9000&postcode=9000`)));
  const query = link.slice(link.indexOf("?") + 1);
  const calculator = plain(await text(link));
  const { sentence } = JSON.parse(await text(`/calculator/kort.json?kant=koper&${query}`));
  expect(calculator).toContain(plain(sentence));
  expect((await ask(`/calculator/rapport.pdf?kant=koper&${query}`)).status).toBe(200);
  const without = link.replace(`aanbod=${id}&`, "").replace(`&aanbod=${id}`, "");
  const compared = plain(await text(`/calculator/vergelijk?${new URLSearchParams({ a: link, b: without })}`));
  const [gain] = gainsOn(calculator);
  expect(compared).toContain(`€ ${gain}`);
});

test("an offer that is gone, or lies in another region, has no answer but a way on", async () => {
  const { offer, as, text, ask } = openSquare();
  const cookie = await as("an@example.org");
  const id = await offer(cookie);
  const link = linkIn(plain(await text(`/aanbod/${id}?verbruik=9000&postcode=9000`)));
  expect(await text(link.replace("postcode=9000", "postcode=1000"))).toContain("Dit aanbod ligt in een ander gewest");
  await ask("/account/aanbod", {
    method: "POST",
    body: new URLSearchParams({ id, stap: "end", zeker: "ja" }),
    headers: { cookie },
    redirect: "manual",
  });
  const gone = plain(await text(link));
  expect(gone).toContain("Dit aanbod staat niet meer op het plein");
  expect(gone).not.toContain("data-gain");
  // The form asks for it no more, and the rest of the address computes on.
  expect(gone).not.toContain('name="aanbod"');
  const on = /href="(\/calculator\/koper\?[^"]*)"[^>]*>Reken zonder dit aanbod</.exec(gone)?.[1] ?? "";
  expect(on).not.toContain("aanbod=");
  expect(gainsOn(plain(await text(on))).length).toBeGreaterThan(0);
  expect((await ask(`/calculator/rapport.pdf?kant=koper&${link.slice(link.indexOf("?") + 1)}`)).status).toBe(404);
});

test("who has a request counts on in the calculator with the same euros", async () => {
  const { offer, request, as, text } = openSquare();
  const id = await offer(await as("an@example.org"), { verbruik: "12.000" });
  const buyer = await as("bo@example.org");
  await request(buyer);
  const page = plain(await text(`/aanbod/${id}`, buyer));
  const calculator = plain(await text(linkIn(page)));
  expect(gainsOn(calculator).slice(0, 2)).toEqual(leftOn(page));
});

test("a link tells what the offer tells now: without the rest, after a change, and in no other region", async () => {
  const { offer, as, text, ask } = openSquare();
  const id = await offer(await as("an@example.org"));
  const now = plain(await text(`/aanbod/${id}?verbruik=9000&postcode=9000`));
  for (const told of ["", "&kwp=77&kwp-2=5&richting-2=90&kost-ander=3&injectieprijs=9", "&gewest=brussel"]) {
    const old = await ask(`/calculator/koper?aanbod=${id}&verbruik=9000&postcode=9000${told}`);
    expect(old.status).toBe(302);
    const place = old.headers.get("location") ?? "";
    expect(place).not.toMatch(/kwp-2|brussel|kost-ander=3(&|$)/);
    expect((await ask(place)).status).toBe(200);
    const price = /[?&](prijs=[^&"]+)/.exec(linkIn(now))?.[1];
    expect(gainsOn(plain(await text(`${place}&${price}`))).slice(0, 2)).toEqual(leftOn(now));
  }
  const elsewhere = await ask(`/calculator/koper-brussel?aanbod=${id}&verbruik=9000`);
  expect(elsewhere.headers.get("location")).toMatch(/^\/calculator\/koper\?/);
  const sentence = await ask(
    `/calculator/kort.json?kant=koper&aanbod=${id}&verbruik=9000&postcode=1000&gewest=brussel`,
  );
  expect((await sentence.json()).sentence ?? "").not.toContain("wint");
});

test("in a leap year the offer counts too", async () => {
  const { offer, as, text } = openSquare();
  const id = await offer(await as("an@example.org"), { gebouw: "koelhuis", verbruik: "40.000" });
  const link = linkIn(plain(await text(`/aanbod/${id}?verbruik=90000&postcode=9000`)));
  const sharedOn = async (day: string) => {
    const page = plain(await text(link.replace(/datum=[^&]+/, `datum=${day}`)));
    expect(page).toContain("U rekent met dit aanbod:");
    return gainsOn(page)[0] ?? Number.NaN;
  };
  const [common, leap] = [await sharedOn("2027-03-01"), await sharedOn("2028-03-01")];
  // The days of the week fall elsewhere, and nothing else differs.
  expect(Math.abs(leap / common - 1)).toBeLessThan(0.05);
});

test("beside an offer the supplier of who looks counts, as it does in the calculator that the page leads to", async () => {
  const { offer, as, text } = openSquare();
  const id = await offer(await as("piet@example.org"), sellers[1]);
  const path = `/aanbod/${id}?verbruik=9000&postcode=9000`;
  const unknown = leftOn(plain(await text(path)));
  const page = plain(await text(`${path}&product=bij-eneco`));
  expect(leftOn(page)).not.toEqual(unknown);
  expect(linkIn(page)).toContain("product=bij-eneco");
  expect(gainsOn(plain(await text(linkIn(page)))).slice(0, 2)).toEqual(leftOn(page));
});
