import { type Addresses, addressesOf } from "#application/ports/addresses.ts";
import type { ContractParts, ContractPorts, StoredStatement } from "#application/ports/contracts.ts";
import { type Agreement, sides } from "#domain/contracts/agreement.ts";
import { canonicalText, chainText, declarationCode } from "#domain/declarations/canonical-text.ts";
import { type Declaration, type DeclarationFacts, FIRST_PREVIOUS_HASH } from "#domain/declarations/declaration.ts";
import type { AgreedBy } from "#domain/settlement/months/month-standing.ts";

const AT_ONCE = 50;

/**
 * Declares every month that both agree on and that is not declared yet, one after the other in the chain, and mails both
 * sides. What a new
 * version or a no takes back is taken back when that comes, not here.
 */
export async function issueDeclarations(ports: ContractPorts): Promise<number> {
  let issued = 0;
  for (;;) {
    const addresses = await addressesOfWaiting(ports);
    const some = await ports.store.transaction((parts) => issueSome(ports, parts, addresses));
    issued += some.issued;
    if (some.seen < AT_ONCE) return issued;
  }
}

/** Looked up before anything is held, because they may come from outside the database. */
async function addressesOfWaiting(ports: ContractPorts): Promise<ReadonlyMap<string, Addresses>> {
  const { contracts } = ports.store;
  const found = new Map<string, Addresses>();
  for (const { agreementId } of await contracts.listUndeclared(AT_ONCE)) {
    const agreement = found.has(agreementId) ? null : await contracts.find(agreementId);
    if (agreement) found.set(agreementId, await addressesOf(ports, agreement));
  }
  return found;
}

async function issueSome(
  ports: ContractPorts,
  parts: ContractParts,
  addresses: ReadonlyMap<string, Addresses>,
): Promise<{ seen: number; issued: number }> {
  const { clock } = ports;
  const { contracts } = parts;
  // The end of the chain is held first: who asks at the same time waits, and then finds these done.
  const last = await contracts.lastDeclaration();
  let [place, hash] = [last?.place ?? 0, last?.hash ?? FIRST_PREVIOUS_HASH];
  const waiting = await contracts.listUndeclared(AT_ONCE);
  const { keyId, publicKeyRaw: raw } = ports.signer;
  if (waiting.length > 0) await contracts.rememberKey({ keyId, raw }, clock.now());
  for (const statement of waiting) {
    const agreement = await contracts.find(statement.agreementId);
    if (!agreement) throw new Error("A statement has an agreement.");
    const { agreementId, month, version } = statement;
    const reached = addresses.get(agreementId);
    // Agreed on since the addresses were read: its turn is the next one.
    if (!reached) continue;
    // Held, so that a no or a version that comes in meanwhile is either seen here or finds what it has to take back.
    const standing = await contracts.holdStanding({ agreementId, month });
    if (standing?.version !== version || standing.state !== "agreed") continue;
    const agreedBy = standing.agreedBy ?? "earlier-rule";
    const made = declare(ports, agreement, { ...statement, agreedBy }, place + 1, hash);
    await contracts.addDeclaration(made, { agreementId, month, version });
    const facts = { code: made.code, month };
    await contracts.addEntry(agreementId, { at: clock.now(), side: null, event: "declared", facts });
    for (const side of sides) {
      const to = reached[side];
      const about = { agreementId, reference: agreement.reference, month, side } as const;
      if (to) await parts.outbox.add({ kind: "month-notice", to, notice: "declared", answerBy: null, ...about });
    }
    [place, hash] = [made.place, made.hash];
  }
  return { seen: waiting.length, issued: place - (last?.place ?? 0) };
}

function declare(
  { signer, clock, ids }: ContractPorts,
  agreement: Agreement,
  statement: StoredStatement & { readonly agreedBy: AgreedBy },
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
    agreedBy: statement.agreedBy,
    statementHash: statement.hash,
    issuedAt: clock.now(),
    previousHash,
    keyId: signer.keyId,
  };
  const signature = signer.sign(new TextEncoder().encode(canonicalText(facts)));
  return { ...facts, signature, hash: signer.digest(chainText(facts, signature)), revocation: null };
}
