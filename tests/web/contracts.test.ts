import { beforeAll, expect, test } from "vitest";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { sampleAgreement } from "../support/domain/sample-agreement.ts";

const { ask, ports } = openBuiltApp();
const ADDRESS = "http://localhost:3000";
const cookies = { seller: "", buyer: "", stranger: "" };

beforeAll(async () => {
  const uids = { seller: "", buyer: "" };
  for (const who of ["seller", "buyer", "stranger"] as const) {
    const session = await beginSession(ports, `${who}@example.org`);
    cookies[who] = sessionHeader(session, ADDRESS);
    if (who !== "stranger") uids[who] = (await ports.identity.recognise(session.token))?.uid ?? "";
  }
  await ports.store.contracts.open(
    sampleAgreement({ id: "deal", state: "accepted", uids, parties: { seller: null, buyer: null }, signatures: [] }),
  );
});

type Who = keyof typeof cookies;
const get = (path: string, who: Who) => ask(path, { headers: { cookie: cookies[who] } });
const post = (path: string, who: Who, fields: Record<string, string>) =>
  ask(path, { method: "POST", headers: { cookie: cookies[who] }, body: new URLSearchParams(fields) });

const pages = [
  "",
  "/gegevens",
  "/afspraken",
  "/overeenkomst",
  "/overeenkomst/pdf",
  "/wijzigen",
  "/wijzigen/1/pdf",
  "/herroepen",
  "/dossier",
  "/dossier/agenda",
  "/dossier/brief-leverancier.pdf",
  "/meterdata",
  "/afrekening/2026-10",
];

test("nobody but the two sees a contract, a statement or a file of it", async () => {
  for (const page of pages) {
    expect((await get(`/account/contracten/deal${page}`, "stranger")).status, page).toBe(404);
    expect((await ask(`/account/contracten/deal${page}`)).status, page).toBe(302);
  }
  for (const page of ["", "/gegevens", "/afspraken", "/overeenkomst", "/herroepen", "/dossier", "/meterdata"]) {
    expect((await get(`/account/contracten/deal${page}`, "buyer")).status, page).toBe(200);
  }
});

test("details that are wrong are told beside their field, and nothing typed is lost", async () => {
  const answer = await post("/account/contracten/deal/gegevens", "seller", {
    doel: "gegevens",
    kind: "person",
    name: "Hilde Vermeulen",
    street: "Dorpsstraat 1",
    postcode: "9000",
    town: "Gent",
    ean: "541448820000000009",
    vat: "outside-vat",
    iban: "BE68 5390 0754 7034",
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('value="Dorpsstraat 1"');
  expect(html).toMatch(/id="veld-ean"[^>]*aria-invalid="true"/);
});

test("a start that is too near is refused with the first day that is possible, and that day is taken", async () => {
  const terms = { term: "12", noticeMonths: "3", paymentDays: "14", indexPercent: "0", manager: "seller", remarks: "" };
  const place = "/account/contracten/deal/afspraken";
  const near = await post(place, "seller", { ...terms, startDay: "2026-11-20" });
  const html = await near.text();
  expect(near.status).toBe(422);
  expect(html).toContain("Kies 13 december 2026 of later.");
  expect(html).toMatch(/id="veld-startDay"[^>]*aria-invalid="true"/);
  expect((await ports.store.contracts.find("deal"))?.terms.startDay).not.toBe("2026-11-20");
  const first = await ask(place, {
    method: "POST",
    headers: { cookie: cookies.seller },
    body: new URLSearchParams({ ...terms, startDay: "2026-12-13" }),
    redirect: "manual",
  });
  expect(first.status).toBe(303);
  expect((await ports.store.contracts.find("deal"))?.terms.startDay).toBe("2026-12-13");
});

test("who plans a change is warned what it stops and what to do two weeks before, and a day that is missing is asked for", async () => {
  const plan = async (query: string) => (await get(`/account/contracten/deal/dossier?${query}`, "buyer")).text();
  const supplier = await plan("verandering=supplier-switch&vanaf=2026-12-20");
  for (const words of ["valt het delen stil", "meetregime 3 meteen aan bij uw nieuwe leverancier", "6 december 2026"])
    expect(supplier).toContain(words);
  expect(await plan("verandering=move&vanaf=2026-12-20")).toContain("Het delen stopt");
  expect(await plan("verandering=move&vanaf=morgen")).toContain("Kies een dag.");
});

test("another account number is asked by one, read and signed by both, and stands on a paper of its own", async () => {
  const place = "/account/contracten/amended/wijzigen";
  const uids = { seller: "", buyer: "" };
  const deal = await ports.store.contracts.find("deal");
  if (deal) Object.assign(uids, deal.uids);
  const agreement = sampleAgreement({
    id: "amended",
    proposalId: "amended",
    uids,
    state: "active",
    startedOn: "2026-11-01",
  });
  await ports.store.contracts.open(agreement);
  for (const signature of agreement.signatures) await ports.store.contracts.addSignature("amended", signature);
  const party = agreement.parties.seller;
  const own = {
    street: party?.street ?? "",
    postcode: party?.postcode ?? "",
    town: party?.town ?? "",
    ean: party?.ean ?? "",
  };
  const asked = { doel: "vragen", ...own, offtakeEan: "", iban: "BE71 0961 2345 6769", fromMonth: "2026-11" };
  const empty = await post(place, "seller", { ...asked, iban: party?.iban ?? "" });
  expect([empty.status, (await empty.text()).includes("U veranderde nog niets")]).toEqual([422, true]);
  expect((await post(place, "seller", asked)).status).toBe(303);
  expect((await post(place, "stranger", { doel: "niet" })).status).toBe(404);

  const sign = async (who: "seller" | "buyer") => {
    const page = await (await get(place, who)).text();
    const vingerafdruk = /name="vingerafdruk" value="([0-9a-f]+)"/.exec(page)?.[1] ?? "";
    return {
      page,
      answer: await post(place, who, { naam: agreement.parties[who]?.name ?? "", akkoord: "on", vingerafdruk }),
    };
  };
  expect((await sign("seller")).answer.status).toBe(303);
  expect(await (await get("/account/contracten/amended", "buyer")).text()).toContain("Lees en onderteken de wijziging");
  const { page, answer } = await sign("buyer");
  for (const words of ["BE71 0961 2345 6769", "Wijziging 1 van overeenkomst", "Bel de ander eerst"])
    expect(page).toContain(words);
  expect(answer.status).toBe(303);
  expect((await ports.store.contracts.find("amended"))?.parties.seller?.iban).toBe("BE71096123456769");
  const paper = await get(`${place}/1/pdf`, "buyer");
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await get(`${place}/2/pdf`, "buyer")).status).toBe(404);
});

