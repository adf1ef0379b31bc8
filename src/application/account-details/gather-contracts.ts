import type { Store } from "#application/ports/store.ts";
import { type Agreement, type AuditEntry, otherSide, type Side, sideOf } from "#domain/contracts/agreement.ts";
import type { Statement } from "#domain/settlement/statement.ts";

/**
 * One person's part of their agreements, field by field: who the other is, what they measured and what they did is the
 * other's, and stands in the papers that both have.
 */
export async function gatherContracts({ contracts }: Pick<Store, "contracts">, uid: string) {
  const agreements = (await contracts.list(uid)).flatMap((agreement) => {
    const side = sideOf(agreement, uid);
    return side ? [{ agreement, side }] : [];
  });
  return {
    agreements: await Promise.all(
      agreements.map(async ({ agreement, side }) => ({
        ...ownPart(agreement, side),
        trail: (await contracts.listEntries(agreement.id)).flatMap((entry) => ownEntry(entry, side)),
        statements: (await contracts.listStatements(agreement.id, "all")).map((statement) => ({
          ...ownStatement(statement),
          createdAt: statement.createdAt,
        })),
        monthStandings: await contracts.listStandings(agreement.id),
        monthPayments: await contracts.listPayments(agreement.id),
        invoices: await contracts.listInvoices(agreement.id),
        // As everybody reads them in the register.
        declarations: await contracts.declarationsOf(agreement.id),
      })),
    ),
    claims: (await contracts.claimsOf(uid)).map(({ ean, statedAt, fileSeenAt, confirmations }) => ({
      ean,
      statedAt,
      fileSeenAt,
      confirmedAt: confirmations.map(({ at }) => at),
    })),
    meterFiles: (await contracts.importsBy(uid)).map(({ uid: _own, ...made }) => made),
  };
}

const ownPart = (agreement: Agreement, side: Side) => ({
  id: agreement.id,
  reference: agreement.reference,
  proposalId: agreement.proposalId,
  state: agreement.state,
  side,
  region: agreement.region,
  technology: agreement.technology,
  municipality: agreement.municipalities[side],
  party: agreement.parties[side],
  terms: agreement.terms,
  textVersion: agreement.textVersion,
  version: agreement.version,
  signatures: agreement.signatures.filter((signature) => signature.side === side),
  consents: agreement.consents[side],
  submittedOn: agreement.submittedOn,
  startedOn: agreement.startedOn,
  endsOn: agreement.endsOn,
  dossier: Object.fromEntries(Object.entries(agreement.dossier).filter(([step]) => step.endsWith(`:${side}`))),
  createdAt: agreement.createdAt,
});

/** What the site did by itself is told without its facts, which may be of either. */
const ownEntry = ({ at, side, event, facts }: AuditEntry, own: Side): AuditEntry[] =>
  side === otherSide(own) ? [] : [{ at, side, event, facts: side === own ? facts : {} }];

/** It holds what was shared, which both have, and nothing of what either injected or took. */
function ownStatement(statement: Statement) {
  const { month, version, basis, shared, quarters, gaps, price, netCents, vat, vatCents, totalCents } = statement;
  return {
    month,
    version,
    basis,
    shared,
    quarters,
    gaps,
    days: statement.days.map(({ day, shared }) => ({ day, shared })),
    price,
    netCents,
    vat,
    vatCents,
    totalCents,
    differences: statement.differences,
  };
}
