import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { IconSet, Icons } from "#application/ports/files/icons.ts";

const FALLBACK_MS = 1500;
const bundledPrefixes = ["lucide"];

type WholeSet = IconSet & { readonly aliases?: Readonly<Record<string, { readonly parent: string }>> };

/** Answers from the sets that are installed; for a set or icon they lack it asks the public icon service, if there is one. */
export function openBundledIcons(iconService: string | null): Icons {
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
    async find(prefix, names) {
      const set = open(prefix);
      const known = set ? pick(set, names) : {};
      const missing = names.filter((name) => !(name in known));
      const asked = missing.length > 0 ? await askService(iconService, prefix, missing) : null;
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

async function askService(service: string | null, prefix: string, names: readonly string[]): Promise<IconSet | null> {
  if (service === null) return null;
  try {
    const response = await fetch(`${service}/${prefix}.json?icons=${names.join("%2C")}`, {
      signal: AbortSignal.timeout(FALLBACK_MS),
    });
    if (!response.ok) return null;
    const set = (await response.json()) as Partial<IconSet> | null;
    const icons = Object.fromEntries(
      Object.entries(set?.icons ?? {}).flatMap(([name, icon]) =>
        names.includes(name) && typeof icon?.body === "string" ? [[name, { body: icon.body }]] : [],
      ),
    );
    if (Object.keys(icons).length === 0) return null;
    return {
      prefix,
      icons,
      ...(typeof set?.width === "number" ? { width: set.width } : {}),
      ...(typeof set?.height === "number" ? { height: set.height } : {}),
    };
  } catch {
    return null;
  }
}
