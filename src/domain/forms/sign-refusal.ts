import type { SigningRefusal } from "#domain/forms/signing.ts";

/** Why a form was not signed. */
export type SignFormRefusal =
  | SigningRefusal
  | { readonly code: "form-unknown" }
  | { readonly code: "form-incomplete" }
  | { readonly code: "already-signed" };
