import { allNodes, nodesAt, textAt, type XmlNode } from "../read-xml.ts";

/** What a rule asks, whether a paper keeps it, and a spoil of our own paper that breaks it. */
export type UblRule = {
  readonly id: string;
  readonly asks: string;
  readonly holds: (node: XmlNode) => boolean;
  readonly spoil: (xml: string) => string;
  /** Which paper the spoil is of; an invoice with VAT when left out. */
  readonly of?: "exempt" | "credit";
};

export const SUPPLIER = "AccountingSupplierParty/Party";
export const CUSTOMER = "AccountingCustomerParty/Party";
export const SUBTOTAL = "TaxTotal/TaxSubtotal";
export const TOTAL = "LegalMonetaryTotal";

export const has = (path: string) => (node: XmlNode) => textAt(node, path) !== "";
export const is = (path: string, wanted: string) => (node: XmlNode) => textAt(node, path) === wanted;
export const cents = (node: XmlNode, path: string) => Math.round(Number(textAt(node, path)) * 100);
export const line = (node: XmlNode) =>
  nodesAt(node, node.name === "Invoice" ? "InvoiceLine" : "CreditNoteLine")[0] as XmlNode;
export const onLine = (holds: (line: XmlNode) => boolean) => (node: XmlNode) =>
  line(node) !== undefined && holds(line(node));
export const quantity = (node: XmlNode) =>
  nodesAt(line(node), node.name === "Invoice" ? "InvoicedQuantity" : "CreditedQuantity")[0];
export const category = (node: XmlNode) => textAt(node, `${SUBTOTAL}/TaxCategory/ID`);
export const rate = (node: XmlNode) => textAt(node, `${SUBTOTAL}/TaxCategory/Percent`);
export const where = (code: "S" | "E", holds: (node: XmlNode) => boolean) => (node: XmlNode) =>
  textAt(line(node), "Item/ClassifiedTaxCategory/ID") !== code || holds(node);
export const amounts = (node: XmlNode) => allNodes(node).filter(({ name }) => name.endsWith("Amount"));
export const twoDecimals = (path: string) => (node: XmlNode) =>
  nodesAt(node, path).every(({ text }) => /^\d+\.\d{1,2}$/.test(text));
export const schemes = (path: string, node: XmlNode) =>
  nodesAt(node, path).map(({ attributes }) => attributes["schemeID"]);
export const isEnterpriseNumber = (text: string) =>
  /^[01]\d{9}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Without the first element of a name, with all in it. */
export const without = (name: string) => (xml: string) =>
  xml.replace(new RegExp(`<${name}( [^>]*)?>[\\s\\S]*?</${name}>`), "");
/** Without it inside another, such as the address of the buyer. */
export const withoutIn = (outer: string, name: string) => (xml: string) =>
  xml.replace(new RegExp(`<${outer}>[\\s\\S]*?</${outer}>`), without(name));
export const put = (name: string, value: string) => (xml: string) =>
  xml.replace(new RegExp(`(<${name}(?: [^>]*)?>)[^<]*`), `$1${value}`);
export const putIn = (outer: string, name: string, value: string) => (xml: string) =>
  xml.replace(new RegExp(`<${outer}>[\\s\\S]*?</${outer}>`), put(name, value));

export const BUYER = "cac:AccountingCustomerParty";
export const LINE = "cac:InvoiceLine";
export const SUB = "cac:TaxSubtotal";
