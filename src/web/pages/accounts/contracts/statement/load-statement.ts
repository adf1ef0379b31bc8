import { readClaims } from "#application/contracts/read-claims.ts";
import { loadMonth } from "#application/settlement/load-months.ts";
import { readMonthStanding } from "#application/settlement/read-month-standing.ts";
import { sayClaims } from "#content/contracts/claim-words.ts";
import { gapWords } from "#content/contracts/gap-words.ts";
import { moneyWords } from "#content/contracts/money-words.ts";
import { monthWords, sayProof, withdrawDeclarationWords } from "#content/contracts/month-words.ts";
import { sayPeriod } from "#content/contracts/statement-sheet.ts";
import { statementWords } from "#content/contracts/statement-words.ts";
import { statementPageWords } from "#content/pages/accounts/contracts/statement.ts";
import { canBeUbl } from "#domain/settlement/invoices/ubl-invoice.ts";
import { unpackQuarters } from "#domain/settlement/meter-data/meter-day.ts";
import { daysOfMonth, type Month, parseMonth } from "#domain/settlement/months/month.ts";
import { asksProof } from "#domain/settlement/months/month-standing.ts";
import type { Invoice } from "#domain/settlement/statement.ts";
import { QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import type { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { standingView } from "#web/pages/accounts/contracts/months/load-standing.ts";
import { moneyView } from "#web/pages/accounts/contracts/months/money-view.ts";
import { loadComparison } from "#web/pages/accounts/contracts/statement/load-comparison.ts";
import { loadFees } from "#web/pages/accounts/contracts/statement/load-fees.ts";
import { sayDone } from "#web/pages/accounts/own-context.ts";
import { askProof } from "#web/pages/accounts/signing/prove-signer.ts";
import { paymentView } from "#web/sections/contracts/payment-view.ts";
import { statementView } from "#web/sections/contracts/statement-view.ts";

type Found = Awaited<ReturnType<typeof findContract>>;

/** One month of a contract: the version that was asked for, or the newest, with its papers and its proof. */
export async function loadStatement(found: Found, url: URL, monthText: string) {
  const { ports, agreement, side, today, place } = found;
  const month = parseMonth(monthText);
  if (month === null) throw pageNotFound(url);
  const [{ versions, invoices, declarations, money }, claims, history] = await Promise.all([
    loadMonth(ports, agreement, month),
    readClaims(ports, agreement),
    readMonthStanding(ports, agreement, month),
  ]);
  const asked = Number(url.searchParams.get("versie")) || versions.length;
  const statement = versions.find(({ version }) => version === asked);
  if (!statement) throw pageNotFound(url);
  const here = `${place}/afrekening/${month}`;
  const { seller, buyer } = agreement.parties;
  const isUbl = (invoice: Invoice) => seller !== null && buyer !== null && canBeUbl({ seller, buyer, invoice });
  const { reference } = agreement;
  const standing = standingView(history, statement, side);
  const words = statementPageWords;
  return {
    head: words.head(month, reference),
    hero: {
      ...words.hero(month, reference, sayPeriod(agreement, month)),
      back: { label: words.back(reference), path: place },
    },
    words: {
      numbers: words.numbers,
      quarters: words.quarters,
      versions: { ...words.versions, ...statementWords.versions, version: statementWords.version },
      invoices: words.invoices,
      proof: { ...words.proof, none: sayProof(standing.state) },
      files: words.files,
      compare: words.compare,
      withdraw: withdrawDeclarationWords,
    },
    comparison: loadComparison(statement, url),
    fees: await loadFees(found, statement, url),
    here,
    statement: statementView(statement, sayClaims(agreement, claims)),
    standing,
    proof: history.standing && asksProof(history.standing) ? await askProof(found) : null,
    paymentNote:
      standing.state === "waiting" ? monthWords.notPayable : standing.state === "contested" ? monthWords.stopped : null,
    money: money && history.standing ? moneyView(money, history.standing.state, side, today) : null,
    done: sayDone(url, { ...monthWords.done, ...moneyWords.done, afgerekend: gapWords.done.afgerekend }),
    isNewest: statement.version === versions.length,
    versions: versions.map(({ version }) => ({ version, path: `${here}?versie=${version}` })),
    days: quartersByDay(month, statement.packedQuarters),
    payments: invoices.map((invoice) => ({
      ...paymentView(invoice, agreement, ports.qrCodes, side),
      isUbl: isUbl(invoice),
    })),
    declarations: declarations.map(({ code, revocation }) => ({ code, isRevoked: revocation !== null })),
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
