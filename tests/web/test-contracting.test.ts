import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";

const { ask, ports } = openBuiltApp();

async function send(fields: Record<string, string>) {
  const answer = await ask("/test-contracting", { method: "POST", body: new URLSearchParams(fields) });
  const place = answer.headers.get("location");
  return { status: answer.status, place, text: place ? await (await ask(place)).text() : await answer.text() };
}

const wordsOf = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

async function begin() {
  const { place } = await send({ zet: "begin" });
  const proef = new URL(place ?? "", "http://x").searchParams.get("proef") ?? "";
  const play = (kant: string, zet: string, more: Record<string, string> = {}) => send({ proef, kant, zet, ...more });
  return { proef, play };
}

async function signedTrial() {
  const trial = await begin();
  await trial.play("buyer", "ja");
  await trial.play("seller", "ja", { gezegd: "buyer" });
  await trial.play("buyer", "fill-in");
  const { text } = await trial.play("seller", "fill-in");
  const vingerafdruk = /name="vingerafdruk" value="([^"]+)"/.exec(text)?.[1] ?? "";
  await trial.play("buyer", "sign", { naam: "Demo Koper", akkoord: "on", vingerafdruk });
  const signed = await trial.play("seller", "sign", { naam: "Demo Verkoper", akkoord: "on", vingerafdruk });
  return { ...trial, signed, vingerafdruk };
}

test("a trial goes from handshake to a corrected month, a second month and proofs that hold", async () => {
  const { proef, play, signed } = await signedTrial();
  expect(signed.text).toContain("Overeenkomst herroepen");
  await play("seller", "submit");
  await play("seller", "activate");
  expect(wordsOf((await play("", "klok")).text)).toContain("5 mei 2026");
  await play("buyer", "upload");
  const first = wordsOf((await play("seller", "upload")).text);
  expect(first).toContain("april 2026, versie 1");
  expect(first).toContain("+++");
  const corrected = wordsOf((await play("seller", "correct")).text);
  expect(corrected).toContain("april 2026, versie 2");
  expect(corrected).toContain("Een later bestand verbeterde waarden");
  expect(corrected).toContain("Creditnota");
  await play("", "klok");
  await play("seller", "upload");
  const last = await play("buyer", "upload");
  expect(wordsOf(last.text)).toContain("mei 2026, versie 1");
  expect(last.text.match(/data-checked-by="server"/g)).toHaveLength(3);
  expect(wordsOf(last.text).match(/Onze server rekende na: alles klopt/g)).toHaveLength(3);
  expect(wordsOf(last.text).match(/Ingetrokken: er kwam/g)).toHaveLength(1);

  const code = /HV-2026-05-[0-9A-Z]{8}/.exec(last.text)?.[0] ?? "";
  const file = await (await ask(`/test-contracting/verklaring.json?proef=${proef}&code=${code}`)).json();
  expect(file).toMatchObject({ declaration: { code, place: 3 }, previous: { place: 2 } });
  expect(file.key.keyId).not.toBe(ports.signer.keyId);
  expect((await ask(`/declarations/${code}`)).status).toBe(404);
  const pdf = await ask(`/test-contracting/overeenkomst.pdf?proef=${proef}`);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(await ports.store.contracts.listDeclarations({ limit: 5 })).toEqual([]);
});

test("a file that a hand changed waits for the buyer, whose no stops it until they say yes to a better one", async () => {
  const { play } = await signedTrial();
  await play("seller", "submit");
  await play("seller", "activate");
  await play("", "klok");
  await play("buyer", "upload");
  const asked = wordsOf((await play("seller", "upload-edited")).text);
  expect(asked).toContain("Wacht op het ja van de koper");
  expect(asked).not.toContain("+++");
  expect(wordsOf((await play("seller", "confirm")).text)).toContain("Wacht op het ja van de koper");
  expect(wordsOf((await play("buyer", "contest")).text)).toContain("De koper gaat niet akkoord.");
  const mended = wordsOf((await play("seller", "correct")).text);
  expect(mended).toContain("april 2026, versie 2");
  expect(mended).toContain("Wacht op het ja van de koper");
  expect(mended).not.toContain("+++");
  expect(wordsOf((await play("buyer", "confirm")).text)).toContain("+++");
});

test("who types another name, forgets the tick or read an older text is told so beside the form", async () => {
  const trial = await begin();
  await trial.play("buyer", "ja");
  await trial.play("seller", "ja", { gezegd: "buyer" });
  await trial.play("buyer", "fill-in");
  const { text } = await trial.play("seller", "fill-in");
  const vingerafdruk = /name="vingerafdruk" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const other = await trial.play("buyer", "sign", { naam: "Iemand Anders", akkoord: "on", vingerafdruk });
  expect([other.status, wordsOf(other.text)]).toEqual([422, expect.stringContaining("Typ de naam van wie tekent")]);
  const unticked = await trial.play("buyer", "sign", { naam: "Demo Koper", vingerafdruk });
  expect([unticked.status, wordsOf(unticked.text)]).toEqual([422, expect.stringContaining("Vink aan")]);
  const older = await trial.play("buyer", "sign", { naam: "Demo Koper", akkoord: "on", vingerafdruk: "0" });
  expect([older.status, wordsOf(older.text)]).toEqual([422, expect.stringContaining("De tekst is gewijzigd")]);
});

test("a consumer withdraws within the term, and a trial begun anew knows nothing of the old one", async () => {
  const { play, proef } = await signedTrial();
  expect(wordsOf((await play("buyer", "withdraw")).text)).toContain("Dit contract is voorbij");
  const again = await send({ proef, zet: "opnieuw" });
  expect(wordsOf(again.text)).toContain("Ja, ik doe mee");
  const store = ports.store.sandboxes.storeOf(proef);
  expect(await store.contracts.list("demo-seller")).toEqual([]);
  expect(wordsOf(await (await ask("/test-contracting?proef=onbekend")).text())).toContain("opgeruimd");
});

test("pressing twice does a thing once", async () => {
  const { play, vingerafdruk } = await signedTrial();
  const signed = { naam: "Demo Verkoper", akkoord: "on", vingerafdruk };
  expect((await play("seller", "sign", signed)).status).toBe(303);
  await play("seller", "submit");
  expect((await play("seller", "submit")).status).toBe(303);
});

test("one network begins so many trials an hour", async () => {
  const { ask: askAnew } = openBuiltApp();
  const begun: number[] = [];
  for (let trial = 0; trial < 21; trial += 1) {
    const body = new URLSearchParams({ zet: "begin" });
    begun.push((await askAnew("/test-contracting", { method: "POST", body })).status);
  }
  expect([...new Set(begun.slice(0, 20))]).toEqual([303]);
  expect(begun[20]).toBe(429);
});
