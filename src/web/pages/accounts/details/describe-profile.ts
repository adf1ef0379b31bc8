import type { detailsWords } from "#content/pages/accounts/details.ts";
import { fullName, type StoredProfile } from "#domain/account-details/stored-profile.ts";

type Words = ReturnType<typeof detailsWords>["profile"];

/** A profile as rows of name and value; what was not filled in says so. */
export function describeProfile(profile: StoredProfile, { labels, none, roles }: Words) {
  const place = `${profile.postcode} ${profile.town}`.trim();
  const rows = [
    { name: labels.name, value: fullName(profile) },
    ...(profile.company
      ? [
          { name: labels.company, value: profile.company.name },
          { name: labels.number, value: profile.company.number },
        ]
      : []),
    { name: labels.roles, value: profile.roles.map((role) => roles[role]).join(", ") },
    { name: labels.address, value: [profile.street, place].filter((part) => part !== "").join(", ") },
    { name: labels.phone, value: profile.phone ?? "" },
  ];
  return rows.map(({ name, value }) => ({ name, value: value === "" ? none : value }));
}
