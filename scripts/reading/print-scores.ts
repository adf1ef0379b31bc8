// Prints how easily each page reads: `npm run check` shows it, and a test refuses what is too long.
import { measureReading } from "./measure-reading.ts";
import { readContent } from "./read-content.ts";

const WORDS_MIN = 60;
const rows = readContent()
  .filter(({ page }) => /^(pages|generic|newsletters)\//.test(page))
  .map(({ page, texts }) => ({ page, ...measureReading(texts) }))
  .filter(({ words }) => words >= WORDS_MIN)
  .toSorted((a, b) => a.score - b.score);
console.log("Flesch-Douma  words per sentence  page");
for (const { page, words, sentences, score } of rows) {
  console.log(`${String(score).padStart(12)}  ${(words / sentences).toFixed(1).padStart(18)}  ${page}`);
}
