import type { PublicKey } from "#application/declarations/check-declaration.ts";
import type { Declaration } from "#domain/declarations/declaration.ts";

type Written<T> = T extends Date ? string : T extends object ? { readonly [K in keyof T]: Written<T[K]> } : T;

/** A declaration as a file: what is needed to check it, and nothing of anybody. */
export type DeclarationFile = {
  readonly declaration: Written<Declaration>;
  readonly previous: Written<Declaration> | null;
  /** Null when the register does not know the key. */
  readonly key: PublicKey | null;
};

export const writeDeclaration = (declaration: Declaration): Written<Declaration> => {
  const { issuedAt, revocation, ...rest } = declaration;
  return {
    ...rest,
    issuedAt: issuedAt.toISOString(),
    revocation: revocation && { reason: revocation.reason, at: revocation.at.toISOString() },
  };
};

export const readDeclaration = ({ issuedAt, revocation, ...rest }: Written<Declaration>): Declaration => ({
  ...rest,
  issuedAt: new Date(issuedAt),
  revocation: revocation && { reason: revocation.reason, at: new Date(revocation.at) },
});
