import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { issueDeclarations } from "../../src/application/declarations/issue-declarations.ts";
import { writeFluviusMonth } from "../../src/domain/settlement/meter-data/write-fluvius-month.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { sampleAgreement, sampleBuyer, sampleSeller } from "../support/domain/sample-agreement.ts";
import { readPdf } from "../support/read-pdf.ts";

let now = new Date("2026-04-01T08:00:00Z");
const clock = { now: () => now, today: () => now.toISOString().slice(0, 10) };
const { ask, ports } = openBuiltApp({}, { clock });
const parties = { seller: sampleSeller, buyer: sampleBuyer };
type Who = keyof typeof parties;

// A kilowatt-hour an hour by day on the roof, half of it taken: 500 Wh in each of 48 quarters of 30 days.
const april = (wattHours: number) =>
  Array.from({ length: 30 * 96 }, (_, at) => (at % 96 >= 24 && at % 96 < 72 ? wattHours : 0));

test("a first day that lies ahead is announced on every page, leaves the list open, and can be put right", async () => {
  now = new Date("2026-11-17T09:00:00Z");
  const session = await beginSession(ports, "beheerder@example.org");
  const cookie = sessionHeader(session, "http://localhost:3000");
  const uid = (await ports.identity.recognise(session.token))?.uid ?? "";
  const place = "/account/contracten/vooruit";
  const terms = { ...sampleAgreement().terms, startDay: "2027-02-01" } as const;
  await ports.store.contracts.open(
    sampleAgreement({
      id: "vooruit",
      reference: "2026-VRUT",
      proposalId: "proposal-vooruit",
      state: "submitted",
      submittedOn: "2026-11-17",
      terms,
      uids: { seller: uid, buyer: "iemand" },
      // A connection of its own: that of the other test sells there.
      parties: { seller: { ...sampleSeller, ean: "541448820000005010" }, buyer: sampleBuyer },
    }),
  );
  const read = async (path: string) => (await ask(path, { headers: { cookie } })).text();
  const send = (fields: Record<string, string>) =>
    ask(`${place}/dossier`, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) });
  const asked = await read(`${place}/dossier`);
  expect(asked).toContain("Welke dag bevestigde uw netbeheerder?");
  expect(asked).not.toContain('value="2027-02-01"');

  expect((await send({ doel: "activate", startdag: "2027-02-01" })).status).toBe(303);
  const dossier = await read(`${place}/dossier`);
  for (const words of ["Start op 1 februari 2027", "brief-leverancier.pdf", "Startdag verbeteren", "Ervan afzien"])
    expect(dossier).toContain(words);
  for (const words of ["Het delen is begonnen", "Gedaan op 1 februari", "Zegt u vandaag op", "Melden dat het stilligt"])
    expect(dossier).not.toContain(words);
  for (const page of [place, "/account/contracten", "/account"]) {
    const text = await read(page);
    expect(text, page).toContain("Het delen begint op 1 februari 2027");
    for (const words of ["Delen sinds", "Het delen loopt", ">Actief<"]) expect(text, page).not.toContain(words);
  }
  expect(await read(`${place}/herroepen`)).toContain("Er vloeit nog geen stroom.");
  const early = await read(`${place}/meterdata`);
  expect(early).toContain("Het delen begint op 1 februari 2027. De kwartierwaarden van die maand");
  expect(early).not.toContain('name="bestand"');

  expect((await send({ doel: "correct-start", startdag: "2027-01-15" })).status).toBe(303);
  now = new Date("2027-01-15T09:00:00Z");
  const begun = await read(`${place}/dossier`);
  expect(begun).toContain("Het delen is begonnen");
  expect(begun).toContain("Gestart op 15 januari 2027");
  expect(await read(place)).toContain("Delen sinds 15 januari 2027");
  now = new Date("2026-04-01T08:00:00Z");
});

