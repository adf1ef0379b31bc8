import { allNodes, nodesAt, textAt } from "../read-xml.ts";
import {
  amounts,
  BUYER,
  CUSTOMER,
  category,
  cents,
  has,
  is,
  isDay,
  isEnterpriseNumber,
  line,
  onLine,
  put,
  putIn,
  quantity,
  SUB,
  SUPPLIER,
  schemes,
  type UblRule,
  without,
  withoutIn,
} from "./rule.ts";

const sequence = [
  ...["CustomizationID", "ProfileID", "ID", "IssueDate", "DueDate", "InvoiceTypeCode", "CreditNoteTypeCode", "Note"],
  ...["DocumentCurrencyCode", "BuyerReference", "InvoicePeriod", "BillingReference", "AccountingSupplierParty"],
  ...["AccountingCustomerParty", "PaymentMeans", "PaymentTerms", "TaxTotal", "LegalMonetaryTotal"],
  ...["InvoiceLine", "CreditNoteLine"],
];

/** Code lists, the sequence of the schema, and what Peppol adds. */
export const peppolRules: readonly UblRule[] = [
  {
    id: "BR-CL-01",
    asks: "a type of document of the list",
    holds: (node) => ["380", "381"].includes(textAt(node, `${node.name}TypeCode`)),
    spoil: put("cbc:InvoiceTypeCode", "12"),
  },
  {
    id: "BR-CL-03",
    asks: "a currency on each amount",
    holds: (node) => amounts(node).every(({ attributes }) => attributes["currencyID"] === "EUR"),
    spoil: (xml) => xml.replace('currencyID="EUR"', 'currencyID="BEF"'),
  },
  {
    id: "BR-CL-04",
    asks: "a currency of the list",
    holds: is("DocumentCurrencyCode", "EUR"),
    spoil: put("cbc:DocumentCurrencyCode", "BEF"),
  },
  {
    id: "BR-CL-11",
    asks: "a scheme of the list for a registration number",
    holds: (node) =>
      [SUPPLIER, CUSTOMER].every((party) => schemes(`${party}/PartyLegalEntity/CompanyID`, node).join() === "0208"),
    spoil: (xml) => xml.replace('<cbc:CompanyID schemeID="0208">', '<cbc:CompanyID schemeID="KBO">'),
  },
  {
    id: "BR-CL-14",
    asks: "countries of the list",
    holds: (node) =>
      [SUPPLIER, CUSTOMER].every((party) => is(`${party}/PostalAddress/Country/IdentificationCode`, "BE")(node)),
    spoil: put("cbc:IdentificationCode", "BEL"),
  },
  {
    id: "BR-CL-16",
    asks: "a means of payment of the list",
    holds: (node) => nodesAt(node, "PaymentMeans").every(is("PaymentMeansCode", "30")),
    spoil: put("cbc:PaymentMeansCode", "bank"),
  },
  {
    id: "BR-CL-17",
    asks: "a VAT category of the list in the breakdown",
    holds: (node) => ["S", "E"].includes(category(node)),
    spoil: putIn(SUB, "cbc:ID", "X"),
  },
  {
    id: "BR-CL-18",
    asks: "a VAT category of the list on each line",
    holds: onLine((one) => ["S", "E"].includes(textAt(one, "Item/ClassifiedTaxCategory/ID"))),
    spoil: putIn("cac:ClassifiedTaxCategory", "cbc:ID", "X"),
  },
  {
    id: "BR-CL-23",
    asks: "a unit of the list",
    holds: (node) => quantity(node)?.attributes["unitCode"] === "KWH",
    spoil: (xml) => xml.replace('unitCode="KWH"', 'unitCode="kWh"'),
  },
  {
    id: "BR-CL-25",
    asks: "electronic addresses of a scheme of the list",
    holds: (node) => [SUPPLIER, CUSTOMER].every((party) => schemes(`${party}/EndpointID`, node).join() === "0208"),
    spoil: (xml) => xml.replace('<cbc:EndpointID schemeID="0208">', '<cbc:EndpointID schemeID="1">'),
  },
  {
    id: "UBL-DT-01",
    asks: "amounts without thousands or commas",
    holds: (node) => amounts(node).every(({ text }) => /^\d+\.\d+$/.test(text)),
    spoil: put("cbc:PayableAmount", "14,94"),
  },
  {
    id: "UBL 2.1 schema",
    asks: "elements in the sequence of the schema",
    holds: ({ children }) => {
      const places = children.map(({ name }) => sequence.indexOf(name.replace(/^.*:/, "")));
      return !places.includes(-1) && places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
    },
    spoil: (xml) => xml.replace(/(<cbc:ID>2026-0007<\/cbc:ID>)\s*(<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/, "$2$1"),
  },
  { id: "PEPPOL-EN16931-R001", asks: "a business process", holds: has("ProfileID"), spoil: without("cbc:ProfileID") },
  {
    id: "PEPPOL-EN16931-R003",
    asks: "a reference of the buyer",
    holds: has("BuyerReference"),
    spoil: without("cbc:BuyerReference"),
  },
  {
    id: "PEPPOL-EN16931-R004",
    asks: "the specification of Peppol",
    holds: is("CustomizationID", "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"),
    spoil: put("cbc:CustomizationID", "urn:cen.eu:en16931:2017"),
  },
  {
    id: "PEPPOL-EN16931-R007",
    asks: "the process of Peppol",
    holds: is("ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
    spoil: put("cbc:ProfileID", "billing"),
  },
  {
    id: "PEPPOL-EN16931-R008",
    asks: "no empty element",
    holds: (node) => allNodes(node).every(({ children, text }) => children.length > 0 || text !== ""),
    spoil: put("cbc:BuyerReference", ""),
  },
  {
    id: "PEPPOL-EN16931-R010",
    asks: "an electronic address of the buyer",
    holds: has(`${CUSTOMER}/EndpointID`),
    spoil: withoutIn(BUYER, "cbc:EndpointID"),
  },
  {
    id: "PEPPOL-EN16931-R020",
    asks: "an electronic address of the seller",
    holds: has(`${SUPPLIER}/EndpointID`),
    spoil: without("cbc:EndpointID"),
  },
  {
    id: "PEPPOL-EN16931-R051",
    asks: "amounts in the currency of the paper",
    holds: (node) =>
      amounts(node).every(({ attributes }) => attributes["currencyID"] === textAt(node, "DocumentCurrencyCode")),
    spoil: put("cbc:DocumentCurrencyCode", "USD"),
  },
  {
    id: "PEPPOL-EN16931-R053",
    asks: "one total of VAT with its parts",
    holds: (node) => nodesAt(node, "TaxTotal").filter((total) => nodesAt(total, "TaxSubtotal").length > 0).length === 1,
    spoil: (xml) => xml.replace(/(<cac:TaxTotal>[\s\S]*?<\/cac:TaxTotal>)/, "$1$1"),
  },
  {
    id: "PEPPOL-EN16931-R054",
    asks: "no total of VAT in another currency",
    holds: (node) => nodesAt(node, "TaxTotal").every((total) => nodesAt(total, "TaxSubtotal").length > 0),
    spoil: without(SUB),
  },
  {
    id: "PEPPOL-EN16931-R120",
    asks: "a line that is quantity times price, to two cents",
    holds: (node) =>
      Math.abs(
        Number(quantity(node)?.text) * Number(textAt(line(node), "Price/PriceAmount")) * 100 -
          cents(line(node), "LineExtensionAmount"),
      ) <= 2,
    spoil: put("cbc:InvoicedQuantity", "223.456"),
  },
  {
    id: "PEPPOL-EN16931-F001",
    asks: "days written as YYYY-MM-DD",
    holds: (node) =>
      allNodes(node)
        .filter(({ name }) => name.endsWith("Date"))
        .every(({ text }) => isDay(text)),
    spoil: put("cbc:DueDate", "04-01-2027"),
  },
  {
    id: "PEPPOL-EN16931-P0100",
    asks: "a type of invoice that Peppol takes",
    holds: (node) => node.name !== "Invoice" || is("InvoiceTypeCode", "380")(node),
    spoil: put("cbc:InvoiceTypeCode", "381"),
  },
  {
    id: "PEPPOL-EN16931-P0101",
    asks: "a type of credit note that Peppol takes",
    holds: (node) => node.name !== "CreditNote" || is("CreditNoteTypeCode", "381")(node),
    spoil: put("cbc:CreditNoteTypeCode", "380"),
    of: "credit",
  },
  {
    id: "PEPPOL-COMMON-R043",
    asks: "Belgian enterprise numbers with a right check, wherever they stand",
    holds: (node) =>
      allNodes(node)
        .filter(({ attributes }) => attributes["schemeID"] === "0208")
        .every(({ text }) => isEnterpriseNumber(text)),
    spoil: (xml) =>
      xml.replace('<cbc:CompanyID schemeID="0208">0123456749', '<cbc:CompanyID schemeID="0208">0123456748'),
  },
];
