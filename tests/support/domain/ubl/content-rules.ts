import { nodesAt, textAt } from "../read-xml.ts";
import {
  BUYER,
  CUSTOMER,
  cents,
  has,
  LINE,
  line,
  onLine,
  put,
  putIn,
  quantity,
  rate,
  SUB,
  SUBTOTAL,
  SUPPLIER,
  schemes,
  TOTAL,
  type UblRule,
  without,
  withoutIn,
} from "./rule.ts";

/** What a paper must hold, and how its totals follow from each other. */
export const contentRules: readonly UblRule[] = [
  {
    id: "BR-01",
    asks: "a specification identifier",
    holds: has("CustomizationID"),
    spoil: without("cbc:CustomizationID"),
  },
  { id: "BR-02", asks: "a number", holds: has("ID"), spoil: (xml) => xml.replace("<cbc:ID>2026-0007</cbc:ID>", "") },
  { id: "BR-03", asks: "an issue date", holds: has("IssueDate"), spoil: without("cbc:IssueDate") },
  {
    id: "BR-04",
    asks: "a type code",
    holds: (node) => has(`${node.name}TypeCode`)(node),
    spoil: without("cbc:InvoiceTypeCode"),
  },
  { id: "BR-05", asks: "a currency", holds: has("DocumentCurrencyCode"), spoil: without("cbc:DocumentCurrencyCode") },
  {
    id: "BR-06",
    asks: "the seller's name",
    holds: has(`${SUPPLIER}/PartyLegalEntity/RegistrationName`),
    spoil: without("cbc:RegistrationName"),
  },
  {
    id: "BR-07",
    asks: "the buyer's name",
    holds: has(`${CUSTOMER}/PartyLegalEntity/RegistrationName`),
    spoil: withoutIn(BUYER, "cbc:RegistrationName"),
  },
  {
    id: "BR-08",
    asks: "the seller's address",
    holds: (node) => nodesAt(node, `${SUPPLIER}/PostalAddress`).length === 1,
    spoil: without("cac:PostalAddress"),
  },
  {
    id: "BR-09",
    asks: "the seller's country",
    holds: has(`${SUPPLIER}/PostalAddress/Country/IdentificationCode`),
    spoil: without("cac:Country"),
  },
  {
    id: "BR-10",
    asks: "the buyer's address",
    holds: (node) => nodesAt(node, `${CUSTOMER}/PostalAddress`).length === 1,
    spoil: withoutIn(BUYER, "cac:PostalAddress"),
  },
  {
    id: "BR-11",
    asks: "the buyer's country",
    holds: has(`${CUSTOMER}/PostalAddress/Country/IdentificationCode`),
    spoil: withoutIn(BUYER, "cac:Country"),
  },
  {
    id: "BR-12",
    asks: "the sum of lines",
    holds: has(`${TOTAL}/LineExtensionAmount`),
    spoil: withoutIn("cac:LegalMonetaryTotal", "cbc:LineExtensionAmount"),
  },
  {
    id: "BR-13",
    asks: "the total without VAT",
    holds: has(`${TOTAL}/TaxExclusiveAmount`),
    spoil: without("cbc:TaxExclusiveAmount"),
  },
  {
    id: "BR-14",
    asks: "the total with VAT",
    holds: has(`${TOTAL}/TaxInclusiveAmount`),
    spoil: without("cbc:TaxInclusiveAmount"),
  },
  { id: "BR-15", asks: "the amount due", holds: has(`${TOTAL}/PayableAmount`), spoil: without("cbc:PayableAmount") },
  { id: "BR-16", asks: "at least one line", holds: (node) => line(node) !== undefined, spoil: without(LINE) },
  { id: "BR-21", asks: "an identifier on each line", holds: onLine(has("ID")), spoil: withoutIn(LINE, "cbc:ID") },
  {
    id: "BR-22",
    asks: "a quantity on each line",
    holds: (node) => Number(quantity(node)?.text) > 0,
    spoil: without("cbc:InvoicedQuantity"),
  },
  {
    id: "BR-23",
    asks: "a unit on each line",
    holds: (node) => quantity(node)?.attributes["unitCode"] !== undefined,
    spoil: (xml) => xml.replace(' unitCode="KWH"', ""),
  },
  {
    id: "BR-24",
    asks: "a net amount on each line",
    holds: onLine(has("LineExtensionAmount")),
    spoil: withoutIn(LINE, "cbc:LineExtensionAmount"),
  },
  { id: "BR-25", asks: "a name of the item", holds: onLine(has("Item/Name")), spoil: without("cbc:Name") },
  { id: "BR-26", asks: "a price of the item", holds: onLine(has("Price/PriceAmount")), spoil: without("cac:Price") },
  {
    id: "BR-27",
    asks: "no negative price",
    holds: onLine((one) => Number(textAt(one, "Price/PriceAmount")) >= 0),
    spoil: put("cbc:PriceAmount", "-0.100000"),
  },
  {
    id: "BR-29",
    asks: "a period that ends after it starts",
    holds: (node) => textAt(node, "InvoicePeriod/StartDate") <= textAt(node, "InvoicePeriod/EndDate"),
    spoil: put("cbc:EndDate", "2026-10-31"),
  },
  {
    id: "BR-45",
    asks: "a taxable amount per category",
    holds: has(`${SUBTOTAL}/TaxableAmount`),
    spoil: without("cbc:TaxableAmount"),
  },
  {
    id: "BR-46",
    asks: "a VAT amount per category",
    holds: has(`${SUBTOTAL}/TaxAmount`),
    spoil: withoutIn(SUB, "cbc:TaxAmount"),
  },
  {
    id: "BR-47",
    asks: "a category code per category",
    holds: has(`${SUBTOTAL}/TaxCategory/ID`),
    spoil: withoutIn(SUB, "cbc:ID"),
  },
  {
    id: "BR-48",
    asks: "a rate per category",
    holds: has(`${SUBTOTAL}/TaxCategory/Percent`),
    spoil: withoutIn(SUB, "cbc:Percent"),
  },
  {
    id: "BR-49",
    asks: "a code where a means of payment stands",
    holds: (node) => nodesAt(node, "PaymentMeans").every(has("PaymentMeansCode")),
    spoil: without("cbc:PaymentMeansCode"),
  },
  {
    id: "BR-50",
    asks: "an identifier where an account stands",
    holds: (node) => nodesAt(node, "PaymentMeans/PayeeFinancialAccount").every(has("ID")),
    spoil: withoutIn("cac:PayeeFinancialAccount", "cbc:ID"),
  },
  {
    id: "BR-55",
    asks: "a number where an earlier paper is named",
    holds: (node) => nodesAt(node, "BillingReference").every(has("InvoiceDocumentReference/ID")),
    spoil: withoutIn("cac:BillingReference", "cbc:ID"),
    of: "credit",
  },
  {
    id: "BR-61",
    asks: "an account for a credit transfer",
    holds: (node) =>
      nodesAt(node, "PaymentMeans").every(
        (dependencies) =>
          !["30", "58"].includes(textAt(dependencies, "PaymentMeansCode")) ||
          has("PayeeFinancialAccount/ID")(dependencies),
      ),
    spoil: without("cac:PayeeFinancialAccount"),
  },
  {
    id: "BR-62",
    asks: "a scheme of the seller's electronic address",
    holds: (node) => !schemes(`${SUPPLIER}/EndpointID`, node).includes(undefined),
    spoil: (xml) => xml.replace('<cbc:EndpointID schemeID="0208">', "<cbc:EndpointID>"),
  },
  {
    id: "BR-63",
    asks: "a scheme of the buyer's electronic address",
    holds: (node) => !schemes(`${CUSTOMER}/EndpointID`, node).includes(undefined),
    spoil: (xml) => xml.replace('<cbc:EndpointID schemeID="0208">0987', "<cbc:EndpointID>0987"),
  },
  {
    id: "BR-CO-04",
    asks: "a VAT category on each line",
    holds: onLine(has("Item/ClassifiedTaxCategory/ID")),
    spoil: without("cac:ClassifiedTaxCategory"),
  },
  {
    id: "BR-CO-09",
    asks: "a country before each VAT number",
    holds: (node) =>
      [SUPPLIER, CUSTOMER].every((party) =>
        nodesAt(node, `${party}/PartyTaxScheme/CompanyID`).every(({ text }) => text.startsWith("BE")),
      ),
    spoil: (xml) => xml.replace("BE0987654394", "0987654394"),
  },
  {
    id: "BR-CO-10",
    asks: "a sum of lines that is theirs",
    holds: (node) => cents(node, `${TOTAL}/LineExtensionAmount`) === cents(line(node), "LineExtensionAmount"),
    spoil: putIn("cac:LegalMonetaryTotal", "cbc:LineExtensionAmount", "12.36"),
  },
  {
    id: "BR-CO-13",
    asks: "a total without VAT that is the sum of lines",
    holds: (node) => cents(node, `${TOTAL}/TaxExclusiveAmount`) === cents(node, `${TOTAL}/LineExtensionAmount`),
    spoil: put("cbc:TaxExclusiveAmount", "12.36"),
  },
  {
    id: "BR-CO-14",
    asks: "a VAT total that is the sum of its parts",
    holds: (node) => cents(node, "TaxTotal/TaxAmount") === cents(node, `${SUBTOTAL}/TaxAmount`),
    spoil: put("cbc:TaxAmount", "2.60"),
  },
  {
    id: "BR-CO-15",
    asks: "a total with VAT that is both together",
    holds: (node) =>
      cents(node, `${TOTAL}/TaxInclusiveAmount`) ===
      cents(node, `${TOTAL}/TaxExclusiveAmount`) + cents(node, "TaxTotal/TaxAmount"),
    spoil: put("cbc:TaxInclusiveAmount", "15.94"),
  },
  {
    id: "BR-CO-16",
    asks: "an amount due that is the total",
    holds: (node) => cents(node, `${TOTAL}/PayableAmount`) === cents(node, `${TOTAL}/TaxInclusiveAmount`),
    spoil: put("cbc:PayableAmount", "14.95"),
  },
  {
    id: "BR-CO-17",
    asks: "VAT that is the rate of its base",
    // A correction is the difference of two amounts that were each rounded, hence a cent; the rule itself allows a euro.
    holds: (node) =>
      Math.abs(
        (cents(node, `${SUBTOTAL}/TaxableAmount`) * Number(rate(node))) / 100 - cents(node, `${SUBTOTAL}/TaxAmount`),
      ) <= 1,
    spoil: putIn(SUB, "cbc:Percent", "6"),
  },
  {
    id: "BR-CO-18",
    asks: "a VAT breakdown",
    holds: (node) => nodesAt(node, SUBTOTAL).length >= 1,
    spoil: without(SUB),
  },
  {
    id: "BR-CO-19",
    asks: "a day where a period stands",
    holds: (node) =>
      nodesAt(node, "InvoicePeriod").every((period) => has("StartDate")(period) || has("EndDate")(period)),
    spoil: (xml) => without("cbc:EndDate")(without("cbc:StartDate")(xml)),
  },
  {
    id: "BR-CO-25",
    asks: "a due date or terms where something is due",
    holds: (node) => has("DueDate")(node) || has("PaymentTerms/Note")(node),
    spoil: (xml) => without("cac:PaymentTerms")(without("cbc:DueDate")(xml)),
  },
  {
    id: "BR-CO-26",
    asks: "a number by which the seller is known",
    holds: (node) =>
      has(`${SUPPLIER}/PartyLegalEntity/CompanyID`)(node) || has(`${SUPPLIER}/PartyTaxScheme/CompanyID`)(node),
    spoil: (xml) => without("cac:PartyLegalEntity")(without("cac:PartyTaxScheme")(xml)),
  },
];
