import type { IdentityMeans } from "./identity-means.ts";
import type { PasswordHashes } from "./password-hashes.ts";

/** With passwords of our own. */
export type BuiltInMeans = IdentityMeans & { readonly hashes: PasswordHashes };
