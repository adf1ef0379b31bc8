import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { openQrCodes } from "./open-qr-codes.ts";

const QUIET = 4;
const SCALE = 4;

/** The picture that a camera sees: the path on white, with the quiet zone that a page gives it. */
function picture({ size, path }: { readonly size: number; readonly path: string }) {
  const width = (size + 2 * QUIET) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row++)
      for (let column = 0; column < SCALE; column++) {
        const at = (((Number(y) + QUIET) * SCALE + row) * width + (Number(x) + QUIET) * SCALE + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}

const payment = "BCD\n002\n1\nSCT\n\nZoë Verkoper\nBE68539007547034\nEUR12.34\n\n\nSTROOM 2026-10\n";
const authenticator = "otpauth://totp/Stroomplein:an%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Stroomplein";

test.each([payment, authenticator, "x".repeat(400)])("what is drawn reads as the text that was given: %j", (text) => {
  expect(decodeQR(picture(openQrCodes().draw(text)))).toBe(text);
});
