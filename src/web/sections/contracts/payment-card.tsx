import type { ReactNode } from "react";
import { invoiceWords, statementWords } from "#content/contracts/statement-words.ts";
import { Card } from "#ui/card.tsx";
import { QrCode } from "#ui/pictures/qr-code.tsx";
import type { PaymentView } from "#web/sections/contracts/payment-view.ts";

/** What is to be paid, to whom and under which reference, with the code that a bank's app scans. */
export function PaymentCard({ payment, children }: { payment: PaymentView; children?: ReactNode }) {
  const { payment: words } = statementWords;
  const { transfer, qr } = payment;
  return (
    <Card as="section" className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="font-display text-h4">
          {payment.title} {payment.number}
        </h3>
        <p className="mt-1 text-muted text-small">
          {payment.issuedOn}
          {payment.corrects ? `, ${invoiceWords.corrects} ${payment.corrects}` : ""}
        </p>
        <dl className="mt-4 grid gap-2 text-base">
          {[
            { name: words.amount, value: payment.amount },
            ...(transfer
              ? [
                  { name: words.to, value: transfer.name },
                  { name: words.account, value: transfer.account },
                  { name: words.reference, value: transfer.reference },
                  { name: words.due, value: transfer.dueOn },
                ]
              : []),
          ].map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {transfer ? (
          <p className="mt-4 max-w-text text-muted text-small">
            {payment.reader === "seller" ? words.forSeller : qr ? words.text : words.noCode}
          </p>
        ) : null}
        {payment.kind === "credit-note" ? (
          <p className="mt-4 max-w-text text-muted text-small">{invoiceWords.credit}</p>
        ) : null}
        {children}
      </div>
      {qr ? <QrCode code={qr} label={words.alt} className="w-44 self-start" /> : null}
    </Card>
  );
}
