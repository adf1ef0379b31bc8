import type { StreetWords } from "#content/pages/sharing/street.ts";
import { type StreetChoice, type StreetDay, streetDay } from "#domain/sharing/street.ts";
import { writeText } from "#web/browser/write-text.ts";
import { dayPaths } from "#web/pages/sharing/street/street-paths.ts";
import { cursorPoints, skyPlace } from "#web/pages/sharing/street/street-places.ts";
import {
  fullestQuarter,
  houseBars,
  houseNow,
  houseSentence,
  quarterReading,
  type ShownStreet,
  START,
  sunHeight,
} from "#web/pages/sharing/street/street-quarter.ts";
import { type StreetPrices, streetAnswer } from "#web/pages/sharing/street/street-sums.tsx";

type PaintedHouse = { root: Element; now: Element | null; bars: readonly Element[] };

/**
 * Changes the picture that the server drew, attribute by attribute. React draws it once and stays out of it: while the
 * sun moves only what moves is written, once a frame.
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
  readonly #lit: readonly Element[];
  readonly #dots: Element | null;
  readonly #cursor: Element | null;
  readonly #reading: Element | null;
  readonly #houses: readonly PaintedHouse[];
  #choice: StreetChoice;
  #quarter: number;
  #day: StreetDay;
  #full: readonly number[];
  #frame = 0;
  #isNewDay = false;

  constructor(root: Element, street: ShownStreet, day: StreetDay, words: StreetWords, prices: StreetPrices) {
    this.#street = street;
    this.#words = words;
    this.#prices = prices;
    this.#answer = root.querySelector("[data-answer]");
    this.#money = [...root.querySelectorAll("[data-money]")];
    this.#sun = root.querySelector<HTMLElement>("[data-sun]");
    this.#night = root.querySelector<HTMLElement>("[data-night]");
    this.#clouds = [...root.querySelectorAll("[data-cloud]")];
    this.#lit = [...root.querySelectorAll("[data-lit]")];
    this.#dots = root.querySelector("[data-dots]");
    this.#cursor = root.querySelector("[data-cursor]");
    this.#reading = root.querySelector("[data-reading]");
    this.#houses = [...root.querySelectorAll("[data-house]")].map((house) => ({
      root: house,
      now: house.querySelector("[data-now]"),
      bars: [...house.querySelectorAll("[data-bar]")],
    }));
    this.#choice = START;
    this.#quarter = START.quarter;
    this.#day = day;
    this.#full = this.#day.houses.map(fullestQuarter);
  }

  get day(): StreetDay {
    return this.#day;
  }

  choose(choice: StreetChoice): void {
    this.#choice = choice;
    this.#day = streetDay(this.#street, choice);
    this.#isNewDay = true;
    this.#paintSoon();
  }

  moveTo(quarter: number): void {
    this.#quarter = quarter;
    this.#paintSoon();
  }

  #paintSoon(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#isNewDay) this.#paintDay();
      this.#isNewDay = false;
      this.#paintQuarter(this.#quarter);
    });
  }

  #paintDay(): void {
    this.#full = this.#day.houses.map(fullestQuarter);
    const { lit, dots } = dayPaths(this.#day);
    this.#lit.forEach((tiles, step) => {
      this.#write(tiles, "d", lit[step] ?? "");
    });
    if (this.#dots) this.#write(this.#dots, "d", dots);
    this.#clouds.forEach((cloud, index) => {
      cloud.toggleAttribute("data-hidden", index >= this.#choice.clouds);
    });
    const { answer, money } = streetAnswer(this.#words, this.#day, this.#prices);
    writeText(this.#answer, answer);
    for (const flows of this.#money) writeText(flows, money);
  }

  #paintQuarter(quarter: number): void {
    const height = sunHeight(this.#street, this.#choice, quarter);
    const { sun, night } = skyPlace(quarter, height);
    if (this.#sun) this.#sun.style.transform = sun;
    if (this.#night && this.#night.style.opacity !== night) this.#night.style.opacity = night;
    if (this.#cursor) this.#write(this.#cursor, "points", cursorPoints(quarter));
    writeText(this.#reading, quarterReading(this.#words, this.#day, quarter));
    this.#houses.forEach((house, index) => {
      this.#paintHouse(house, index, quarter);
    });
  }

  #paintHouse({ root, now, bars }: PaintedHouse, index: number, quarter: number): void {
    const house = this.#day.houses[index];
    if (house === undefined) return;
    const flows = houseNow(house, quarter);
    this.#write(root, "data-state", flows.state);
    writeText(now, houseSentence(this.#words, flows));
    const spans = houseBars(house, quarter, this.#full[index] ?? 0);
    bars.forEach((bar, at) => {
      this.#write(bar, "x1", spans[at]?.from ?? "0");
      this.#write(bar, "x2", spans[at]?.to ?? "0");
    });
  }

  /** The browser styles and paints again whatever is written, even when it is the same. */
  #write(element: Element, name: string, value: string): void {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
