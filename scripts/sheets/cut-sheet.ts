type IsUsed = (className: string) => boolean;
type Item = { readonly prelude: string /** Null for a statement. */; readonly body: string | null };

const GROUP = /^@(layer|media|supports|container)\b/;
const NAMED = /^@(?:property|keyframes)\s+(\S+)/;

/**
 * The part of a style sheet that shows on pages with these classes and no others. A rule that asks for no class stays, as
 * does one that asks for the lack of one.
 */
export function cutSheet(sheet: string, isUsed: IsUsed): string {
  const [licences = ""] = /^(?:\/\*![\s\S]*?\*\/\s*)*/.exec(sheet) ?? [];
  const masked = mask(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, ""));
  const rules = cut(masked, isUsed, () => false);
  return licences + unmask(cut(masked, isUsed, (name) => rules.includes(name)));
}

/** The classes that a style sheet asks for. */
export function classesIn(sheet: string): Set<string> {
  const found = new Set<string>();
  cutSheet(sheet, (name) => Boolean(found.add(name)));
  return found;
}

// A sign that is escaped means itself: set apart, what is left of brackets and dots is grammar.
const MASK = 0xe000;
const mask = (css: string) =>
  css.replaceAll(/\\(?:([0-7][0-9a-f])\s|([^0-9a-f\s]))/gi, (_, code?: string, sign = "") =>
    String.fromCharCode(MASK + (code ? Number.parseInt(code, 16) : sign.charCodeAt(0))),
  );
const signOf = (masked: string) => String.fromCharCode(masked.charCodeAt(0) - MASK);
const unmask = (css: string) =>
  css.replaceAll(/[\ue000-\ue07f]/g, (masked) =>
    /\d/.test(signOf(masked)) ? `\\3${signOf(masked)} ` : `\\${signOf(masked)}`,
  );
const nameOf = (masked: string) => masked.replaceAll(/[\ue000-\ue07f]/g, signOf);

function cut(css: string, isUsed: IsUsed, isNamed: (name: string) => boolean): string {
  const parts = itemsOf(css).map(({ prelude, body }) => {
    if (body === null) return `${prelude};`;
    const name = NAMED.exec(prelude)?.[1];
    if (name !== undefined) return isNamed(name) ? `${prelude}{${body}}` : "";
    if (GROUP.test(prelude)) {
      const kept = cut(body, isUsed, isNamed);
      // The first mention of a layer decides which others it yields to.
      return kept || prelude.startsWith("@layer") ? `${prelude}{${kept}}` : "";
    }
    if (prelude.startsWith("@")) return `${prelude}{${body}}`;
    const selectors = splitList(prelude).filter((selector) => canMatch(selector, isUsed));
    return selectors.length > 0 ? `${selectors.join(",")}{${body}}` : "";
  });
  return parts.join("");
}

/** The rules and statements of a sheet or of a group, in their order. */
function itemsOf(css: string): Item[] {
  const items: Item[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: mark, index } of css.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (mark === "{") {
      if (depth === 0) open = index;
      depth += 1;
    } else if (mark === "}") {
      depth -= 1;
      if (depth > 0) continue;
      items.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    } else if (mark === ";" && depth === 0) {
      items.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index + 1;
    }
  }
  return items;
}

const ASKED = /\.([\w\-\u0080-\ue07f]+)/g;
const INNERMOST = /:([\w-]+)\(([^()]*)\)/;

/** Whether some element could be meant where these classes are all that there are. */
function canMatch(selector: string, isUsed: IsUsed): boolean {
  let rest = selector.replaceAll(/\[[^\]]*\]/g, "[]");
  // From the inside out: what stands between brackets is met by any of its list, and then no longer asked for.
  for (let found = INNERMOST.exec(rest); found; found = INNERMOST.exec(rest)) {
    const [whole, name, inside = ""] = found;
    const isMet = name === "not" || inside.split(",").some((one) => asksOnlyFor(one, isUsed));
    rest = rest.replace(whole, () => (isMet ? "" : NEVER));
  }
  return asksOnlyFor(rest, isUsed);
}

const NEVER = "\uffff";
const asksOnlyFor = (selector: string, isUsed: IsUsed) =>
  !selector.includes(NEVER) && [...selector.matchAll(ASKED)].every(([, name = ""]) => isUsed(nameOf(name)));

/** The parts between commas that stand outside brackets. */
function splitList(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of list) {
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}