test("a contract that nobody started takes no meter data", async () => {
  const form = new FormData();
  form.set("bestand", new File(["niets"], "leeg.csv"));
  form.set("gemaakt", "2026-11-15");
  form.set("toestemming", "on");
  const answer = await ask("/account/contracten/deal/meterdata", {
    method: "POST",
    headers: { cookie: cookies.seller },
    body: form,
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Dit kan nu niet");
});

test("only the page for meter files takes one, and not from a stranger", async () => {
  const length = { "content-length": "5000000", "content-type": "multipart/form-data; boundary=x" };
  const send = (path: string, cookie: string) =>
    ask(path, { method: "POST", headers: { ...length, cookie }, body: "--x--\r\n" });
  const stranger = await send("/account/contracten/deal/meterdata", "");
  expect([stranger.status, stranger.headers.get("location")]).toEqual([
    302,
    "/login?terug=%2Faccount%2Fcontracten%2Fdeal%2Fmeterdata",
  ]);
  expect((await send("/account/contracten/deal/gegevens", cookies.seller)).status).toBe(413);
  expect((await send("/account/contracten/deal/meterdata", cookies.seller)).status).not.toBe(413);
});

test("a made-up session opens no body of twelve megabytes, and none of it is read", async () => {
  // A page leads to the sign-in; what the router asks tells it where to go.
  const expected = { "contracten/deal/meterdata": 302, "aanbod/een/extra": 302, "vragen/een/meterbestand.data": 202 };
  for (const [path, status] of Object.entries(expected)) {
    let read = 0;
    const chunks = {
      pull(controller: ReadableStreamDefaultController) {
        read += 1;
        if (read > 80) controller.close();
        else controller.enqueue(new Uint8Array(64_000));
      },
    };
    const body = new ReadableStream(chunks, { highWaterMark: 0 });
    const headers = {
      cookie: `sessie=${"t".repeat(43)}; aangemeld=1`,
      "content-length": "5000000",
      "content-type": "multipart/form-data; boundary=x",
    };
    const answer = await ask(`/account/${path}`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    expect([path, answer.status, read]).toEqual([path, status, 0]);
  }
});

test("an unknown code is told beside the search, and an address of none is not found", async () => {
  const answer = await ask("/declarations?code=HV-2026-10-00000000");
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain("Deze code staat niet in het register");
  expect(html).toContain('value="HV-2026-10-00000000"');
  expect((await ask("/declarations/HV-2026-10-00000000")).status).toBe(404);
  expect((await ask("/declarations?code=")).status).toBe(422);
  expect(await (await ask("/declarations/sleutel.pem")).text()).toContain("BEGIN PUBLIC KEY");
});
