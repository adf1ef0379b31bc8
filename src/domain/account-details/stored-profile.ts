import type { Role, UserProfile } from "#domain/accounts/user-profile.ts";

/** The user document as far as it is understood: other fields are let be, and a missing one is empty. */
export type StoredProfile = UserProfile & {
  readonly street: string;
  readonly town: string;
};

type Data = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const recordOf = (value: unknown): Data | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : null;
const isRole = (value: unknown): value is Role => value === "buyer" || value === "seller";

export function readStoredProfile(data: Data): StoredProfile {
  const company = recordOf(data["company"]);
  const phone = textOf(data["phone"]);
  return {
    roles: Array.isArray(data["roles"]) ? data["roles"].filter(isRole) : [],
    kind: data["kind"] === "company" ? "company" : "person",
    firstName: textOf(data["firstName"]),
    lastName: textOf(data["lastName"]),
    company: company ? { name: textOf(company["name"]), number: textOf(company["number"]) } : null,
    postcode: textOf(data["postcode"]),
    phone: phone === "" ? null : phone,
    street: textOf(data["street"]),
    town: textOf(data["town"]),
  };
}

export const fullName = ({ firstName, lastName }: Pick<UserProfile, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

/** Whether everything that a paper asks of a party is known. */
export const isWhole = (profile: StoredProfile): boolean =>
  profile.roles.length > 0 &&
  fullName(profile) !== "" &&
  profile.postcode !== "" &&
  profile.street !== "" &&
  profile.town !== "" &&
  (profile.kind === "person" || profile.company !== null);
