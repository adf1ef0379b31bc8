/** Why a paper was not signed. */
export type SignFormRefusal =
  | { readonly code: "form-unknown" }
  | { readonly code: "form-signed" }
  | { readonly code: "form-incomplete" }
  /** The answers changed since the visitor read them, for instance in another tab. */
  | { readonly code: "form-changed" }
  | { readonly code: "name-different"; readonly name: string }
  | { readonly code: "not-agreed" };
