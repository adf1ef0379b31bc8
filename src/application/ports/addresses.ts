import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { Contacts } from "./contracts.ts";

/** Where each side is reached by mail; null for who is gone. */
export type Addresses = Readonly<Record<Side, string | null>>;

export async function addressesOf(
  { contacts }: { readonly contacts: Contacts },
  { uids }: Pick<Agreement, "uids">,
): Promise<Addresses> {
  const [seller, buyer] = await Promise.all([contacts.emailOf(uids.seller), contacts.emailOf(uids.buyer)]);
  return { seller, buyer };
}
