// Makes the icons and the social card in public/ from the logo, the colour tokens and the model day.
// Run it again after any of the three has changed: node scripts/pictures.ts
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { modelDay } from "#domain/profiles/model-day.ts";
import { sharePair } from "#domain/sharing/share-pair.ts";
import { kilowattHours, kilowattsPeak, share } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";
import { type LogoTile, logoTiles } from "#ui/logo-tiles.ts";

const root = new URL("../", import.meta.url);
const publicFile = (name: string) => new URL(`public/${name}`, root);
const tokens = await readFile(new URL("src/ui/tokens.css", root), "utf8");

type Mode = "light" | "dark";

function colour(name: string, mode: Mode = "light"): string {
  const block = tokens.slice(tokens.indexOf(mode === "light" ? ":root" : ".dark"));
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no colour --${name} for ${mode} mode.`);
  return value;
}

const tokenOf: Record<LogoTile, string> = { p: "primary", t: "secondary-fill", s: "sun-fill" };
const logoPitch = 8;
const logoTileSize = 6;

/** On a grid of 32, so that every tile of the 32 px icon lies on whole pixels. */
function logoShapes(paint: (tile: LogoTile) => string): string {
  return logoTiles
    .flatMap((row, y) =>
      [...row].map((letter, x) => {
        const tile = letter as LogoTile;
        const radius = tile === "s" ? logoTileSize / 2 : 1.5;
        return `<rect x="${1 + x * logoPitch}" y="${1 + y * logoPitch}" width="${logoTileSize}" height="${logoTileSize}" rx="${radius}" ${paint(tile)}/>`;
      }),
    )
    .join("");
}

const logoMarkup = logoShapes((tile) => `fill="${colour(tokenOf[tile])}"`);

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
    (Object.keys(tokenOf) as LogoTile[]).map((tile) => `.${tile}{fill:${colour(tokenOf[tile], mode)}}`).join("");
  const style = `<style>${rules("light")}@media (prefers-color-scheme:dark){${rules("dark")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${logoShapes((tile) => `class="${tile}"`)}</svg>\n`;
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

/** The square of a summer day, twelve hours above twelve, as on a phone. */
function socialCard(): string {
  const [width, height, pitch, tile] = [1200, 630, 70, 60];
  const day = modelDay({
    kilowattPeak: kilowattsPeak(10),
    yearlyOfftake: kilowattHours(12000),
    season: "summer",
    daytimeShare: share(0.8),
  });
  const { shared, toSupplier } = sharePair(seriesOf(day.injection), seriesOf(day.offtake));
  const full = Math.max(...shared, ...toSupplier);
  const fullShared = Math.max(...shared);
  const left = (width - 12 * pitch + pitch - tile) / 2;
  const noonGap = 16;
  const top = (height - 8 * pitch + pitch - tile - noonGap) / 2;
  const tiles = Array.from(shared, (energy, quarter) => {
    const hour = Math.floor(quarter / 4);
    const x = left + (hour % 12) * pitch;
    const y = top + (quarter % 4) * pitch + (hour < 12 ? 0 : 4 * pitch + noonGap);
    const square = (paint: string) => `<rect x="${x}" y="${y}" width="${tile}" height="${tile}" rx="13" ${paint}/>`;
    const sold = toSupplier[quarter] ?? 0;
    const radius = 21 * Math.sqrt(sold / full);
    if (energy < 0.005) return square(`fill="${colour("tile")}"`);
    return [
      square(
        `fill="${colour("secondary-soft")}" stroke="${colour("secondary-edge")}" stroke-opacity="0.8" stroke-width="1.5"`,
      ),
      square(`fill="${colour("secondary-fill")}" fill-opacity="${(energy / fullShared).toFixed(2)}"`),
      sold < 0.005
        ? ""
        : `<circle cx="${x + tile / 2}" cy="${y + tile / 2}" r="${radius.toFixed(2)}" fill="${colour("sun-fill")}" stroke="${colour("fill-ink")}" stroke-opacity="0.8"/>`,
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour("bg")}"/>${tiles.join("")}</svg>`;
}

await writeFile(publicFile("favicon.svg"), faviconSvg());
await writeFile(publicFile("favicon.ico"), ico(await icon(32), 32));
await writeFile(publicFile("apple-touch-icon.png"), await icon(180, { margin: 0.16, ground: colour("surface") }));
await writeFile(publicFile("icon-192.png"), await icon(192, { margin: 0.04 }));
await writeFile(publicFile("icon-512.png"), await icon(512, { margin: 0.04 }));
// A mask may cut everything outside the middle circle of 80 %, so the logo stays well within it.
await writeFile(publicFile("icon-maskable-512.png"), await icon(512, { margin: 0.22, ground: colour("surface") }));
await writeFile(
  publicFile("social-card.png"),
  await sharp(Buffer.from(socialCard())).png({ compressionLevel: 9, palette: true, colours: 128 }).toBuffer(),
);