test("two people go from accepted to a settled, corrected and declared month by forms alone", async () => {
  const cookies: Record<Who, string> = { seller: "", buyer: "" };
  const uids: Record<Who, string> = { seller: "", buyer: "" };
  for (const who of ["seller", "buyer"] as const) {
    const session = await beginSession(ports, `${who}@example.org`);
    cookies[who] = sessionHeader(session, "http://localhost:3000");
    uids[who] = (await ports.identity.recognise(session.token))?.uid ?? "";
  }
  const terms = { ...sampleAgreement().terms, startDay: "2026-04-01" } as const;
  await ports.store.contracts.open(
    sampleAgreement({ id: "deal", state: "accepted", uids, terms, parties: { seller: null, buyer: null } }),
  );
  const place = "/account/contracten/deal";
  const read = async (path: string, who: Who) =>
    (await ask(place + path, { headers: { cookie: cookies[who] } })).text();
  const send = (path: string, who: Who, fields: Record<string, string>) =>
    ask(place + path, { method: "POST", headers: { cookie: cookies[who] }, body: new URLSearchParams(fields) });

  for (const who of ["seller", "buyer"] as const) {
    const { kind, name, street, postcode, town, ean, vat, iban } = parties[who];
    const fields = { kind, name, street, postcode, town, ean, vat, ...(iban ? { iban } : {}) };
    // Who saved first stays, and reads what comes next; the second is brought to the paper itself.
    const next = who === "seller" ? "/gegevens" : "/overeenkomst";
    const saved = await send("/gegevens", who, { doel: "gegevens", ...fields });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, `${place}${next}?gelukt=gegevens`]);
    const onward = await read(`${next}?gelukt=gegevens`, who);
    expect(onward).toContain("Uw gegevens zijn bewaard.");
    expect(onward).toContain(
      who === "seller" ? "De ander vult nog gegevens in" : "Lees de overeenkomst na en onderteken ze.",
    );
    expect((await send("/gegevens", who, { doel: "toestemmingen", contact: "on", municipality: "on" })).status).toBe(
      303,
    );
  }
  expect(await read("", "buyer")).toContain("seller@example.org");
  for (const who of ["seller", "buyer"] as const) {
    const vingerafdruk = /name="vingerafdruk" value="([^"]+)"/.exec(await read("/overeenkomst", who))?.[1] ?? "";
    const signed = await send("/overeenkomst", who, { naam: parties[who].name, akkoord: "on", vingerafdruk });
    expect([signed.status, signed.headers.get("location")]).toEqual([303, `${place}/overeenkomst?gelukt=getekend`]);
    expect(await read("/overeenkomst?gelukt=getekend", who)).toContain(
      who === "seller" ? "De ander moet nog tekenen" : "De beheerder dient de aanvraag in",
    );
  }
  // Who waits for the manager has a dossier to work on, and is told so first.
  const overview = await (await ask("/account", { headers: { cookie: cookies.buyer } })).text();
  const [first] = /Uw volgende stap.*?Daarna/s.exec(overview) ?? [];
  expect(first).toContain("Vraag uw leverancier naar zijn voorwaarden");
  expect(overview).not.toContain("Voeg uw aansluiting toe");
  const paper = async (path: string, who: Who) => {
    const answer = await ask(place + path, { headers: { cookie: cookies[who] } });
    return answer.ok ? readPdf(new Uint8Array(await answer.arrayBuffer())).texts.join(" ") : answer.status;
  };
  const printed = await paper("/overeenkomst/pdf", "buyer");
  expect(printed).toContain("Hilde Vermeulen");
  expect(printed).not.toContain("ONTWERP");

  await send("/dossier", "buyer", { doel: "vinken", stap: "request-metering", gedaan: "ja" });
  expect((await send("/dossier", "seller", { doel: "submit" })).status).toBe(303);
  // Told too early is taken back.
  expect(await read("/dossier", "seller")).toContain(
    "U meldde op 1 april 2026 dat de aanvraag bij de netbeheerder ligt",
  );
  expect(await read("/dossier", "buyer")).not.toContain("Melding terugnemen");
  const undone = await send("/dossier", "seller", { doel: "undo-submit" });
  expect(undone.headers.get("location")).toBe(`${place}/dossier?gelukt=teruggenomen`);
  expect(await read("/dossier?gelukt=teruggenomen", "seller")).toContain("Melden dat ze is ingediend");
  expect((await send("/dossier", "seller", { doel: "submit" })).status).toBe(303);
  expect((await send("/dossier", "seller", { doel: "activate", startdag: "2026-04-01" })).status).toBe(303);
  expect(await read("/dossier/agenda", "buyer")).toContain("BEGIN:VCALENDAR");
  expect(await paper("/dossier/brief-leverancier.pdf", "buyer")).toContain("meetregime 3");
  expect(await paper("/dossier/mandaat-beheerder.pdf", "buyer")).toContain("Mandaat voor de beheerder");
  expect(await paper("/dossier/mandaat-beheerder.pdf", "seller")).toBe(404);
  // The form on the shelf starts with what the agreement says; another's agreement says nothing.
  const mandate = async (who: Who, contract: string) => {
    const begun = await ask(`/account/formulieren/nieuw/mandaat?contract=${contract}`, {
      method: "POST",
      headers: { cookie: cookies[who] },
      body: new URLSearchParams(),
    });
    const id = /formulieren\/([^/]+)\/stap/.exec(begun.headers.get("location") ?? "")?.[1] ?? "";
    return (await ports.store.forms.find(uids[who], id))?.answers;
  };
  expect(await mandate("buyer", "deal")).toMatchObject({ ownName: "Bram Peeters", managerName: "Hilde Vermeulen" });
  expect((await mandate("buyer", "niets"))?.["managerName"]).toBeUndefined();
  expect(await paper("/dossier/gegevens-netbeheerder.pdf", "seller")).toContain("Bram Peeters");
  expect(await paper("/dossier/stopbrief-leverancier.pdf", "buyer")).toContain("Laatste dag van het delen");
  // Only the manager writes to the grid operator, and nobody a letter that there is not.
  expect(await paper("/dossier/gegevens-netbeheerder.pdf", "buyer")).toBe(404);
  expect(await paper("/dossier/liefdesbrief.pdf", "buyer")).toBe(404);

  // Ending is asked once more, with its day; what the other does is told of the other.
  const unasked = await send("/dossier", "buyer", { doel: "give-notice" });
  expect(unasked.status).toBe(422);
  const asked = await unasked.text();
  for (const words of ["Vink aan dat u wilt opzeggen.", "31 mei 2026", "zijn leverancier"])
    expect(asked).toContain(words);
  expect((await ports.store.contracts.find("deal"))?.endsOn).toBeNull();
  expect(await read("", "buyer")).toContain("Delen sinds 1 april 2026");

  now = new Date("2026-05-05T08:00:00Z");
  const upload = async (who: Who, wattHours: number, madeOn: string, ean: string = parties[who].ean) => {
    const form = new FormData();
    const file = writeFluviusMonth("2026-04", ean, who === "seller" ? "injection" : "offtake", april(wattHours));
    form.set("bestand", new File([file], "export.csv", { type: "text/csv" }));
    form.set("gemaakt", madeOn);
    form.set("toestemming", "on");
    const sent = await ask(`${place}/meterdata`, { method: "POST", headers: { cookie: cookies[who] }, body: form });
    return sent.text();
  };
  expect(await upload("seller", 1000, "2026-05-04", parties.buyer.ean)).toContain("Dit bestand is van aansluiting");
  expect(await upload("seller", 1000, "2026-05-04")).toContain("wacht");
  expect(await upload("buyer", 500, "2026-05-04")).toContain("april 2026: afgerekend");
  expect(await upload("buyer", 500, "2026-05-04")).toContain("Dit bestand hadden wij al");

  // 48 quarters x 500 Wh x 30 days is 720 kWh, at 10 cents 72 euro, without VAT between two households.
  const statement = await read("/afrekening/2026-04", "buyer");
  expect(statement).toContain("720,000");
  expect(statement).toContain("72,00");
  expect(statement).toContain("Vraag tot betaling");
  expect(await read("/afrekening/2026-04?kwh=720&bedrag=72", "buyer")).toContain("Het cijfer is hetzelfde.");
  expect(await paper("/afrekening/2026-04/afrekening.pdf", "buyer")).toContain("720,000");
  // At 18 cents the supplier would have asked 129.60; 72 was paid, and 30 of 365 days of 96 a year are 7.89.
  const costs = await read("/afrekening/2026-04?leveranciersprijs=18&leverancierskost=96", "buyer");
  for (const amount of ["129,60", "7,89", "49,71"]) expect(costs).toContain(amount);
  expect(await read("/afrekening/2026-04?leveranciersprijs=veel", "buyer")).toContain("Vul een getal in");
  expect((await read("/afrekening/2026-04/kwartieren.csv", "seller")).split("\r\n")).toHaveLength(30 * 96 + 2);

  await issueDeclarations(ports);
  expect(await upload("seller", 250, "2026-05-05")).toContain("verbeterd: nieuwe versie");
  const corrected = await read("/afrekening/2026-04", "buyer");
  expect(corrected).toContain("Een later bestand verbeterde waarden");
  expect(corrected).toContain("Terugbetaling");
  expect(await read("/afrekening/2026-04?versie=1", "buyer")).toContain("Er is een nieuwere versie");
  expect(
    (await ask(`${place}/afrekening/2026-04/factuur-2026-0001.xml`, { headers: { cookie: cookies.buyer } })).status,
  ).toBe(404);
  await issueDeclarations(ports);
  const [newest, replaced] = await ports.store.contracts.listDeclarations({ limit: 2 });
  const verdict = async (code = "") => (await ask(`/declarations/${code}`)).text();
  const real = await verdict(newest?.code);
  expect(real).toContain("Deze verklaring is echt");
  expect(real).toContain("Gent, Vlaams Gewest");
  expect(real).not.toContain("Vermeulen");
  const folder = mkdtempSync(join(tmpdir(), "declaration-"));
  const download = async (path: string, name: string) =>
    writeFileSync(join(folder, name), new Uint8Array(await (await ask(`/declarations/${path}`)).arrayBuffer()));
  await download("sleutel.pem", "sleutel.pem");
  await download(`${newest?.code}/verklaring.txt`, "verklaring.txt");
  await download(`${newest?.code}/handtekening.sig`, "handtekening.sig");
  const files = ["-inkey", "sleutel.pem", "-in", "verklaring.txt", "-sigfile", "handtekening.sig"];
  const checked = execFileSync("openssl", ["pkeyutl", "-verify", "-pubin", "-rawin", ...files], { cwd: folder });
  expect(checked.toString()).toContain("Signature Verified Successfully");
  rmSync(folder, { recursive: true });
  expect(await verdict(replaced?.code)).toContain("Deze verklaring is ingetrokken");
  expect(await (await ask("/declarations")).text()).toContain(newest?.code ?? "none");
  expect(await read("", "seller")).toContain(newest?.code ?? "none");

  const dashboard = await (await ask("/account", { headers: { cookie: cookies.buyer } })).text();
  for (const words of ["seller@example.org", "afrekening/2026-04/afrekening.pdf", "factuur-2026-0001.pdf"])
    expect(dashboard).toContain(words);
  expect(dashboard).toContain(`/declarations/${newest?.code}`);
  expect(dashboard).not.toContain(`/declarations/${replaced?.code}`);

  // Whoever ends it says so with a tick; both read until when, and by whom in the mail.
  expect((await send("/dossier", "buyer", { doel: "give-notice", akkoord: "on" })).status).toBe(303);
  expect(await read("/dossier", "seller")).toMatch(/Opgezegd\. De laatste dag van het delen is[^.]{1,30}30 juni 2026/);
  for (const path of [place, "/account"])
    expect(await (await ask(path, { headers: { cookie: cookies.seller } })).text(), path).toContain("30 juni 2026");
  const told = (await ports.store.outbox.claim(500)).filter(({ message }) =>
    JSON.stringify(message).includes("notice-given"),
  );
  expect(told.map(({ message }) => message)).toMatchObject([
    { to: "seller@example.org", isOwn: false, endsOn: "2026-06-30" },
    { to: "buyer@example.org", isOwn: true, endsOn: "2026-06-30" },
  ]);
});
