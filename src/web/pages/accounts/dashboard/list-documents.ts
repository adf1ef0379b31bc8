import type { OwnAgreement } from "#application/contracts/own-agreements.ts";
import type { Settled } from "#application/settlement/load-months.ts";
import { invoiceTitle } from "#content/contracts/statement-sheet.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { dashboardWords } from "#content/pages/accounts/dashboard.ts";
import { invoiceNumber } from "#domain/settlement/statement.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Document = { readonly name: string; readonly path: string; readonly day: CalendarDay; readonly isFile: boolean };

/** Everything on paper of all agreements, the newest first. */
export function listDocuments(settled: readonly Settled<OwnAgreement>[], shown: number) {
  const { documents: words } = dashboardWords;
  return settled
    .flatMap(({ agreement, statements, invoices, declarations }) => {
      const place = `/account/contracten/${agreement.id}`;
      const signedAt = agreement.signatures.length === 2 ? agreement.signatures.at(-1)?.at : undefined;
      const documents: Document[] = [
        ...(signedAt
          ? [{ name: words.agreement, path: `${place}/overeenkomst/pdf`, day: brusselsDay(signedAt), isFile: true }]
          : []),
        ...statements.map(({ month, version, createdAt }) => ({
          name: `${words.statement} ${sayMonth(month)}${version > 1 ? `, ${words.version} ${version}` : ""}`,
          path: `${place}/afrekening/${month}/afrekening.pdf`,
          day: brusselsDay(createdAt),
          isFile: true,
        })),
        ...invoices.map((invoice) => ({
          name: `${invoiceTitle(invoice)} ${invoiceNumber(invoice)}`,
          path: `${place}/afrekening/${invoice.month}/factuur-${invoiceNumber(invoice)}.pdf`,
          day: invoice.issuedOn,
          isFile: true,
        })),
        ...declarations
          .filter(({ revocation }) => revocation === null)
          .map(({ code, issuedAt }) => ({
            name: `${words.declaration} ${code}`,
            path: `/declarations/${code}`,
            day: brusselsDay(issuedAt),
            isFile: false,
          })),
      ];
      return documents.map((document) => ({ ...document, reference: agreement.reference }));
    })
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .slice(0, shown)
    .map(({ day, ...document }) => ({ ...document, about: `${document.reference} · ${formatDay(day)}` }));
}

export type OwnDocument = ReturnType<typeof listDocuments>[number];
