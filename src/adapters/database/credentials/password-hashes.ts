import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { normalisePassword } from "#domain/accounts/password-policy.ts";

// Algorithm 2 is argon2id; the package's enum cannot be imported one by one.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Stands for a password that nobody knows: it opens nothing until a reset. */
export const NO_PASSWORD = "none";

export type PasswordHashes = {
  hash(password: string): Promise<string>;
  /** Takes as long when there is no hash to compare with. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
};

export function openPasswordHashes(): PasswordHashes {
  const dummy = hash(randomBytes(32), options);
  return {
    hash: (password) => hash(normalisePassword(password), options),
    async verify(found, password) {
      const isUsable = found !== undefined && found !== NO_PASSWORD;
      const isRight = await verify(isUsable ? found : await dummy, normalisePassword(password));
      return isUsable && isRight;
    },
  };
}
