import QRCode from "qrcode";
import type { QrCodes } from "#application/ports/qr-codes.ts";

/** Drawn as one path, so that a page shows it without a picture from elsewhere. */
export const openQrCodes = (): QrCodes => ({
  draw(text) {
    const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
    let path = "";
    for (let at = 0; at < data.length; at += 1) {
      if (data[at]) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`;
    }
    return { size, path };
  },
});
