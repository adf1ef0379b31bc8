import type { Invoice } from "#domain/settlement/statement.ts";

export const sampleInvoice = (change: Partial<Invoice> = {}): Invoice => ({
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
  ...change,
});
