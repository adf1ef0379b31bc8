import { contentRules } from "./content-rules.ts";
import { peppolRules } from "./peppol-rules.ts";
import { vatRules } from "./vat-rules.ts";

/**
 * The rules of EN 16931 (BR-…), of its binding to UBL and of Peppol BIS Billing 3.0 that a paper of ours can break. Rules
 * about what our papers never hold are left out: allowances and charges, payees, tax representatives, deliveries, cards
 * and direct debits, attachments, second currencies, and other VAT categories than S and E.
 */
export const ublRules = [...contentRules, ...vatRules, ...peppolRules];
