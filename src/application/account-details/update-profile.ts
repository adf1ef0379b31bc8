import { changeDocument } from "#application/account-details/user-document.ts";
import type { Store } from "#application/ports/store.ts";
import type { StoredProfile } from "#domain/account-details/stored-profile.ts";
import { withoutNationalNumbers } from "#domain/identifiers/national-number.ts";

/** Field by field: what else came along with the form is left behind. */
export async function updateProfile(
  { store }: { readonly store: Store },
  uid: string,
  input: StoredProfile,
  numberRemoved: string,
): Promise<void> {
  const clean = (text: string) => withoutNationalNumbers(text, numberRemoved);
  const { roles, kind, company, postcode, phone } = input;
  await changeDocument(store, uid, "profile-changed", async () => ({
    roles: [...roles],
    kind,
    firstName: clean(input.firstName),
    lastName: clean(input.lastName),
    company: company === null ? null : { name: clean(company.name), number: company.number },
    postcode,
    phone,
    street: clean(input.street),
    town: clean(input.town),
  }));
}

type Address = Pick<StoredProfile, "street" | "postcode" | "town">;

/** Takes over an address that was told elsewhere where the profile has none: whole or not at all, and nothing is replaced. */
export const completeAddress = ({ store }: { readonly store: Store }, uid: string, told: Address): Promise<void> =>
  changeDocument(store, uid, "profile-changed", async (_parts, profile) => {
    const isElsewhere = profile?.postcode !== "" && profile?.postcode !== told.postcode;
    if (profile === null || profile.street !== "" || profile.town !== "" || isElsewhere) return null;
    const { street, postcode, town } = told;
    return { street, postcode, town };
  });
