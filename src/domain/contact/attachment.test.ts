import fc from "fast-check";
import { expect, test } from "vitest";
import { ATTACHMENT_BYTES_MAX, readAttachment } from "#domain/contact/attachment.ts";

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];

test.each([
  ["factuur.pdf", latin("%PDF-1.7\n"), "factuur.pdf", "application/pdf"],
  ["meter.png", Uint8Array.from(png), "meter.png", "image/png"],
  ["foto.JPEG", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), "foto.jpeg", "image/jpeg"],
  ["scherm.webp", latin("RIFF....WEBPVP8 "), "scherm.webp", "image/webp"],
  ["vraag.txt", latin("Dag,\r\n\tmijn vraag"), "vraag.txt", "text/plain"],
  ["kwartieren.csv", latin("datum;kWh\n1;0,5\n"), "kwartieren.csv", "text/csv"],
])("%s is taken for what it is", (name, bytes, kept, type) => {
  expect(readAttachment(name, bytes)).toEqual({ ok: true, value: { name: kept, type, bytes } });
});

test.each([
  ["virus.pdf", latin("MZ\x90\x00\x03")],
  ["pagina.html", latin("<script>alert(1)</script>")],
  ["script.sh", latin("#!/bin/sh\n")],
  ["macro.xlsm", latin("PK\x03\x04")],
  ["beeld.svg", latin("<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>")],
  ["leesmij.txt", latin("tekst met een \x00 erin")],
  ["zonder", latin("gewone tekst")],
])("%s is refused, whatever its name says", (name, bytes) => {
  expect(readAttachment(name, bytes)).toEqual({ ok: false, refusal: { code: "attachment-kind" } });
});

test("a picture under another name gets the ending of what it is", () => {
  const read = readAttachment("rekening.exe", Uint8Array.from(png));
  expect(read.ok && read.value.name).toBe("rekening.png");
});

test("nothing and more than five megabytes are refused by name", () => {
  expect(readAttachment("leeg.txt", new Uint8Array())).toMatchObject({ refusal: { code: "attachment-empty" } });
  const large = new Uint8Array(ATTACHMENT_BYTES_MAX + 1).fill(0x61);
  expect(readAttachment("groot.txt", large)).toMatchObject({
    refusal: { code: "attachment-too-large", maximum: 5_000_000 },
  });
  expect(readAttachment("net.txt", large.subarray(1)).ok).toBe(true);
});

test("no name leads out of its folder, breaks a header or has two endings", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const read = readAttachment(name, Uint8Array.from(png));
      expect(read.ok && read.value.name).toMatch(/^[\p{L}\p{N} _-]{1,80}\.png$/u);
    }),
    { numRuns: 40 },
  );
});
