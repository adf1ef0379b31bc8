import type { ContractParts, ContractPorts, StoredStatement } from "#application/ports/contracts.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { canonicalText, chainText, declarationCode } from "#domain/declarations/canonical-text.ts";
import { type Declaration, type DeclarationFacts, FIRST_PREVIOUS_HASH } from "#domain/declarations/declaration.ts";

const AT_ONCE = 50;

/**
 * Declares every settled month that is not declared yet, one after the other in the chain. A corrected month gets a new
 * declaration, and the one before is revoked in the same transaction.
 */
export async function issueDeclarations(ports: ContractPorts): Promise<number> {
  let issued = 0;
  for (;;) {
    const count = await ports.store.transaction((parts) => issueSome(ports, parts));
    issued += count;
    if (count < AT_ONCE) return issued;
  }
}

async function issueSome(ports: ContractPorts, { contracts }: ContractParts): Promise<number> {
  const { clock } = ports;
  // The end of the chain is held first: who asks at the same time waits, and then finds these done.
  const last = await contracts.lastDeclaration();
  let [place, hash] = [last?.place ?? 0, last?.hash ?? FIRST_PREVIOUS_HASH];
  const waiting = await contracts.listUndeclared(AT_ONCE);
  for (const statement of waiting) {
    const agreement = await contracts.find(statement.agreementId);
    if (!agreement) throw new Error("A statement has an agreement.");
    const made = declare(ports, agreement, statement, place + 1, hash);
    const { agreementId, month, version } = statement;
    const standing = (await contracts.declarationsOf(agreementId)).filter(
      (one) => one.month === month && one.revocation === null,
    );
    for (const { code } of standing) {
      await contracts.revokeDeclaration(code, "replaced", clock.now());
      await contracts.addEntry(agreementId, {
        at: clock.now(),
        side: null,
        event: "declaration-revoked",
        facts: { code },
      });
    }
    await contracts.addDeclaration(made, { agreementId, month, version });
    const facts = { code: made.code, month };
    await contracts.addEntry(agreementId, { at: clock.now(), side: null, event: "declared", facts });
    [place, hash] = [made.place, made.hash];
  }
  return waiting.length;
}

function declare(
  { signer, clock, ids }: ContractPorts,
  agreement: Agreement,
  statement: StoredStatement,
  place: number,
  previousHash: string,
): Declaration {
  const { consents, municipalities } = agreement;
  const facts: DeclarationFacts = {
    code: declarationCode(statement.month, signer.digest(ids.next())),
    place,
    month: statement.month,
    shared: statement.shared,
    technology: agreement.technology,
    region: agreement.region,
    municipality: consents.seller.municipality && consents.buyer.municipality ? municipalities.seller : null,
    quarters: statement.quarters.total,
    quartersShared: statement.quarters.shared,
    basis: statement.basis,
    statementHash: statement.hash,
    issuedAt: clock.now(),
    previousHash,
    keyId: signer.keyId,
  };
  const signature = signer.sign(new TextEncoder().encode(canonicalText(facts)));
  return { ...facts, signature, hash: signer.digest(chainText(facts, signature)), revocation: null };
}
