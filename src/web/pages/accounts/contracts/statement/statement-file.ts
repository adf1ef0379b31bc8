import type { LoaderFunctionArgs } from "react-router";
import { readClaims } from "#application/contracts/read-claims.ts";
import { loadStatement } from "#application/settlement/load-months.ts";
import { readMonthStanding } from "#application/settlement/read-month-standing.ts";
import { sayClaims } from "#content/contracts/claim-words.ts";
import { originNames, sayBasis } from "#content/contracts/month-words.ts";
import { exemptWording, invoiceSheet, statementSheet } from "#content/contracts/statement-sheet.ts";
import { ublWords } from "#content/contracts/statement-words.ts";
import { canBeUbl, ublInvoice } from "#domain/settlement/invoices/ubl-invoice.ts";
import { unpackQuarters } from "#domain/settlement/meter-data/meter-day.ts";
import { writeResultCsv } from "#domain/settlement/meter-data/result-csv.ts";
import { daysOfMonth, parseMonth } from "#domain/settlement/months/month.ts";
import { deliveryPeriod } from "#domain/settlement/months/month-data.ts";
import { invoiceNumber } from "#domain/settlement/statement.ts";
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
    const month = parseMonth(asked.params["month"] ?? "");
    const name = asked.params["file"] ?? "";
    if (month === null) throw pageNotFound(asked.url);
    const version = Number(asked.url.searchParams.get("versie")) || undefined;
    const found = await loadStatement(ports, agreement, month, version);
    if (!found) throw pageNotFound(asked.url);
    const { statement, invoices } = found;
    const stem = `${agreement.reference}-${month}`;
    if (name === "afrekening.pdf") {
      const { hash, createdAt } = statement;
      const claims = sayClaims(agreement, await readClaims(ports, agreement));
      const newest = (await readMonthStanding(ports, agreement, month)).standing;
      const standing = newest?.version === statement.version ? newest : null;
      const printed = { statement, hash, createdAt, claims, standing };
      const bytes = await ports.pdf.render(statementSheet(site, agreement, printed));
      return sendFile(bytes, "application/pdf", `afrekening-${stem}-versie-${statement.version}.pdf`);
    }
    if (name === "kwartieren.csv") {
      const total = daysOfMonth(month).reduce((sum, { quarters }) => sum + quarters, 0);
      const origins = new Map(statement.days.map(({ day, origin }) => [day, origin ? originNames[origin] : ""]));
      const quarters = unpackQuarters(statement.packedQuarters, total);
      const text = writeResultCsv(month, quarters, (day) => origins.get(day) ?? "");
      return sendFile(text, "text/csv; charset=utf-8", `kwartieren-${stem}-versie-${statement.version}.csv`);
    }
    const [, number, ending] = /^factuur-(\d{4}-\d{4,})\.(pdf|xml)$/.exec(name) ?? [];
    const invoice = invoices.find((one) => invoiceNumber(one) === number);
    if (!invoice) throw pageNotFound(asked.url);
    if (ending === "pdf") {
      const { qr } = paymentView(invoice, agreement, ports.qrCodes, "buyer");
      const sheet = invoiceSheet(site, agreement, invoice, qr, statement.createdAt);
      return sendFile(await ports.pdf.render(sheet), "application/pdf", `factuur-${number}.pdf`);
    }
    const { seller, buyer } = agreement.parties;
    if (!seller || !buyer || !canBeUbl({ seller, buyer, invoice })) throw pageNotFound(asked.url);
    const { vat } = invoice;
    const exemption = vat.kind === "none" ? exemptWording[vat.reason] : null;
    const words = { ...ublWords(invoice, invoice.basis ? sayBasis(invoice.basis) : ""), exemption };
    const period = deliveryPeriod(agreement, month);
    const xml = ublInvoice({ invoice, seller, buyer, reference: agreement.reference, period, words });
    return sendFile(xml, "application/xml; charset=utf-8", `factuur-${number}.xml`);
  });
