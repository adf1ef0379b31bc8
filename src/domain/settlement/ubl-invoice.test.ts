import { describe, expect, test } from "vitest";
import type { Invoice } from "#domain/settlement/statement.ts";
import { canBeUbl, type UblInput, ublInvoice } from "#domain/settlement/ubl-invoice.ts";
import { sampleCompany } from "#domain/testing/sample-agreement.ts";

const invoice: Invoice = {
  id: "i",
  agreementId: "a",
  month: "2026-11",
  statementVersion: 1,
  kind: "invoice",
  year: 2026,
  number: 7,
  reference: "202600000701",
  issuedOn: "2026-12-05",
  dueOn: "2027-01-04",
  wattHours: 123_456,
  price: 0.1,
  netCents: 1235,
  vat: { kind: "rate", rate: 0.21 },
  vatCents: 259,
  totalCents: 1494,
  corrects: null,
};
const input: UblInput = {
  invoice,
  seller: sampleCompany,
  buyer: { ...sampleCompany, name: "Werkplaats & Zonen <bv>", enterpriseNumber: "0987654394", iban: null },
  reference: "2026-TEST",
  words: { item: "Gedeelde stroom, november 2026", exemption: null, terms: "Te betalen voor 4 januari 2027" },
};
const exempt: UblInput = {
  ...input,
  invoice: { ...invoice, vat: { kind: "none", reason: "small-enterprise" }, vatCents: 0, totalCents: 1235 },
  seller: { ...sampleCompany, vat: "small-enterprise" },
  words: { ...input.words, exemption: "Bijzondere vrijstellingsregeling kleine ondernemingen" },
};
const credit: UblInput = { ...input, invoice: { ...invoice, kind: "credit-note", number: 8, corrects: "2026-0007" } };

type Node = { name: string; attributes: Record<string, string>; text: string; children: Node[] };

