// Makes the icons in public/ from the logo and the colour tokens.
// Run it again after one of the two has changed: node scripts/pictures.ts
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { LogoTile } from "#ui/pictures/logo-tiles.ts";
import { logoShapes, logoTokens } from "./brand/logo-shapes.ts";
import { type Mode, tokenColour } from "./brand/token-colour.ts";

const root = new URL("../", import.meta.url);
const publicFile = (name: string) => new URL(`public/${name}`, root);
const logoMarkup = logoShapes((token) => `fill="${tokenColour(token)}"`);

function icon(size: number, { margin = 0, ground }: { margin?: number; ground?: string } = {}): Promise<Buffer> {
  const inner = 32 / (1 - 2 * margin);
  const offset = (inner - 32) / 2;
  const back = ground
    ? `<rect x="${-offset}" y="${-offset}" width="${inner}" height="${inner}" fill="${ground}"/>`
    : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-offset} ${-offset} ${inner} ${inner}">${back}${logoMarkup}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function faviconSvg(): string {
  const rules = (mode: Mode) =>
    (Object.keys(logoTokens) as LogoTile[])
      .map((tile) => `.${tile}{fill:${tokenColour(logoTokens[tile], mode)}}`)
      .join("");
  const style = `<style>${rules("light")}@media (prefers-color-scheme:dark){${rules("dark")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${logoShapes((_token, tile) => `class="${tile}"`)}</svg>\n`;
}

/** An ICO file is a directory of images; browsers take a PNG inside it. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await writeFile(publicFile("favicon.svg"), faviconSvg());
await writeFile(publicFile("favicon.ico"), ico(await icon(32), 32));
await writeFile(publicFile("apple-touch-icon.png"), await icon(180, { margin: 0.16, ground: tokenColour("surface") }));
await writeFile(publicFile("icon-192.png"), await icon(192, { margin: 0.04 }));
await writeFile(publicFile("icon-512.png"), await icon(512, { margin: 0.04 }));
// A mask may cut everything outside the middle circle of 80 %, so the logo stays well within it.
await writeFile(publicFile("icon-maskable-512.png"), await icon(512, { margin: 0.22, ground: tokenColour("surface") }));
