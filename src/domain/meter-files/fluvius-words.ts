/** Registers by number, see `REGISTERS_PER_DIRECTION`: total, day, night, exclusive night. */
export const IGNORED = -1;

const OFFTAKE = /^(?:afname|offtake|consumption)\b/;
const INJECTION = /^(?:injectie|injection)\b/;

/** The register that a word such as "Afname Nacht" or "Offtake Day" stands for. */
export function readRegister(text: string): number {
  const words = text.trim().toLowerCase();
  const direction = OFFTAKE.test(words) ? 0 : INJECTION.test(words) ? 4 : IGNORED;
  if (direction === IGNORED) return IGNORED;
  const rest = words.replace(/^\S+\s*/, "");
  if (rest === "" || /^(?:actief|active|totaal|total)$/.test(rest)) return direction;
  if (/^(?:dag|day)$/.test(rest)) return direction + 1;
  if (/^(?:nacht|night)$/.test(rest)) return direction + 2;
  if (/^(?:exclusief nacht|exclusive night)$/.test(rest)) return direction + 3;
  return IGNORED;
}

export type Unit = "energy" | "power" | "gas" | "other";

export function readUnit(text: string): Unit {
  const unit = text.trim().toLowerCase();
  if (unit === "kwh") return "energy";
  if (unit === "kw") return "power";
  // The raised three is one byte in the old Windows encoding and two in UTF-8, of which the first is lower-cased here.
  return /^m(?:3|\u00b3|\u00e2\u00b3)$/.test(unit) ? "gas" : "other";
}

export type Status = "read" | "guessed" | "none" | "unknown";

export function readStatus(text: string): Status {
  const status = text.trim().toLowerCase();
  if (/^(?:uitgelezen|gevalideerd|read|validated|gemeten|measured)$/.test(status)) return "read";
  if (/^(?:geschat|estimated)$/.test(status)) return "guessed";
  if (/^(?:geen verbruik|no consumption)$/.test(status)) return "none";
  return "unknown";
}
