import type { AgreementParty } from "#domain/contracts/agreement.ts";
import { type Invoice, invoiceNumber } from "#domain/settlement/statement.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type UblWords = {
  /** What the month rests on; empty for none. */
  readonly note: string;
  /** What is sold, as the line names it. */
  readonly item: string;
  /** Why there is no VAT, where that is so. */
  readonly exemption: string | null;
  readonly terms: string;
};

export type UblInput = {
  readonly invoice: Invoice;
  readonly seller: AgreementParty;
  readonly buyer: AgreementParty;
  /** The agreement's reference, which the buyer asked for nothing else by. */
  readonly reference: string;
  /** The days on which the power was shared. */
  readonly period: { readonly first: CalendarDay; readonly last: CalendarDay };
  readonly words: UblWords;
};

const CUSTOMIZATION = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const PROFILE = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
/** The Belgian enterprise number as an electronic address (Peppol's list of schemes). */
const BELGIAN_NUMBER = "0208";

/** Whether both are companies with a number: only then a Peppol invoice has two addresses. */
export const canBeUbl = ({ seller, buyer, invoice }: Pick<UblInput, "seller" | "buyer" | "invoice">): boolean =>
  seller.enterpriseNumber !== null &&
  buyer.enterpriseNumber !== null &&
  !(invoice.vat.kind === "none" && invoice.vat.reason === "outside-vat");

/** An invoice or credit note in UBL 2.1 as Peppol BIS Billing 3.0 wants it. Writing it is not sending it. */
export function ublInvoice(input: UblInput): string {
  const { invoice, seller, words } = input;
  const isCredit = invoice.kind === "credit-note";
  const root = isCredit ? "CreditNote" : "Invoice";
  const category = categoryOf(input);
  const parts = [
    cbc("CustomizationID", CUSTOMIZATION),
    cbc("ProfileID", PROFILE),
    cbc("ID", invoiceNumber(invoice)),
    cbc("IssueDate", invoice.issuedOn),
    isCredit ? "" : cbc("DueDate", invoice.dueOn),
    cbc(isCredit ? "CreditNoteTypeCode" : "InvoiceTypeCode", isCredit ? "381" : "380"),
    words.note === "" ? "" : cbc("Note", words.note),
    cbc("DocumentCurrencyCode", "EUR"),
    cbc("BuyerReference", input.reference),
    cac("InvoicePeriod", cbc("StartDate", input.period.first), cbc("EndDate", input.period.last)),
    invoice.corrects ? cac("BillingReference", cac("InvoiceDocumentReference", cbc("ID", invoice.corrects))) : "",
    cac("AccountingSupplierParty", party(seller)),
    cac("AccountingCustomerParty", party(input.buyer)),
    isCredit || !seller.iban
      ? ""
      : cac(
          "PaymentMeans",
          cbc("PaymentMeansCode", "30"),
          cbc("PaymentID", invoice.reference),
          cac("PayeeFinancialAccount", cbc("ID", seller.iban)),
        ),
    cac("PaymentTerms", cbc("Note", words.terms)),
    cac(
      "TaxTotal",
      amount("TaxAmount", invoice.vatCents),
      cac(
        "TaxSubtotal",
        amount("TaxableAmount", invoice.netCents),
        amount("TaxAmount", invoice.vatCents),
        cac(
          "TaxCategory",
          category,
          invoice.vat.kind === "none" ? cbc("TaxExemptionReason", words.exemption ?? "") : "",
          SCHEME,
        ),
      ),
    ),
    cac(
      "LegalMonetaryTotal",
      amount("LineExtensionAmount", invoice.netCents),
      amount("TaxExclusiveAmount", invoice.netCents),
      amount("TaxInclusiveAmount", invoice.totalCents),
      amount("PayableAmount", invoice.totalCents),
    ),
    cac(
      isCredit ? "CreditNoteLine" : "InvoiceLine",
      cbc("ID", "1"),
      `<cbc:${isCredit ? "CreditedQuantity" : "InvoicedQuantity"} unitCode="KWH">${(invoice.wattHours / 1000).toFixed(3)}</cbc:${isCredit ? "CreditedQuantity" : "InvoicedQuantity"}>`,
      amount("LineExtensionAmount", invoice.netCents),
      cac("Item", cbc("Name", words.item), cac("ClassifiedTaxCategory", category, SCHEME)),
      cac("Price", `<cbc:PriceAmount currencyID="EUR">${invoice.price.toFixed(6)}</cbc:PriceAmount>`),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
${parts.filter((part) => part !== "").join("\n")}
</${root}>
`;
}

const SCHEME = "<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>";

/** S is a rate, E an exemption (UNCL5305). */
const categoryOf = ({ invoice: { vat } }: UblInput): string =>
  vat.kind === "rate"
    ? `${cbc("ID", "S")}${cbc("Percent", String(Math.round(vat.rate * 10_000) / 100))}`
    : `${cbc("ID", "E")}${cbc("Percent", "0")}`;

function party({ name, enterpriseNumber, street, town, postcode, vat }: AgreementParty): string {
  const number = enterpriseNumber ?? "";
  return cac(
    "Party",
    `<cbc:EndpointID schemeID="${BELGIAN_NUMBER}">${number}</cbc:EndpointID>`,
    cac(
      "PostalAddress",
      cbc("StreetName", street),
      cbc("CityName", town),
      cbc("PostalZone", postcode),
      cac("Country", cbc("IdentificationCode", "BE")),
    ),
    vat === "outside-vat" ? "" : cac("PartyTaxScheme", cbc("CompanyID", `BE${number}`), SCHEME),
    cac(
      "PartyLegalEntity",
      cbc("RegistrationName", name),
      `<cbc:CompanyID schemeID="${BELGIAN_NUMBER}">${number}</cbc:CompanyID>`,
    ),
  );
}

const escaped = (text: string): string =>
  text
    // No XML holds a control sign, whatever it is written as.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that must go.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const cbc = (name: string, text: string): string => `<cbc:${name}>${escaped(text)}</cbc:${name}>`;
const cac = (name: string, ...parts: readonly string[]): string => `<cac:${name}>${parts.join("")}</cac:${name}>`;
const amount = (name: string, cents: number): string =>
  `<cbc:${name} currencyID="EUR">${(cents / 100).toFixed(2)}</cbc:${name}>`;
