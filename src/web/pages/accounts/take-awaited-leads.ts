import type { Ports } from "#application/ports/ports.ts";
import type { Site } from "#content/site.ts";
import { draftFromLead } from "#web/pages/accounts/draft-from-lead.ts";

type LeadPorts = Pick<Ports, "store" | "identity" | "clock" | "ids" | "log">;

/** What somebody told before there was an account comes along once the address is confirmed; tells whether anything did. */
export async function takeAwaitedLeads(ports: LeadPorts, site: Site, uid: string): Promise<boolean> {
  try {
    const account = await ports.identity.account(uid);
    const leads = account ? await ports.store.leads.giveAwaited(account.email, uid) : [];
    for (const lead of leads) await draftFromLead(ports, site, uid, lead);
    return leads.length > 0;
  } catch (error) {
    // The address is confirmed whatever happens here, and whoever confirmed it is let in.
    ports.log.error("leads not taken along", error);
    return false;
  }
}
