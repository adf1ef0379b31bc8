import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cardPath, SITE_CARD } from "../../src/web/social-card.ts";
import type { BuiltSite } from "../built-site.ts";
import { drawCard } from "./draw-card.ts";

type Payload = { data?: { head?: { title: string } } };

/** Draws the social card of every page that has one into the client build. A card that was drawn before is copied. */
export async function drawCards(directory: string, { name, routes, ask, paths }: BuiltSite): Promise<void> {
  const cards = new Map<string, string>();
  for (const path of await paths()) {
    const card = cardPath(path, routes.match(path)?.route.info ?? {}, name);
    if (card === SITE_CARD) continue;
    const { data } = (await (await ask(`${path === "/" ? "" : path}/_payload.json`)).json()) as Payload;
    if (!data?.head) throw new Error(`${path} has no title for its card.`);
    cards.set(card, data.head.title);
    if (path === "/") cards.set(SITE_CARD, data.head.title);
  }
  await Promise.all([...cards].map(([file, title]) => drawOnce(directory, file, drawCard(name, title))));
}

async function drawOnce(directory: string, file: string, svg: string): Promise<void> {
  const kept = join(directory, "cards", `${createHash("sha256").update(svg).digest("hex")}.png`);
  const target = join(directory, "client", file);
  mkdirSync(join(kept, ".."), { recursive: true });
  mkdirSync(join(target, ".."), { recursive: true });
  if (!existsSync(kept)) await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toFile(kept);
  copyFileSync(kept, target);
}
