import type { DutchCompanyNumberRefusal } from "#domain/identifiers/dutch-company-number.ts";
import type { EanRefusal } from "#domain/identifiers/ean.ts";
import type { EnterpriseNumberRefusal } from "#domain/identifiers/enterprise-number.ts";
import type { IbanRefusal } from "#domain/identifiers/iban.ts";
import type { PostcodeRefusal } from "#domain/identifiers/postcode.ts";

export type IdentifierRefusal =
  | EanRefusal
  | EnterpriseNumberRefusal
  | DutchCompanyNumberRefusal
  | IbanRefusal
  | PostcodeRefusal;
