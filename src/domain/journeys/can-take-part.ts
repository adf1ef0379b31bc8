import type { Meter, Technology as Renewable } from "#domain/connections/connection.ts";
import type { Region } from "#domain/regions/region-of-postcode.ts";

export type ContractHolder = "self" | "other" | "unknown";
export type Technology = Renewable | "fossil";
export type Inverter = "up-to-10-kva" | "above-10-kva" | "unknown";

export type BuyerSituation = { region: Region; meter: Meter; contractHolder: ContractHolder };
export type SellerSituation = { region: Region; meter: Meter; technology: Technology; inverter: Inverter };

/** One thing we know about the answer. "fine" needs nothing, "to-do" can be solved, "refused" cannot, "note" is good to know. */
export type Finding = { code: FindingCode; weight: "fine" | "note" | "to-do" | "refused" };
export type FindingCode =
  | "region-flanders"
  | "region-brussels-open"
  | "region-brussels-closed"
  | "region-wallonia"
  | "meter-digital"
  | "meter-analogue"
  | "meter-reversing"
  | "meter-unknown"
  | "contract-self"
  | "contract-other"
  | "contract-unknown"
  | "technology-renewable"
  | "technology-biogas"
  | "technology-fossil"
  | "inverter-small"
  | "inverter-large"
  | "inverter-unknown";

export type TakePart = { answer: "yes" | "almost" | "no"; findings: readonly Finding[] };

/** Brussels exempts a sale "zonder tussenkomst van een tussenpersoon" only, so matching there is a choice of the operator. */
export type Openings = { brusselsMatching: boolean };

export const canBuy = (situation: BuyerSituation, openings: Openings): TakePart =>
  conclude([
    aboutRegion(situation.region, openings),
    aboutMeter(situation.meter),
    aboutContract(situation.contractHolder),
  ]);

export const canSell = (situation: SellerSituation, openings: Openings): TakePart =>
  conclude([
    aboutRegion(situation.region, openings),
    aboutTechnology(situation.technology),
    aboutMeter(situation.meter),
    aboutInverter(situation.inverter),
  ]);

function conclude(findings: readonly Finding[]): TakePart {
  if (findings.some((finding) => finding.weight === "refused")) return { answer: "no", findings };
  return { answer: findings.some((finding) => finding.weight === "to-do") ? "almost" : "yes", findings };
}

function aboutRegion(region: Region, openings: Openings): Finding {
  if (region === "flanders") return { code: "region-flanders", weight: "fine" };
  // The Walloon decree knows the sale between persons since 2022, but its implementing order does not exist.
  if (region === "wallonia") return { code: "region-wallonia", weight: "refused" };
  return openings.brusselsMatching
    ? { code: "region-brussels-open", weight: "fine" }
    : { code: "region-brussels-closed", weight: "refused" };
}

// Quarter-hours are read from a communicating digital meter or an AMR meter only (Energiedecreet art. 7.2.2). A meter
// that runs backwards hides them: it has to be replaced first.
const METERS: Readonly<Record<Meter, Finding>> = {
  digital: { code: "meter-digital", weight: "fine" },
  analogue: { code: "meter-analogue", weight: "to-do" },
  reversing: { code: "meter-reversing", weight: "refused" },
  unknown: { code: "meter-unknown", weight: "to-do" },
};
const aboutMeter = (meter: Meter): Finding => METERS[meter];

const CONTRACTS: Readonly<Record<ContractHolder, Finding>> = {
  self: { code: "contract-self", weight: "fine" },
  other: { code: "contract-other", weight: "to-do" },
  unknown: { code: "contract-unknown", weight: "to-do" },
};
const aboutContract = (holder: ContractHolder): Finding => CONTRACTS[holder];

const TECHNOLOGIES: Readonly<Record<Technology, Finding>> = {
  solar: { code: "technology-renewable", weight: "fine" },
  wind: { code: "technology-renewable", weight: "fine" },
  hydro: { code: "technology-renewable", weight: "fine" },
  "heat-and-power": { code: "technology-biogas", weight: "to-do" },
  fossil: { code: "technology-fossil", weight: "refused" },
};
const aboutTechnology = (technology: Technology): Finding => TECHNOLOGIES[technology];

// Circular 2023/C/42 takes 10 kVA of alternating current as the limit of normal management of private wealth.
const INVERTERS: Readonly<Record<Inverter, Finding>> = {
  "up-to-10-kva": { code: "inverter-small", weight: "fine" },
  "above-10-kva": { code: "inverter-large", weight: "note" },
  unknown: { code: "inverter-unknown", weight: "note" },
};
const aboutInverter = (inverter: Inverter): Finding => INVERTERS[inverter];
