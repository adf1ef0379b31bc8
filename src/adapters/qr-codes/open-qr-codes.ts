import { createRequire } from "node:module";
import type { QrCodes } from "#application/ports/files/qr-codes.ts";

const require = createRequire(import.meta.url);

/** Drawn as one path, so that a page shows it without a picture from elsewhere. */
export const openQrCodes = (): QrCodes => ({
  draw(text) {
    // Read at the first code: with it come programs for pictures that the site does not draw.
    const codes = require("qrcode") as typeof import("qrcode");
    const { size, data } = codes.create(text, { errorCorrectionLevel: "M" }).modules;
    let path = "";
    for (let at = 0; at < data.length; at += 1) {
      if (data[at]) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`;
    }
    return { size, path };
  },
});
