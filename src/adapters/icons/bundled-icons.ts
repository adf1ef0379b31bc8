import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Clock } from "#application/ports/clock.ts";
import type { IconSet, Icons } from "#application/ports/files/icons.ts";

const FALLBACK_MS = 1500;
const ANSWER_BYTES_MAX = 64_000;
const UNKNOWN_MS = 24 * 60 * 60_000;
const UNKNOWN_MAX = 10_000;
const bundledPrefixes = ["lucide"];

type WholeSet = IconSet & { readonly aliases?: Readonly<Record<string, { readonly parent: string }>> };

/** Answers from the sets that are installed; for a set or icon they lack it asks the public icon service, if there is one. */
export function openBundledIcons(iconService: string | null, clock: Pick<Clock, "now">): Icons {
  /** What the service said that nobody has, as "prefix:name", and until when that is believed. */
  const unknown = new Map<string, number>();
  const sets = new Map<string, WholeSet>();
  const require = createRequire(import.meta.url);
  const open = (prefix: string): WholeSet | null => {
    if (!bundledPrefixes.includes(prefix)) return null;
    const opened =
      sets.get(prefix) ??
      (JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), "utf8")) as WholeSet);
    sets.set(prefix, opened);
    return opened;
  };
  return {
    async find(prefix, names, mayAskOutside) {
      const set = open(prefix);
      const known = set ? pick(set, names) : {};
      const now = clock.now().getTime();
      const missing = names.filter((name) => !(name in known) && !((unknown.get(`${prefix}:${name}`) ?? 0) > now));
      const mayAsk = iconService !== null && missing.length > 0 && mayAskOutside();
      const asked = mayAsk ? await askService(iconService, prefix, missing) : null;
      for (const name of asked ? missing.filter((one) => !(one in asked.icons)) : []) {
        unknown.delete(`${prefix}:${name}`);
        unknown.set(`${prefix}:${name}`, now + UNKNOWN_MS);
        const [oldest] = unknown.keys();
        if (unknown.size > UNKNOWN_MAX && oldest !== undefined) unknown.delete(oldest);
      }
      const icons = { ...known, ...asked?.icons };
      if (Object.keys(icons).length === 0) return null;
      const { width, height, lastModified } = set ?? asked ?? {};
      return {
        prefix,
        icons,
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
        ...(lastModified === undefined ? {} : { lastModified }),
      };
    },
  };
}

function pick(set: WholeSet, names: readonly string[]): Record<string, { body: string }> {
  const entries = names.flatMap((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    return icon && (Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name))
      ? [[name, icon] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

/** Null when there is no answer; without the icons that nobody has. */
async function askService(service: string, prefix: string, names: readonly string[]): Promise<IconSet | null> {
  try {
    const response = await fetch(`${service}/${prefix}.json?icons=${names.join("%2C")}`, {
      signal: AbortSignal.timeout(FALLBACK_MS),
    });
    if (response.status === 404) return { prefix, icons: {} };
    if (!response.ok) return null;
    const set = JSON.parse(await readText(response)) as Partial<IconSet> | null;
    if (!set?.icons) return null;
    const icons = Object.fromEntries(
      Object.entries(set.icons).flatMap(([name, icon]) =>
        names.includes(name) && typeof icon?.body === "string" ? [[name, { body: icon.body }]] : [],
      ),
    );
    return {
      prefix,
      icons,
      ...(typeof set.width === "number" ? { width: set.width } : {}),
      ...(typeof set.height === "number" ? { height: set.height } : {}),
    };
  } catch {
    return null;
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    // Leaving the loop ends the connection.
    if (bytes > ANSWER_BYTES_MAX) throw new Error("The answer of the icon service is too long.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
