import type { SignInKeeper } from "#application/ports/identity.ts";
import type { IdentityDependencies } from "./identity-dependencies.ts";
import { openPasskeys } from "./passkeys.ts";
import { openSecondFactor } from "./second-factor.ts";
import { deriveKeys } from "./secrets.ts";
import { openSessions } from "./sessions.ts";

type Choice = Omit<IdentityDependencies, "keys"> & { readonly secret: string };

/** Sign-ins, codes and passkeys in our tables, wherever the passwords are. */
export function openSignIns(choice: Choice): SignInKeeper {
  const dependencies: IdentityDependencies = { ...choice, keys: deriveKeys(choice.secret) };
  return { ...openSessions(dependencies), ...openSecondFactor(dependencies), ...openPasskeys(dependencies) };
}
