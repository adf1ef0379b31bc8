export type Role = "buyer" | "seller";

/** What a person tells of themselves: the fields of the user document. */
export type UserProfile = {
  readonly roles: readonly Role[];
  readonly kind: "person" | "company";
  readonly firstName: string;
  readonly lastName: string;
  /** Null for a person. The number is the enterprise number, or that of the Dutch chamber of commerce. */
  readonly company: { readonly name: string; readonly number: string } | null;
  /** Without a space: "9000" or "1012AB". */
  readonly postcode: string;
  /** E.164, or null when none was given. */
  readonly phone: string | null;
};
