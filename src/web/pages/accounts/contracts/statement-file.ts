import type { LoaderFunctionArgs } from "react-router";
import { readClaims } from "#application/contracts/read-claims.ts";
import { sayClaims } from "#content/contracts/claim-words.ts";
import { exemptWording, invoiceSheet, statementSheet } from "#content/contracts/statement-sheet.ts";
import { ublWords } from "#content/contracts/statement-words.ts";
import { unpackQuarters } from "#domain/settlement/meter-day.ts";
import { daysOfMonth, parseMonth } from "#domain/settlement/month.ts";
import { writeResultCsv } from "#domain/settlement/result-csv.ts";
import { invoiceNumber } from "#domain/settlement/statement.ts";
import { canBeUbl, ublInvoice } from "#domain/settlement/ubl-invoice.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { sendFile } from "#web/pages/accounts/contracts/send-file.ts";
import { loadOwn, ownPage } from "#web/pages/accounts/own-context.ts";
import { paymentView } from "#web/sections/contracts/payment-view.ts";

export const handle = ownPage;

/** The papers of a month: its statement, its quarters, and each invoice on paper and for Peppol. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, agreement } = await findContract(asked);
    const { contracts } = ports.store;
    const month = parseMonth(asked.params["month"] ?? "");
    const name = asked.params["file"] ?? "";
    if (month === null) throw pageNotFound(asked.url);
    const version = Number(asked.url.searchParams.get("versie")) || undefined;
    const statement = await contracts.findStatement(agreement.id, month, version);
    if (!statement) throw pageNotFound(asked.url);
    const stem = `${agreement.reference}-${month}`;
    if (name === "afrekening.pdf") {
      const { hash, createdAt } = statement;
      const claims = sayClaims(agreement, await readClaims(ports.store, agreement));
      const bytes = await ports.pdf.render(statementSheet(site, agreement, { statement, hash, createdAt, claims }));
      return sendFile(bytes, "application/pdf", `afrekening-${stem}-versie-${statement.version}.pdf`);
    }
    if (name === "kwartieren.csv") {
      const total = daysOfMonth(month).reduce((sum, { quarters }) => sum + quarters, 0);
      const text = writeResultCsv(month, unpackQuarters(statement.packedQuarters, total));
      return sendFile(text, "text/csv; charset=utf-8", `kwartieren-${stem}-versie-${statement.version}.csv`);
    }
    const [, number, ending] = /^factuur-(\d{4}-\d{4,})\.(pdf|xml)$/.exec(name) ?? [];
    const invoices = await contracts.listInvoices(agreement.id);
    const invoice = invoices.find((one) => one.month === month && invoiceNumber(one) === number);
    if (!invoice) throw pageNotFound(asked.url);
    if (ending === "pdf") {
      const { qr } = paymentView(invoice, agreement, ports.qrCodes);
      const sheet = invoiceSheet(site, agreement, invoice, qr, statement.createdAt);
      return sendFile(await ports.pdf.render(sheet), "application/pdf", `factuur-${number}.pdf`);
    }
    const { seller, buyer } = agreement.parties;
    if (!seller || !buyer || !canBeUbl({ seller, buyer, invoice })) throw pageNotFound(asked.url);
    const { vat } = invoice;
    const exemption = vat.kind === "none" ? exemptWording[vat.reason] : null;
    const words = { ...ublWords(invoice), exemption };
    const xml = ublInvoice({ invoice, seller, buyer, reference: agreement.reference, words });
    return sendFile(xml, "application/xml; charset=utf-8", `factuur-${number}.xml`);
  });
