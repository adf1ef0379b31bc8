import type { LeakedPasswords } from "#application/ports/leaked-passwords.ts";
import { filterHas } from "./password-filter.ts";

/** The list that ships with the site, as a filter that the build makes; unpacked when it is first asked for. */
export function openLeakedPasswords(): LeakedPasswords {
  let filter: Promise<Uint8Array> | null = null;
  const load = async () => Buffer.from((await import("virtual:leaked-passwords")).default, "base64");
  return {
    async has(password) {
      filter ??= load();
      return filterHas(await filter, password);
    },
  };
}
