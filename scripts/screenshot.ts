import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { startChild } from "./bench/start-child.ts";
import { untilReady } from "./until-ready.ts";
import { findChromium } from "./verbs/find-chromium.ts";

const pictures = [
  { colorScheme: "light", file: "docs/home.png" },
  { colorScheme: "dark", file: "docs/home-dark.png" },
] as const;

// The pictures of the README. They show the last build, so `npm run build` comes first.
const site = await startChild("scripts/serve.ts", {});
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const { colorScheme, file } of pictures) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.goto(site.address);
    await untilReady(page);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await sharp(await page.screenshot())
      .png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
      .toBuffer();
    writeFileSync(file, drawn);
    console.log(`${file}: ${Math.round(drawn.length / 1000)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
  site.stop();
}
