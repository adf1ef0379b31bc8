import { createHash } from "node:crypto";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { euros } from "#domain/units/quantity.ts";
import { readJourney } from "#web/forms/queries/journey-query.ts";
import { readSituation, writeSituation } from "#web/forms/queries/situation-query.ts";
import { calculate } from "./calculate.ts";

const DAY = "2026-11-15";
/** Asked since then: what stands in them unasked is no part of what a link meant. */
const ASKED_SINCE = new Set(["btw"]);

/** What a link of a calculator or a journey meant on the day that the expectations were written, as one line. */
export function oldLinkAnswer(page: string, query: string): string {
  const [of, side, market] = page.split(" ") as [string, "buyer" | "seller", "be" | "nl"];
  const params = new URLSearchParams(query);
  if (of === "journey") return journeyAnswer(params, side);
  const base = defaultSituation(side, market, DAY);
  const { typed, faults, notes, situation } = readSituation(params, base);
  const filledIn = Object.entries(typed).filter(([name, text]) => text !== "" && !ASKED_SINCE.has(name));
  const address = situation ? short(writeSituation(situation, base), query) : JSON.stringify(faults);
  const gains = of === "gains" && situation ? gainsOf(situation) : "";
  return [address, digest([filledIn.sort(), notes]), gains].join(" ").trim();
}

function journeyAnswer(params: URLSearchParams, side: "buyer" | "seller"): string {
  const { typed, faults, situation, takePart, contractHolder } = readJourney(params, side, DAY, {
    brusselsMatching: false,
  });
  const address = situation ? writeSituation(situation, defaultSituation(side, "be", DAY)).toString() : "none";
  return [address, digest([Object.entries(typed).sort(), faults, takePart, contractHolder])].join(" ");
}

function gainsOf(situation: Situation): string {
  const answer = calculate(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
  if (!answer.ok) return answer.refusal.code;
  const { buyer, seller, assumptions } = answer.value;
  const gains = [buyer, seller].map(({ gain }) => gain.value.toFixed(4)).join("/");
  return `${gains} ${digest(assumptions.map(({ code, of, value }) => [code, of, value]))}`;
}

/** Most links are written as they were read, but for their day. */
function short(address: URLSearchParams, query: string): string {
  const text = address.toString();
  return text === `datum=${DAY}&${query}` || text === query ? "same" : text;
}

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 10);
