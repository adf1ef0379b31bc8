import sharp from "sharp";
import { expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { PHOTO_BYTES_MAX } from "#application/market/listings/keep-photo.ts";
import { formWords } from "#content/form-words.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { fluviusRows } from "../support/make-fluvius-file.ts";
import { openSquare } from "../support/web-square.ts";

const year = Buffer.from(fluviusRows({ year: 2025 }).join("\r\n"));
const parts = (fields: Readonly<Record<string, string | Blob>>, cookie: string): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: "POST", body, headers: { cookie }, redirect: "manual" };
};
const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: "purple" } });

test("a photo is drawn anew before anybody sees it: place, camera and a hidden script stay behind, and its owner takes it away", async () => {
  const { offer, as, ask, text } = openSquare();
  const [an, bo] = [await as("an@example.org"), await as("bo@example.org")];
  const id = await offer(an);
  const place = `/account/aanbod/${id}/extra`;
  const taken = await picture
    .clone()
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 3/1 0/1" } })
    .jpeg()
    .toBuffer();
  const script = "<script>alert(document.cookie)</script>";
  const foto = new File([taken, script], "dak.html.jpg", { type: "image/jpeg" });
  expect((await ask(place, parts({ doel: "foto", foto }, bo))).status).toBe(404);
  expect((await ask(`/aanbod/${id}/foto`)).status).toBe(404);
  const kept = await ask(place, parts({ doel: "foto", foto }, an));
  expect([kept.status, kept.headers.get("location")]).toEqual([303, `${place}?gelukt=foto`]);
  const shown = await ask(`/aanbod/${id}/foto`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const seen = Buffer.from(await shown.arrayBuffer());
  expect([seen.includes("Camera"), seen.includes(script)]).toEqual([false, false]);
  expect((await sharp(seen).metadata()).exif).toBeUndefined();
  expect(await text(`/aanbod/${id}`)).toContain(`/aanbod/${id}/foto`);
  expect((await ask(place, parts({ doel: "foto-weg" }, an))).status).toBe(303);
  expect((await ask(`/aanbod/${id}/foto`)).status).toBe(404);
});

test("what is no photo, too large a photo and no file at all are told beside the field; twenty megabytes are not even read", async () => {
  const { offer, as, ask } = openSquare();
  const cookie = await as("an@example.org");
  const place = `/account/aanbod/${await offer(cookie)}/extra`;
  const send = (foto: File) => ask(place, parts({ doel: "foto", foto }, cookie));
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], "dak.jpg", {
    type: "image/jpeg",
  });
  const broken = await send(svg);
  expect(broken.status).toBe(422);
  expect(await broken.text()).toContain("Dit is geen foto die wij kunnen lezen");
  const large = await send(new File([new Uint8Array(PHOTO_BYTES_MAX + 1)], "dak.jpg"));
  expect(large.status).toBe(413);
  expect(await large.text()).toContain("hoogstens");
  const missing = await send(new File([], ""));
  expect(missing.status).toBe(422);
  expect(await missing.text()).toContain("Kies een bestand.");
  const huge = await ask(place, {
    method: "POST",
    body: "x",
    headers: { cookie, "content-type": "multipart/form-data; boundary=x", "content-length": "20000000" },
  });
  expect(huge.status).toBe(413);
  expect(await huge.text()).toContain("te groot");
});

test.each([
  ["an offer", "aanbod", "extra"],
  ["a request", "vragen", "meterbestand"],
] as const)(
  "one's own year stands with %s after a yes alone, and goes when its owner says so",
  async (_name, folder, page) => {
    const { offer, request, as, ask, text } = openSquare();
    const cookie = await as("an@example.org");
    const id = folder === "aanbod" ? await offer(cookie) : await request(cookie);
    const place = `/account/${folder}/${id}/${page}`;
    const bestand = new File([year], "jaar.csv", { type: "text/csv" });
    const without = await ask(place, parts({ doel: "jaar", bestand }, cookie));
    expect(without.status).toBe(422);
    expect(await without.text()).toContain("toestemming");
    expect(await text(place, cookie)).toContain("Nu rekenen wij met een modeljaar.");
    const month = new File([fluviusRows({ year: 2025, days: 31 }).join("\r\n")], "maand.csv");
    expect((await ask(place, parts({ doel: "jaar", bestand: month, toestemming: "on" }, cookie))).status).toBe(422);
    const kept = await ask(place, parts({ doel: "jaar", bestand, toestemming: "on" }, cookie));
    expect(kept.headers.get("location")).toBe(`${place}?gelukt=jaar`);
    expect(await text(place, cookie)).toContain("Nu rekenen wij met uw eigen jaar.");
    const removed = await ask(place, parts({ doel: "jaar-weg" }, cookie));
    expect(removed.headers.get("location")).toBe(`${place}?gelukt=jaar-weg`);
    expect(await text(place, cookie)).toContain("Nu rekenen wij met een modeljaar.");
  },
);

test("a request takes no photo, and with the database away an upload is refused in words", async () => {
  const { request, as, ask } = openSquare();
  const own = await as("an@example.org");
  const foto = new File([await picture.clone().png().toBuffer()], "dak.png", { type: "image/png" });
  const odd = await ask(`/account/vragen/${await request(own)}/meterbestand`, parts({ doel: "foto", foto }, own));
  expect(odd.status).toBe(422);
  const away = openBuiltApp({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    SECRET: "s".repeat(32),
    SIGNING_KEY: makeSigningKey(),
  });
  const cookie = `sessie=${"t".repeat(43)}; aangemeld=1`;
  const refused = await away.ask("/account/aanbod/een/extra", parts({ doel: "foto", foto }, cookie));
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain(formWords.unavailable);
});

test("an offer or a request ends at the second press alone, which says what follows", async () => {
  const { offer, request, as, ask, text } = openSquare();
  const cookie = await as("an@example.org");
  for (const [place, id, said] of [
    ["/account/aanbod", await offer(cookie), "Vanaf dan ziet niemand dit aanbod nog"],
    ["/account/vragen", await request(cookie), "Vanaf dan zoeken wij niet meer voor u"],
  ] as const) {
    expect(await text(place, cookie)).toContain(said);
    const send = (fields: Record<string, string>) => ask(place, parts({ id, stap: "end", ...fields }, cookie));
    const unsure = await send({});
    expect(unsure.status).toBe(422);
    expect(await unsure.text()).toContain("Beëindigen kunt u niet ongedaan maken.");
    expect(await text(place, cookie)).toContain('name="zeker"');
    expect((await send({ zeker: "ja" })).headers.get("location")).toBe(`${place}?gelukt=end`);
    expect(await text(place, cookie)).not.toContain('name="zeker"');
  }
});
