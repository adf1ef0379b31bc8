declare const emailAddress: unique symbol;
/** An address that can stand in the header of a mail: read by us, so nothing else rides along. */
export type EmailAddress = string & { readonly [emailAddress]: true };

const LENGTH_MAX = 254;
const LOCAL_MAX = 64;
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const host =
  /^(?=.{4,253}$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** Reads an address as people type it, spaces around it included. Letters outside ASCII are refused on purpose. */
export function parseEmailAddress(text: string): EmailAddress | null {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf("@");
  const [name, domain] = [trimmed.slice(0, at), trimmed.slice(at + 1)];
  if (at < 1 || trimmed.length > LENGTH_MAX || name.length > LOCAL_MAX) return null;
  return local.test(name) && host.test(domain) ? (`${name}@${domain.toLowerCase()}` as EmailAddress) : null;
}

/** Two spellings of one mailbox have one key: nearly all servers take capitals for the same. */
export const emailKey = (address: EmailAddress): string => address.toLowerCase();

/** Enough to recognise one's own address, not enough to read another's: "a•••@example.org". */
export const maskEmailAddress = (address: string): string =>
  `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf("@"))}`;
