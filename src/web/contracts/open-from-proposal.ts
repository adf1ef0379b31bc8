import { openAccepted } from "#application/contracts/open-accepted.ts";
import type { Ports } from "#application/ports/ports.ts";
import { newestAgreementText } from "#content/contracts/agreement-document.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";

/** The agreement of a proposal that both accepted, begun once whoever asks first; null while one of the two did not. */
export async function openFromProposal(ports: Ports, uid: string, proposalId: string): Promise<Agreement | null> {
  const opened = await openAccepted(ports, uid, proposalId, newestAgreementText);
  return opened.ok ? opened.value : null;
}
