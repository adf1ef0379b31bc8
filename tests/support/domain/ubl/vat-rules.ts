import { nodesAt, textAt } from "../read-xml.ts";
import {
  category,
  cents,
  has,
  is,
  LINE,
  line,
  onLine,
  put,
  putIn,
  rate,
  SUB,
  SUBTOTAL,
  SUPPLIER,
  TOTAL,
  twoDecimals,
  type UblRule,
  where,
  without,
} from "./rule.ts";

/** Decimals, and the two VAT categories that we use. */
export const vatRules: readonly UblRule[] = [
  ...(
    [
      [
        "BR-DEC-09",
        "the sum of lines",
        `${TOTAL}/LineExtensionAmount`,
        "cac:LegalMonetaryTotal",
        "LineExtensionAmount",
      ],
      [
        "BR-DEC-12",
        "the total without VAT",
        `${TOTAL}/TaxExclusiveAmount`,
        "cac:LegalMonetaryTotal",
        "TaxExclusiveAmount",
      ],
      ["BR-DEC-13", "the VAT total", "TaxTotal/TaxAmount", "cac:TaxTotal", "TaxAmount"],
      [
        "BR-DEC-14",
        "the total with VAT",
        `${TOTAL}/TaxInclusiveAmount`,
        "cac:LegalMonetaryTotal",
        "TaxInclusiveAmount",
      ],
      ["BR-DEC-18", "the amount due", `${TOTAL}/PayableAmount`, "cac:LegalMonetaryTotal", "PayableAmount"],
      ["BR-DEC-19", "the taxable amount", `${SUBTOTAL}/TaxableAmount`, SUB, "TaxableAmount"],
      ["BR-DEC-20", "the VAT of a category", `${SUBTOTAL}/TaxAmount`, SUB, "TaxAmount"],
    ] as const
  ).map(([id, what, path, outer, name]) => ({
    id,
    asks: `at most two decimals in ${what}`,
    holds: twoDecimals(path),
    spoil: putIn(outer, `cbc:${name}`, "1.234"),
  })),
  {
    id: "BR-DEC-23",
    asks: "at most two decimals in the amount of a line",
    holds: onLine(twoDecimals("LineExtensionAmount")),
    spoil: putIn(LINE, "cbc:LineExtensionAmount", "12.350"),
  },
  {
    id: "BR-S-01",
    asks: "a standard category in the breakdown where a line has one",
    holds: where("S", (node) => category(node) === "S"),
    spoil: putIn(SUB, "cbc:ID", "E"),
  },
  {
    id: "BR-S-02",
    asks: "a VAT number of a seller who asks VAT",
    holds: where("S", has(`${SUPPLIER}/PartyTaxScheme/CompanyID`)),
    spoil: without("cac:PartyTaxScheme"),
  },
  {
    id: "BR-S-05",
    asks: "a rate above zero on a standard line",
    holds: where(
      "S",
      onLine((one) => Number(textAt(one, "Item/ClassifiedTaxCategory/Percent")) > 0),
    ),
    spoil: putIn(LINE, "cbc:Percent", "0"),
  },
  {
    id: "BR-S-08",
    asks: "a taxable amount that is the sum of its lines",
    holds: where("S", (node) => cents(node, `${SUBTOTAL}/TaxableAmount`) === cents(line(node), "LineExtensionAmount")),
    spoil: put("cbc:TaxableAmount", "12.34"),
  },
  {
    id: "BR-S-09",
    asks: "VAT that is the rate of the taxable amount",
    holds: where(
      "S",
      (node) =>
        Math.abs(
          (cents(node, `${SUBTOTAL}/TaxableAmount`) * Number(rate(node))) / 100 - cents(node, `${SUBTOTAL}/TaxAmount`),
        ) <= 1,
    ),
    spoil: putIn(SUB, "cbc:TaxAmount", "2.62"),
  },
  {
    id: "BR-S-10",
    asks: "no reason of exemption beside a rate",
    holds: where("S", (node) => !has(`${SUBTOTAL}/TaxCategory/TaxExemptionReason`)(node)),
    spoil: (xml) =>
      xml.replace("</cbc:Percent>", "</cbc:Percent><cbc:TaxExemptionReason>Zomaar</cbc:TaxExemptionReason>"),
  },
  {
    id: "BR-E-01",
    asks: "one exempt category in the breakdown where a line has one",
    holds: where(
      "E",
      (node) => nodesAt(node, SUBTOTAL).filter((one) => textAt(one, "TaxCategory/ID") === "E").length === 1,
    ),
    spoil: putIn(SUB, "cbc:ID", "S"),
    of: "exempt",
  },
  {
    id: "BR-E-02",
    asks: "a VAT number of a seller who is exempt",
    holds: where("E", has(`${SUPPLIER}/PartyTaxScheme/CompanyID`)),
    spoil: without("cac:PartyTaxScheme"),
    of: "exempt",
  },
  {
    id: "BR-E-05",
    asks: "a rate of zero on an exempt line",
    holds: where("E", onLine(is("Item/ClassifiedTaxCategory/Percent", "0"))),
    spoil: putIn(LINE, "cbc:Percent", "21"),
    of: "exempt",
  },
  {
    id: "BR-E-08",
    asks: "a taxable amount that is the sum of the exempt lines",
    holds: where("E", (node) => cents(node, `${SUBTOTAL}/TaxableAmount`) === cents(line(node), "LineExtensionAmount")),
    spoil: put("cbc:TaxableAmount", "12.34"),
    of: "exempt",
  },
  {
    id: "BR-E-09",
    asks: "no VAT where it is exempt",
    holds: where("E", (node) => cents(node, `${SUBTOTAL}/TaxAmount`) === 0),
    spoil: putIn(SUB, "cbc:TaxAmount", "0.01"),
    of: "exempt",
  },
  {
    id: "BR-E-10",
    asks: "a reason where it is exempt",
    holds: where("E", has(`${SUBTOTAL}/TaxCategory/TaxExemptionReason`)),
    spoil: without("cbc:TaxExemptionReason"),
    of: "exempt",
  },
];
