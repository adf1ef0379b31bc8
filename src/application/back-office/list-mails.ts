import { pageOf } from "#application/back-office/page-of.ts";
import type { MailPlace } from "#application/ports/back-office.ts";
import type { Store } from "#application/ports/store.ts";
import { maskEmailAddress } from "#domain/accounts/email-address.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };

/** Mails by where they are. Their reader is told as far as an operator needs it; what they say is not. */
export async function listMails({ store }: Ports, place: MailPlace, page: number) {
  const { rows, hasMore } = await pageOf(page, (asked) => store.backOffice.mails(place, asked));
  return { hasMore, rows: rows.map((mail) => ({ ...mail, to: mail.to === null ? null : maskEmailAddress(mail.to) })) };
}
