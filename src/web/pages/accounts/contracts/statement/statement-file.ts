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
import { daysOfMonth, type Month, parseMonth } from "#domain/settlement/months/month.ts";
import { deliveryPeriod } from "#domain/settlement/months/month-data.ts";
import { type Invoice, invoiceNumber } from "#domain/settlement/statement.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { paymentView } from "#web/sections/contracts/payment-view.ts";
import { sendFile } from "#web/send-file.ts";

/** The papers of a month: its statement, its quarters, and each invoice on paper and for Peppol. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, agreement } = await findContract(asked);
    const month = parseMonth(asked.params["month"] ?? "");
    const version = Number(asked.url.searchParams.get("versie")) || undefined;
    const found = month && (await loadStatement(ports, agreement, month, version));
    const file = found && (await writeFile({ ports, site, agreement, month, ...found }, asked.params["file"] ?? ""));
    if (!file) throw pageNotFound(asked.url);
    return file;
  });

type Found = Pick<Awaited<ReturnType<typeof findContract>>, "ports" | "site" | "agreement"> & {
  readonly month: Month;
} & NonNullable<Awaited<ReturnType<typeof loadStatement>>>;

function writeFile(found: Found, name: string): Promise<Response> | Response | null {
  if (name === "afrekening.pdf") return printStatement(found);
  if (name === "kwartieren.csv") return writeQuarters(found);
  const [, number, ending] = /^factuur-(\d{4}-\d{4,})\.(pdf|xml)$/.exec(name) ?? [];
  const invoice = found.invoices.find((one) => invoiceNumber(one) === number);
  if (!invoice) return null;
  return ending === "pdf" ? printInvoice(found, invoice) : writeUbl(found, invoice);
}

const stemOf = ({ agreement, month, statement }: Found) =>
  `${agreement.reference}-${month}-versie-${statement.version}`;

async function printStatement(found: Found): Promise<Response> {
  const { ports, site, agreement, month, statement } = found;
  const { hash, createdAt } = statement;
  const claims = sayClaims(agreement, await readClaims(ports, agreement));
  const newest = (await readMonthStanding(ports, agreement, month)).standing;
  const standing = newest?.version === statement.version ? newest : null;
  const sheet = statementSheet(site, agreement, { statement, hash, createdAt, claims, standing });
  return sendFile(await ports.pdf.render(sheet), "application/pdf", `afrekening-${stemOf(found)}.pdf`);
}

function writeQuarters(found: Found): Response {
  const { month, statement } = found;
  const total = daysOfMonth(month).reduce((sum, { quarters }) => sum + quarters, 0);
  const origins = new Map(statement.days.map(({ day, origin }) => [day, origin ? originNames[origin] : ""]));
  const quarters = unpackQuarters(statement.packedQuarters, total);
  const text = writeResultCsv(month, quarters, (day) => origins.get(day) ?? "");
  return sendFile(text, "text/csv; charset=utf-8", `kwartieren-${stemOf(found)}.csv`);
}

async function printInvoice({ ports, site, agreement, statement }: Found, invoice: Invoice): Promise<Response> {
  const { qr } = paymentView(invoice, agreement, ports.qrCodes, "buyer");
  const sheet = invoiceSheet(site, agreement, invoice, qr, statement.createdAt);
  return sendFile(await ports.pdf.render(sheet), "application/pdf", `factuur-${invoiceNumber(invoice)}.pdf`);
}

/** For Peppol; none for parties that a UBL invoice cannot name. */
function writeUbl({ agreement, month }: Found, invoice: Invoice): Response | null {
  const { seller, buyer } = agreement.parties;
  if (!seller || !buyer || !canBeUbl({ seller, buyer, invoice })) return null;
  const { vat } = invoice;
  const exemption = vat.kind === "none" ? exemptWording[vat.reason] : null;
  const words = { ...ublWords(invoice, invoice.basis ? sayBasis(invoice.basis) : ""), exemption };
  const period = deliveryPeriod(agreement, month);
  const xml = ublInvoice({ invoice, seller, buyer, reference: agreement.reference, period, words });
  return sendFile(xml, "application/xml; charset=utf-8", `factuur-${invoiceNumber(invoice)}.xml`);
}
