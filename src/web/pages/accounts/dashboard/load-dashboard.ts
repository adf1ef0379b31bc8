import { listConnections } from "#application/account-details/connections.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import { listOwnAgreements, type OwnAgreement } from "#application/contracts/own-agreements.ts";
import { listForms } from "#application/forms/load-form.ts";
import type { Ports } from "#application/ports/ports.ts";
import { listCalculations } from "#application/saved-calculations/own-calculations.ts";
import { loadSettled, type Settled } from "#application/settlement/load-months.ts";
import { nextStepWords } from "#content/pages/accounts/account.ts";
import type { PricedSite } from "#content/site.ts";
import { nextSteps } from "#domain/account-details/next-steps.ts";
import { totalUse } from "#domain/connections/connection.ts";
import { connectionForSide } from "#domain/connections/saved-connection.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import { limitFault } from "#domain/limits.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { offersLimits } from "#web/forms/queries/offers-query.ts";
import { findContact } from "#web/pages/accounts/contracts/find-contact.ts";
import { loadContractSteps } from "#web/pages/accounts/contracts/load-contract-steps.ts";
import { summariseContract } from "#web/pages/accounts/contracts/summarise-contract.ts";
import { loadMarketParts } from "#web/pages/accounts/dashboard/load-market-parts.ts";
import { openInvitations } from "#web/pages/accounts/invitations/invitation-view.ts";

type Own = { readonly ports: Ports; readonly uid: string; readonly email: string; readonly site: PricedSite };

/** All that belongs to somebody. The parts come from folders that do not know each other and meet here. */
export async function loadDashboard({ ports, uid, email, site }: Own) {
  const [profile, connections, papers, calculations, account, agreements, invitations] = await Promise.all([
    readProfile(ports, uid),
    listConnections(ports, uid),
    listForms(ports, uid),
    listCalculations(ports, uid),
    ports.identity.account(uid),
    listOwnAgreements(ports, uid),
    openInvitations(ports, { uid, email }),
  ]);
  const settled = await loadSettled(ports, agreements);
  const square = await loadMarketParts(ports, uid, site);
  return { profile, connections, papers, calculations, account, invitations, settled, square };
}

type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;

/** What waits for an answer first, then what agreements ask, then what makes an account whole. */
export async function listSteps(ports: Ports, loaded: Dashboard) {
  const { profile, square, settled, invitations, connections, papers, account } = loaded;
  const situation = {
    profile,
    listings: square.all,
    invitations,
    hasConnection: connections.length > 0,
    use: yearlyUseOf(loaded),
    forms: papers,
    isProtected: Boolean(account?.hasSecondFactor) || (account?.passkeys.length ?? 0) > 0,
    hasContract: settled.some(({ agreement }) => !isFinal(agreement.state)),
  };
  return [...square.steps, ...(await loadContractSteps(ports, settled)), ...nextSteps(situation).map(nextStepWords)];
}

/** As the list of offers is put in order by it: for households, within its limits. */
function yearlyUseOf({ profile, connections }: Dashboard): number | null {
  const energy = connectionForSide(connections, "buyer")?.connection.use.energy ?? null;
  if (energy === null || profile?.kind !== "person") return null;
  const use = totalUse(energy);
  return limitFault(use, offersLimits.verbruik) === null ? use : null;
}

/** Those that run or are still to begin, each with how to reach the other side. */
export async function listContracts(ports: Ports, settled: readonly Settled<OwnAgreement>[]) {
  const contracts = await Promise.all(
    settled.map(async ({ agreement, side }) => ({
      ...summariseContract(agreement, side, brusselsDay(ports.clock.now())),
      ways: (await findContact(ports, agreement, side)).ways,
    })),
  );
  return contracts.filter(({ isOver }) => !isOver);
}
