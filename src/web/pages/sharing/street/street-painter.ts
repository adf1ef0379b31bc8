import type { StreetWords } from "#content/pages/sharing/street.ts";
import { type StreetChoice, type StreetDay, streetDay } from "#domain/sharing/street.ts";
import { DOT_RADIUS, skyPlace, tilePlace } from "#web/pages/sharing/street/street-places.ts";
import {
  fullestQuarter,
  type HouseBars,
  houseBars,
  houseNow,
  houseSentence,
  quarterReading,
  type ShownStreet,
  START,
  sunHeight,
  tileStrengths,
} from "#web/pages/sharing/street/street-quarter.ts";
import { type StreetPrices, streetAnswer } from "#web/pages/sharing/street/street-sums.tsx";

type PaintedHouse = { root: Element; now: Element | null; bars: ReadonlyMap<string, Element> };

/**
 * Changes the picture that the server drew, attribute by attribute. React draws it once and stays out of it: while the
 * sun moves only what moves is written.
 */
export class StreetPainter {
  readonly #street: ShownStreet;
  readonly #words: StreetWords;
  readonly #prices: StreetPrices;
  readonly #answer: Element | null;
  readonly #money: readonly Element[];
  readonly #sun: HTMLElement | null;
  readonly #night: HTMLElement | null;
  readonly #clouds: readonly Element[];
  readonly #tiles: readonly Element[];
  readonly #dots: readonly Element[];
  readonly #cursor: Element | null;
  readonly #reading: Element | null;
  readonly #houses: readonly PaintedHouse[];
  #choice: StreetChoice;
  #quarter: number;
  #day: StreetDay;
  #full: readonly number[];

  constructor(root: Element, street: ShownStreet, words: StreetWords, prices: StreetPrices) {
    this.#street = street;
    this.#words = words;
    this.#prices = prices;
    this.#answer = root.querySelector("[data-answer]");
    this.#money = [...root.querySelectorAll("[data-money]")];
    this.#sun = root.querySelector<HTMLElement>("[data-sun]");
    this.#night = root.querySelector<HTMLElement>("[data-night]");
    this.#clouds = [...root.querySelectorAll("[data-cloud]")];
    this.#tiles = [...root.querySelectorAll("[data-tile]")];
    this.#dots = [...root.querySelectorAll("[data-dot]")];
    this.#cursor = root.querySelector("[data-cursor]");
    this.#reading = root.querySelector("[data-reading]");
    this.#houses = [...root.querySelectorAll("[data-house]")].map((house) => ({
      root: house,
      now: house.querySelector("[data-now]"),
      bars: new Map([...house.querySelectorAll("[data-bar]")].map((bar) => [bar.getAttribute("data-bar") ?? "", bar])),
    }));
    this.#choice = START;
    this.#quarter = START.quarter;
    this.#day = streetDay(street, START);
    this.#full = this.#day.houses.map(fullestQuarter);
  }

  get day(): StreetDay {
    return this.#day;
  }

  choose(choice: StreetChoice): void {
    this.#choice = choice;
    this.#day = streetDay(this.#street, choice);
    this.#full = this.#day.houses.map(fullestQuarter);
    const { lit, dot } = tileStrengths(this.#day);
    this.#tiles.forEach((tile, quarter) => {
      this.#write(tile, "fill-opacity", lit(quarter).toFixed(2));
    });
    this.#dots.forEach((mark, quarter) => {
      this.#write(mark, "r", (dot(quarter) * DOT_RADIUS).toFixed(1));
    });
    this.#clouds.forEach((cloud, index) => {
      cloud.toggleAttribute("data-hidden", index >= choice.clouds);
    });
    const { answer, money } = streetAnswer(this.#words, this.#day, this.#prices);
    if (this.#answer) this.#answer.textContent = answer;
    for (const told of this.#money) told.textContent = money;
    this.moveTo(this.#quarter);
  }

  moveTo(quarter: number): void {
    this.#quarter = quarter;
    const height = sunHeight(this.#street, this.#choice, quarter);
    const { left, top, night } = skyPlace(quarter, height);
    if (this.#sun) Object.assign(this.#sun.style, { left, top });
    if (this.#night) this.#night.style.opacity = night;
    const { x, y } = tilePlace(quarter);
    if (this.#cursor) {
      this.#write(this.#cursor, "x", String(x + 1));
      this.#write(this.#cursor, "y", String(y + 1));
    }
    if (this.#reading) this.#reading.textContent = quarterReading(this.#words, this.#day, quarter);
    this.#houses.forEach((house, index) => {
      this.#paintHouse(house, index, quarter);
    });
  }

  #paintHouse({ root, now, bars }: PaintedHouse, index: number, quarter: number): void {
    const house = this.#day.houses[index];
    if (house === undefined) return;
    const told = houseNow(house, quarter);
    this.#write(root, "data-state", told.state);
    const sentence = houseSentence(this.#words, told);
    if (now && now.textContent !== sentence) now.textContent = sentence;
    const lengths = houseBars(house, quarter, this.#full[index] ?? 0);
    for (const name of Object.keys(lengths) as (keyof HouseBars)[]) {
      const bar = bars.get(name);
      if (bar === undefined) continue;
      this.#write(bar, "x", lengths[name].x.toFixed(1));
      this.#write(bar, "width", lengths[name].width.toFixed(1));
    }
  }

  /** The browser styles and paints again whatever is written, even when it is the same. */
  #write(element: Element, name: string, value: string): void {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
