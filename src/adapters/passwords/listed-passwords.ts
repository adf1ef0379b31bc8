import type { CommonPasswords } from "#application/ports/common-passwords.ts";

/** A public list of some fifty thousand, unpacked when it is first asked for. */
export function openListedPasswords(): CommonPasswords {
  let list: Promise<ReadonlySet<string>> | null = null;
  const load = async (): Promise<ReadonlySet<string>> => {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    return new Set(dictionary["passwords-common"]);
  };
  return {
    async has(password) {
      list ??= load();
      return (await list).has(password.toLowerCase());
    },
  };
}
