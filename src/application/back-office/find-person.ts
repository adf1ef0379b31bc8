import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "backOffice">; readonly identity: Pick<Identity, "findUid"> };

/** Whose address this is, exactly; null when nobody's. Either answer tells of somebody, so either is an entry. */
export async function findPerson(
  { store, identity }: Ports,
  operator: Operator,
  email: EmailAddress,
): Promise<string | null> {
  const uid = await identity.findUid(email);
  const entry = { uid: operator.uid, operator: operator.email, why: "", cameToNothing: uid === null };
  await store.backOffice.acts.add({ ...entry, act: "find-person", about: uid ?? "" });
  return uid;
}
