import encodeQR from "qr";
import type { QrCodes } from "#application/ports/files/qr-codes.ts";

/** Drawn as one path, so that a page shows it without a picture from elsewhere. */
export const openQrCodes = (): QrCodes => ({
  draw(text) {
    // The library draws at least one light module around the code; the page has room of its own around it.
    const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1));
    const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
    return { size: rows.length, path };
  },
});