/** Enough of XML to read what we write: elements, attributes, text. Refuses what is not well formed. */
function parse(xml: string): Node {
  const root: Node = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  for (const [, close, name, attributes, text] of xml
    .replace(/^<\?xml[^>]*\?>\s*/, "")
    .matchAll(/<(\/?)([\w:]+)([^>]*)>([^<]*)/g)) {
    const inner = open.at(-1) as Node;
    if (close) {
      if (inner.name !== name) throw new Error(`${name} closes ${inner.name}.`);
      open.pop();
      continue;
    }
    const pairs = [...(attributes ?? "").matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    const words = (text ?? "").trim().replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
    const node = { name: name ?? "", attributes: Object.fromEntries(pairs), text: words, children: [] };
    inner.children.push(node);
    open.push(node);
  }
  if (open.length !== 1) throw new Error("An element is never closed.");
  return root.children[0] as Node;
}

/** All elements at a path of names without their prefix. */
function all(node: Node, path: string): Node[] {
  const [first, ...rest] = path.split("/");
  const found = node.children.filter(({ name }) => name.replace(/^.*:/, "") === first);
  return rest.length === 0 ? found : found.flatMap((one) => all(one, rest.join("/")));
}
const textAt = (node: Node, path: string) => all(node, path)[0]?.text ?? null;
const centsAt = (node: Node, path: string) => Math.round(Number(textAt(node, path)) * 100);
const has = (path: string) => (node: Node) => (textAt(node, path) ?? "") !== "";
const SUPPLIER = "AccountingSupplierParty/Party";
const CUSTOMER = "AccountingCustomerParty/Party";
const lineOf = (node: Node) => all(node, node.name === "Invoice" ? "InvoiceLine" : "CreditNoteLine")[0] as Node;
const quantityOf = (node: Node) =>
  all(lineOf(node), node.name === "Invoice" ? "InvoicedQuantity" : "CreditedQuantity")[0] as Node;
const category = (node: Node) => textAt(node, "TaxTotal/TaxSubtotal/TaxCategory/ID");
const isTwoDecimals = (node: Node) =>
  [...JSON.stringify(node).matchAll(/"name":"cbc:\w*Amount","attributes":\{"currencyID":"EUR"\},"text":"([^"]*)"/g)]
    .map(([, text]) => text ?? "")
    .filter((text) => !/^\d+\.\d{6}$/.test(text))
    .every((text) => /^\d+\.\d{2}$/.test(text));
const hasNoEmpty = (node: Node): boolean =>
  node.children.length === 0 ? node.text !== "" : node.children.every(hasNoEmpty);
const isEnterpriseNumber = (text: string | undefined) =>
  /^[01]\d{9}$/.test(text ?? "") && 97 - (Number(text?.slice(0, 8)) % 97) === Number(text?.slice(8));

/** The rules of EN 16931 (BR-…) and of Peppol BIS Billing 3.0 that a paper of ours can break, with what each asks. */
const rules: readonly (readonly [id: string, asks: string, holds: (node: Node) => boolean])[] = [
  ["BR-01", "a specification identifier", has("CustomizationID")],
  ["BR-02", "a number", has("ID")],
  ["BR-03", "an issue date", (node) => /^\d{4}-\d\d-\d\d$/.test(textAt(node, "IssueDate") ?? "")],
  ["BR-04", "a type code", (node) => has(`${node.name}TypeCode`)(node)],
  ["BR-05", "a currency", (node) => textAt(node, "DocumentCurrencyCode") === "EUR"],
  ["BR-06", "the seller's name", has(`${SUPPLIER}/PartyLegalEntity/RegistrationName`)],
  ["BR-07", "the buyer's name", has(`${CUSTOMER}/PartyLegalEntity/RegistrationName`)],
  ["BR-08", "the seller's address", has(`${SUPPLIER}/PostalAddress/CityName`)],
  [
    "BR-09",
    "the seller's country",
    (node) => textAt(node, `${SUPPLIER}/PostalAddress/Country/IdentificationCode`) === "BE",
  ],
  ["BR-10", "the buyer's address", has(`${CUSTOMER}/PostalAddress/CityName`)],
  [
    "BR-11",
    "the buyer's country",
    (node) => textAt(node, `${CUSTOMER}/PostalAddress/Country/IdentificationCode`) === "BE",
  ],
  ["BR-12", "the sum of lines", has("LegalMonetaryTotal/LineExtensionAmount")],
  ["BR-13", "the total without VAT", has("LegalMonetaryTotal/TaxExclusiveAmount")],
  ["BR-14", "the total with VAT", has("LegalMonetaryTotal/TaxInclusiveAmount")],
  ["BR-15", "the amount due", has("LegalMonetaryTotal/PayableAmount")],
  ["BR-16", "at least one line", (node) => lineOf(node) !== undefined],
  ["BR-21", "an identifier on each line", (node) => has("ID")(lineOf(node))],
  ["BR-22", "a quantity on each line", (node) => Number(quantityOf(node).text) > 0],
  ["BR-23", "a unit on each line", (node) => quantityOf(node).attributes["unitCode"] === "KWH"],
  ["BR-24", "a net amount on each line", (node) => has("LineExtensionAmount")(lineOf(node))],
  ["BR-25", "a name of the item", (node) => has("Item/Name")(lineOf(node))],
  ["BR-26", "a price of the item", (node) => has("Price/PriceAmount")(lineOf(node))],
  ["BR-27", "no negative price", (node) => Number(textAt(lineOf(node), "Price/PriceAmount")) >= 0],
  [
    "BR-29",
    "a period that ends after it starts",
    (node) => (textAt(node, "InvoicePeriod/StartDate") ?? "") <= (textAt(node, "InvoicePeriod/EndDate") ?? ""),
  ],
  ["BR-45", "a taxable amount per category", has("TaxTotal/TaxSubtotal/TaxableAmount")],
  ["BR-46", "a VAT amount per category", has("TaxTotal/TaxSubtotal/TaxAmount")],
  ["BR-47", "a category code", has("TaxTotal/TaxSubtotal/TaxCategory/ID")],
  ["BR-48", "a category rate", has("TaxTotal/TaxSubtotal/TaxCategory/Percent")],
  ["BR-49", "a means of payment", has("PaymentMeans/PaymentMeansCode")],
  ["BR-50", "an account to pay to", has("PaymentMeans/PayeeFinancialAccount/ID")],
  [
    "BR-55",
    "the number that is corrected, where there is one",
    (node) => node.name === "Invoice" || has("BillingReference/InvoiceDocumentReference/ID")(node),
  ],
  [
    "BR-61",
    "an account for a credit transfer",
    (node) =>
      textAt(node, "PaymentMeans/PaymentMeansCode") !== "30" || has("PaymentMeans/PayeeFinancialAccount/ID")(node),
  ],
  ["BR-CO-04", "a VAT category on each line", (node) => has("Item/ClassifiedTaxCategory/ID")(lineOf(node))],
  [
    "BR-CO-09",
    "a country before a VAT number",
    (node) => (textAt(node, `${SUPPLIER}/PartyTaxScheme/CompanyID`) ?? "").startsWith("BE"),
  ],
  [
    "BR-CO-10",
    "a sum of lines that is theirs",
    (node) => centsAt(node, "LegalMonetaryTotal/LineExtensionAmount") === centsAt(lineOf(node), "LineExtensionAmount"),
  ],
  [
    "BR-CO-13",
    "a total without VAT that is the sum of lines",
    (node) =>
      centsAt(node, "LegalMonetaryTotal/TaxExclusiveAmount") ===
      centsAt(node, "LegalMonetaryTotal/LineExtensionAmount"),
  ],
  [
    "BR-CO-14",
    "a VAT total that is the sum of its parts",
    (node) => centsAt(node, "TaxTotal/TaxAmount") === centsAt(node, "TaxTotal/TaxSubtotal/TaxAmount"),
  ],
  [
    "BR-CO-15",
    "a total with VAT that is both together",
    (node) =>
      centsAt(node, "LegalMonetaryTotal/TaxInclusiveAmount") ===
      centsAt(node, "LegalMonetaryTotal/TaxExclusiveAmount") + centsAt(node, "TaxTotal/TaxAmount"),
  ],
  [
    "BR-CO-16",
    "an amount due that is the total",
    (node) =>
      centsAt(node, "LegalMonetaryTotal/PayableAmount") === centsAt(node, "LegalMonetaryTotal/TaxInclusiveAmount"),
  ],
  [
    "BR-CO-17",
    "VAT that is the rate of its base",
    (node) => {
      const base = centsAt(node, "TaxTotal/TaxSubtotal/TaxableAmount");
      const rate = Number(textAt(node, "TaxTotal/TaxSubtotal/TaxCategory/Percent")) / 100;
      return Math.abs(base * rate - centsAt(node, "TaxTotal/TaxSubtotal/TaxAmount")) <= 1;
    },
  ],
  ["BR-CO-18", "a VAT breakdown", (node) => all(node, "TaxTotal/TaxSubtotal").length === 1],
  [
    "BR-CO-25",
    "a due date or terms where something is due",
    (node) => has("DueDate")(node) || has("PaymentTerms/Note")(node),
  ],
  ["BR-CO-26", "a number of the seller", has(`${SUPPLIER}/PartyLegalEntity/CompanyID`)],
  ["BR-DEC-09…23", "amounts of two decimals", isTwoDecimals],
  [
    "BR-S-02",
    "a VAT number of a seller who asks VAT",
    (node) => category(node) !== "S" || has(`${SUPPLIER}/PartyTaxScheme/CompanyID`)(node),
  ],
  [
    "BR-S-05",
    "a rate above zero where it is standard",
    (node) => category(node) !== "S" || Number(textAt(node, "TaxTotal/TaxSubtotal/TaxCategory/Percent")) > 0,
  ],
  [
    "BR-S-10",
    "no reason of exemption beside a rate",
    (node) => category(node) !== "S" || !has("TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason")(node),
  ],
  [
    "BR-E-02",
    "a VAT number of a seller who is exempt",
    (node) => category(node) !== "E" || has(`${SUPPLIER}/PartyTaxScheme/CompanyID`)(node),
  ],
  [
    "BR-E-05",
    "a rate of zero where it is exempt",
    (node) => category(node) !== "E" || textAt(lineOf(node), "Item/ClassifiedTaxCategory/Percent") === "0",
  ],
  [
    "BR-E-09",
    "no VAT where it is exempt",
    (node) => category(node) !== "E" || centsAt(node, "TaxTotal/TaxSubtotal/TaxAmount") === 0,
  ],
  [
    "BR-E-10",
    "a reason where it is exempt",
    (node) => category(node) !== "E" || has("TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason")(node),
  ],
  ["PEPPOL-EN16931-R001", "a business process", has("ProfileID")],
  ["PEPPOL-EN16931-R003", "a reference of the buyer", has("BuyerReference")],
  [
    "PEPPOL-EN16931-R004",
    "the specification of Peppol",
    (node) =>
      textAt(node, "CustomizationID") === "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
  ],
  [
    "PEPPOL-EN16931-R007",
    "the process of Peppol",
    (node) => textAt(node, "ProfileID") === "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
  ],
  ["PEPPOL-EN16931-R008", "no empty element", hasNoEmpty],
  ["PEPPOL-EN16931-R010", "an electronic address of the buyer", has(`${CUSTOMER}/EndpointID`)],
  ["PEPPOL-EN16931-R020", "an electronic address of the seller", has(`${SUPPLIER}/EndpointID`)],
  ["PEPPOL-EN16931-R053", "one total of VAT with its parts", (node) => all(node, "TaxTotal").length === 1],
  [
    "PEPPOL-EN16931-R120",
    "a line that is quantity times price, to two cents",
    (node) =>
      Math.abs(
        Number(quantityOf(node).text) * Number(textAt(lineOf(node), "Price/PriceAmount")) * 100 -
          centsAt(lineOf(node), "LineExtensionAmount"),
      ) <= 2,
  ],
  [
    "PEPPOL-EN16931-P0100",
    "a type of invoice that Peppol takes",
    (node) => node.name !== "Invoice" || textAt(node, "InvoiceTypeCode") === "380",
  ],
  [
    "PEPPOL-EN16931-P0101",
    "a type of credit note that Peppol takes",
    (node) => node.name !== "CreditNote" || textAt(node, "CreditNoteTypeCode") === "381",
  ],
  [
    "PEPPOL-COMMON-R043",
    "Belgian enterprise numbers with a right check",
    (node) =>
      [`${SUPPLIER}/EndpointID`, `${CUSTOMER}/EndpointID`].every((path) =>
        isEnterpriseNumber(textAt(node, path) ?? ""),
      ),
  ],
];

describe.each([
  ["an invoice with VAT", input],
  ["an invoice of an exempt enterprise", exempt],
  ["a credit note", credit],
] as const)("%s", (_name, written) => {
  const node = parse(ublInvoice(written));
  test.each(rules)("keeps %s: %s", (_id, _asks, holds) => {
    expect(holds(node)).toBe(true);
  });
});

test("the rules see what is wrong: each of these spoils breaks its own", () => {
  const spoiled: readonly (readonly [string, (xml: string) => string])[] = [
    ["BR-02", (xml) => xml.replace("<cbc:ID>2026-0007</cbc:ID>", "")],
    ["BR-CO-16", (xml) => xml.replace(/(<cbc:PayableAmount[^>]*>)14.94/, "$114.95")],
    ["BR-CO-15", (xml) => xml.replace(/(<cbc:TaxInclusiveAmount[^>]*>)14.94/, "$115.94")],
    ["BR-DEC-09…23", (xml) => xml.replace(/(<cbc:PayableAmount[^>]*>)14.94/, "$114.9")],
    ["PEPPOL-EN16931-R003", (xml) => xml.replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, "")],
    ["PEPPOL-EN16931-R120", (xml) => xml.replace("123.456", "223.456")],
    ["PEPPOL-COMMON-R043", (xml) => xml.replace('schemeID="0208">0123456749', 'schemeID="0208">0123456748')],
    ["PEPPOL-EN16931-R008", (xml) => xml.replace("2026-TEST", "")],
    ["BR-23", (xml) => xml.replace(' unitCode="KWH"', "")],
  ];
  for (const [id, spoil] of spoiled) {
    const node = parse(spoil(ublInvoice(input)));
    const broken = rules.filter(([, , holds]) => !holds(node)).map(([rule]) => rule);
    expect(broken).toContain(id);
  }
});

test("names with signs of XML come through whole", () => {
  const node = parse(ublInvoice(input));
  expect(textAt(node, `${CUSTOMER}/PartyLegalEntity/RegistrationName`)).toBe("Werkplaats & Zonen <bv>");
});

test("only papers between companies that know VAT can go by Peppol", () => {
  expect([input, exempt, credit].every(canBeUbl)).toBe(true);
  expect(canBeUbl({ ...input, buyer: { ...input.buyer, enterpriseNumber: null } })).toBe(false);
  const outside = { ...invoice, vat: { kind: "none", reason: "outside-vat" } as const };
  expect(canBeUbl({ ...input, invoice: outside })).toBe(false);
});
