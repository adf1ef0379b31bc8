import { fullName, type StoredProfile } from "#domain/account-details/stored-profile.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";

type Own = { readonly profile: StoredProfile | null; readonly email: string };
/** Who runs the site: a withdrawal towards us names them. */
type Operator = { readonly name: string | null; readonly address: string | null; readonly email: string | null };

/** What a new paper need not ask again. */
export function knownAnswers(kind: FormKind, { profile, email }: Own, operator: Operator): Answers {
  if (kind === "withdrawal") {
    return present({
      addresseeName: operator.name,
      addresseeAddress: operator.address,
      addresseeEmail: operator.email,
      ownName: profile && fullName(profile),
      ownStreet: profile?.street,
      ownPostcode: profile?.postcode,
      ownTown: profile?.town,
      ownEmail: email,
    });
  }
  const isBuyer = profile?.roles.join() === "buyer";
  const prefix = kind !== "sale-agreement" ? "own" : isBuyer ? "buyer" : "seller";
  return present({
    signerRole: isBuyer ? "buyer" : "seller",
    [`${prefix}Kind`]: profile?.kind,
    [`${prefix}Name`]: profile && (profile.company?.name ?? fullName(profile)),
    [`${prefix}Number`]: profile?.company?.number,
    [`${prefix}Representative`]: profile?.company && fullName(profile),
    [`${prefix}Street`]: profile?.street,
    [`${prefix}Postcode`]: profile?.postcode,
    [`${prefix}Town`]: profile?.town,
    [`${prefix}Email`]: email,
    [`${prefix}Ean`]: profile?.connections[0]?.ean,
  });
}

const present = (answers: Readonly<Record<string, string | null | undefined>>): Answers =>
  Object.fromEntries(Object.entries(answers).flatMap(([key, answer]) => (answer ? [[key, answer]] : [])));
