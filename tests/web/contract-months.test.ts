import { expect, test } from "vitest";
import type { JobName } from "../../src/application/ports/jobs.ts";
import { importMeterData } from "../../src/application/settlement/import-meter-data.ts";
import { fetchPictures } from "../../src/content/contracts/fetch-steps.ts";
import { writeFluviusMonth } from "../../src/domain/settlement/meter-data/write-fluvius-month.ts";
import { daysOfMonth } from "../../src/domain/settlement/months/month.ts";
import type { CalendarDay } from "../../src/domain/time/calendar-day.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { sampleAgreement, sampleSignature } from "../support/domain/sample-agreement.ts";
import { fluviusRows } from "../support/make-fluvius-file.ts";
import { readPdf } from "../support/read-pdf.ts";

let now = new Date("2026-10-24T08:00:00Z");
const clock = { now: () => now, today: () => now.toISOString().slice(0, 10) };
const { ask, ports } = openBuiltApp({}, { clock });
const place = "/account/contracten/maand";
type Who = "seller" | "buyer" | "stranger";

/** Whom a job mailed with a subject. */
async function mailedBy(job: JobName, subject: RegExp): Promise<Map<string, string>> {
  const mails = new Map<string, string>();
  const mailer: typeof ports.mailer = {
    kind: "smtp",
    async deliver({ to, subject: said, text }) {
      if (subject.test(said)) mails.set(to, (mails.get(to) ?? "") + text);
      return "sent";
    },
  };
  await site.runJobOnce({ ...ports, mailer }, job);
  return mails;
}

