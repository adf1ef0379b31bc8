import { monthNames } from "./month-names.ts";

const units = [
  ..."kWh MWh W kW MW kWp kVA kg g km m MB kB euro cent c€/kWh procent procentpunt procentpunten pixels".split(" "),
  ..."seconden minuten uur kwartier kwartieren dag dagen kalenderdagen werkdagen weken maand maanden jaar".split(" "),
  ...monthNames,
];
const MARK = String.raw`(?:\*\*|</?\w+>)?`;
const afterNumber = new RegExp(String.raw`(\d${MARK}) (?=${MARK}(?:${units.join("|")})(?![\p{L}\p{N}-]))`, "gu");
const beforeNumber = /(?<![\p{L}\p{N}])(§|€|art\.|artikel|nr\.|stap|meetregime) (?=-?\d|[IVX]+\.)/giu;
const shortenedDes = /(?<![\p{L}\p{N}])(’s) (?=\p{L})/gu;

/**
 * No line ends between a number and its unit, an article and its number, or after ’s. Every character keeps its place:
 * only spaces change. The text may carry the marks of rich text, or be HTML.
 */
export const keepTogether = (text: string): string =>
  text.replace(afterNumber, "$1\u00a0").replace(beforeNumber, "$1\u00a0").replace(shortenedDes, "$1\u00a0");
