import { readClaims } from "#application/contracts/read-claims.ts";
import { sayClaims } from "#content/contracts/claim-words.ts";
import { statementWords } from "#content/contracts/statement-words.ts";
import { statementPageWords } from "#content/pages/accounts/contracts/statement.ts";
import { unpackQuarters } from "#domain/settlement/meter-day.ts";
import { daysOfMonth, type Month, parseMonth } from "#domain/settlement/month.ts";
import type { Invoice } from "#domain/settlement/statement.ts";
import { canBeUbl } from "#domain/settlement/ubl-invoice.ts";
import { QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import type { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadComparison } from "#web/pages/accounts/contracts/load-comparison.ts";
import { loadFees } from "#web/pages/accounts/contracts/load-fees.ts";
import { paymentView } from "#web/sections/contracts/payment-view.ts";
import { statementView } from "#web/sections/contracts/statement-view.ts";

type Found = Awaited<ReturnType<typeof findContract>>;

/** One month of a contract: the version that was asked for, or the newest, with its papers and its proof. */
export async function loadStatement(found: Found, url: URL, monthText: string) {
  const { ports, agreement, side, place } = found;
  const { contracts } = ports.store;
  const month = parseMonth(monthText);
  if (month === null) throw pageNotFound(url);
  const [all, invoices, declarations, claims] = await Promise.all([
    contracts.listStatements(agreement.id, "all"),
    contracts.listInvoices(agreement.id),
    contracts.declarationsOf(agreement.id),
    readClaims(ports.store, agreement),
  ]);
  const versions = all.filter((one) => one.month === month);
  const asked = Number(url.searchParams.get("versie")) || versions.length;
  const statement = versions.find(({ version }) => version === asked);
  if (!statement) throw pageNotFound(url);
  const here = `${place}/afrekening/${month}`;
  const { seller, buyer } = agreement.parties;
  const isUbl = (invoice: Invoice) => seller !== null && buyer !== null && canBeUbl({ seller, buyer, invoice });
  const { reference } = agreement;
  const words = statementPageWords;
  return {
    head: words.head(month, reference),
    hero: { ...words.hero(month, reference), back: { label: words.back(reference), path: place } },
    words: {
      numbers: words.numbers,
      quarters: words.quarters,
      versions: { ...words.versions, ...statementWords.versions, version: statementWords.version },
      invoices: words.invoices,
      proof: words.proof,
      files: words.files,
      compare: words.compare,
    },
    comparison: loadComparison(statement, url),
    fees: await loadFees(found, statement, url),
    here,
    statement: statementView(statement, side, sayClaims(agreement, claims)),
    isNewest: statement.version === versions.length,
    versions: versions.map(({ version }) => ({ version, path: `${here}?versie=${version}` })),
    days: quartersByDay(month, statement.packedQuarters),
    payments: invoices
      .filter((invoice) => invoice.month === month)
      .map((invoice) => ({ ...paymentView(invoice, agreement, ports.qrCodes), isUbl: isUbl(invoice) })),
    declarations: declarations
      .filter((declaration) => declaration.month === month)
      .map(({ code, revocation }) => ({ code, isRevoked: revocation !== null })),
  };
}

/** Rows of 96 for the picture: the hour that comes twice in autumn is left out of it, the one that falls out is empty. */
function quartersByDay(month: Month, packed: Uint8Array): number[][] {
  const days = daysOfMonth(month);
  const total = days.reduce((sum, { quarters }) => sum + quarters, 0);
  const { values } = unpackQuarters(packed, total);
  let from = 0;
  return days.map(({ quarters }) => {
    const day = Array.from(values.subarray(from, from + quarters), (wattHours) => wattHours / 1000);
    from += quarters;
    return Array.from({ length: QUARTERS_PER_DAY }, (_, quarter) => day[quarter] ?? 0);
  });
}