test("a month leads from its mail to the file, the payment, the receipt and the year, and nobody else reads or marks it", async () => {
  const cookies = new Map<Who, string>();
  const uids = { seller: "", buyer: "", stranger: "" };
  for (const who of ["seller", "buyer", "stranger"] as const) {
    const session = await beginSession(ports, `${who}@example.org`);
    cookies.set(who, sessionHeader(session, "http://localhost:3000"));
    uids[who] = (await ports.identity.recognise(session.token))?.uid ?? "";
  }
  const agreement = sampleAgreement({ id: "maand", state: "active", startedOn: "2026-09-14", uids });
  await ports.store.contracts.open(agreement);
  for (const side of ["seller", "buyer"] as const)
    await ports.store.contracts.addSignature("maand", sampleSignature(side));
  const get = (path: string, who: Who) => ask(path, { headers: { cookie: cookies.get(who) ?? "" } });
  // As it is shown: the data of a page hold its other sentences too.
  const read = async (path: string, who: Who) =>
    (await (await get(path, who)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
  const send = (who: Who, fields: Record<string, string>) =>
    ask(`${place}/afrekening/2026-09`, {
      method: "POST",
      headers: { cookie: cookies.get(who) ?? "" },
      body: new URLSearchParams(fields),
    });

  // The day before it can be fetched, nothing is asked; the page says when.
  expect(await read("/account", "seller")).not.toContain("Voeg september 2026 toe");
  expect(await read(place, "seller")).toContain("Vanaf 25 oktober 2026");
  now = new Date("2026-10-26T08:00:00Z");
  const asking = await mailedBy("month-data", /september 2026/);
  for (const who of ["seller", "buyer"] as const) {
    expect(asking.get(`${who}@example.org`)).toContain(`${place}/meterdata`);
    const overview = await read("/account", who);
    expect(overview).toContain("Voeg september 2026 toe");
    expect(overview).toContain("Graag tegen 8 november 2026");
  }
  const how = await read(`${place}/meterdata`, "buyer");
  for (const words of ["Zo haalt u uw bestand op", "Historiek downloaden", "1 september 2026 tot en met 30 september"])
    expect(how).toContain(words);
  // Where to click, step by step, as a drawing and for who cannot see it.
  for (const { label } of Object.values(fetchPictures)) expect(how).toContain(`aria-label="${label}"`);

  /** In October the clock changes, so its file is made as Fluvius writes one. */
  const monthFiles = {
    "2026-09": (ean: string, role: "injection" | "offtake") => {
      const quarters = daysOfMonth("2026-09").flatMap((day) =>
        Array.from({ length: day.quarters }, (_, at) => (at >= 24 && at < 72 ? 400 : 0)),
      );
      return writeFluviusMonth("2026-09", ean, role, quarters);
    },
    "2026-10": (ean: string, role: "injection" | "offtake") =>
      fluviusRows({ year: 2026, firstDay: "2026-10-01", days: 31, ean, hasInjection: role === "injection" }).join("\n"),
  };
  async function bring(side: "buyer" | "seller", month: keyof typeof monthFiles, madeOn: CalendarDay) {
    const role = side === "seller" ? "injection" : "offtake";
    const text = monthFiles[month](agreement.parties[side]?.ean ?? "", role);
    const input = { id: "maand", madeOn, hasConsent: true, fileHash: ports.signer.digest(text) } as const;
    const imported = await importMeterData(ports, uids[side], { ...input, bytes: new TextEncoder().encode(text) });
    expect(imported.ok).toBe(true);
  }
  /** How the dashboard names the energy and the money of September. */
  const factsOf = async (who: Who) =>
    [...(await read("/account", who)).matchAll(/>([A-Z][a-z ]+), september 2026</g)].map(([, name]) => name);

  for (const side of ["buyer", "seller"] as const) await bring(side, "2026-09", "2026-10-26");
  for (const who of ["seller", "buyer"] as const)
    expect(await read(`${place}/afrekening/2026-09`, who)).toContain("De verklaring wordt gemaakt. U krijgt een mail.");
  const ready = await mailedBy("settlements", /^(Uw afrekening|De herkomstverklaring) van september 2026 is klaar/);
  for (const who of ["seller", "buyer"] as const) {
    const [link = ""] = /\/account\/contracten\/\S+/.exec(ready.get(`${who}@example.org`) ?? "") ?? [];
    expect(link).toBe(`${place}/afrekening/2026-09`);
    expect(await read(link, who)).toContain("september 2026");
  }
  const asked = /name="gevraagd" value="(\d+)"/.exec(await read(`${place}/afrekening/2026-09`, "buyer"))?.[1] ?? "";
  expect(Number(asked)).toBeGreaterThan(0);
  expect(await read("/account", "buyer")).toContain("Betaal september 2026");
  // One state, one story: what waits is told as waiting, by both, on every page.
  expect(await factsOf("buyer")).toEqual(["Gekocht", "Te betalen"]);
  expect(await factsOf("seller")).toEqual(["Verkocht", "Te ontvangen"]);
  expect(await read(place, "seller")).toContain("Te ontvangen");
  expect(await read(`${place}/afrekening/2026-09`, "buyer")).toContain("Scan de code met de app van uw bank");
  const sellers = await read(`${place}/afrekening/2026-09`, "seller");
  expect(sellers).not.toContain("Scan de code");
  expect(sellers).toContain("U hoeft niets over te schrijven");

  expect((await send("stranger", { doel: "pay", gevraagd: asked })).status).toBe(404);
  expect((await send("seller", { doel: "pay", gevraagd: asked })).status).toBe(422);
  expect((await send("buyer", { doel: "pay", gevraagd: asked })).status).toBe(303);
  expect(await read("/account", "buyer")).not.toContain("Betaal september 2026");
  expect(await read("/account", "seller")).toMatch(/Ontving u .* voor september 2026/);
  expect((await send("seller", { doel: "receive", gevraagd: asked })).status).toBe(303);
  expect(await read(`${place}/afrekening/2026-09`, "buyer")).toContain("Deze maand is rond");
  expect(await read(place, "buyer")).toContain("Betaald");
  expect(await read(place, "seller")).toContain("Ontvangen");
  expect(await factsOf("buyer")).toEqual(["Gekocht", "Betaald"]);
  expect(await factsOf("seller")).toEqual(["Verkocht", "Ontvangen"]);
  for (const who of ["seller", "buyer"] as const)
    for (const page of [place, `${place}/afrekening/2026-09`, "/account"])
      expect(await read(page, who), `${page} of the ${who}`).not.toMatch(/>Te (betalen|ontvangen)/);

  for (const who of ["seller", "buyer"] as const) {
    expect(ready.get(`${who}@example.org`)).toContain("iedereen kan ze nakijken met haar code");
    const statement = await read(`${place}/afrekening/2026-09`, who);
    expect(statement).toContain("/declarations/");
    expect(statement).not.toContain("De verklaring wordt gemaakt");
  }

  // A month that was settled before its 25th is not asked for again.
  now = new Date("2026-11-10T08:00:00Z");
  expect(await read(place, "seller")).toContain("de waarden van oktober 2026 ophalen");
  for (const side of ["buyer", "seller"] as const) await bring(side, "2026-10", "2026-11-10");
  expect(await read(place, "seller")).not.toContain("de waarden van oktober 2026 ophalen");

  const year = `${place}/jaar/2026`;
  expect(await read(year, "seller")).toContain("14 september 2026 tot en met 30 september 2026");
  const csv = await read(`${year}/jaaroverzicht.csv`, "seller");
  expect(csv).toContain("2026-09;2026-09-14;2026-09-30;1;Akkoord");
  const pdf = readPdf(new Uint8Array(await (await get(`${year}/jaaroverzicht.pdf`, "buyer")).arrayBuffer()));
  expect(pdf.texts.join(" ")).toContain("Jaaroverzicht 2026");
  for (const path of [year, `${year}/jaaroverzicht.csv`, `${year}/jaaroverzicht.pdf`])
    expect((await get(path, "stranger")).status).toBe(404);
  for (const path of [`${place}/jaar/2019`, `${place}/jaar/x`, `${year}/iets.pdf`])
    expect((await get(path, "seller")).status).toBe(404);
});
