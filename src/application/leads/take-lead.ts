import type { Identity } from "#application/ports/identity.ts";
import type { Lead, LeadSide } from "#application/ports/leads.ts";
import type { Log } from "#application/ports/log.ts";
import type { Store, StoreParts } from "#application/ports/store.ts";

/**
 * Computes the draft listing of a lead before the transaction and hands back what writes it, so that no connection of the
 * database is held while a year is computed.
 */
export type PrepareDraft = (lead: Lead) => Promise<(parts: StoreParts) => Promise<Draft | null>>;

/** The listing that a lead became, which its owner has not published. */
export type Draft = { readonly side: LeadSide; readonly listingId: string };

const nothing: Taken = { leads: 0, drafts: [] };

type Ports = { readonly store: Pick<Store, "leads" | "transaction"> };

/** Null when nobody sent it, or it was erased. */
export const loadLead = ({ store }: Ports, token: string): Promise<Lead | null> => store.leads.find(token);

/**
 * What the page of thanks tells to who has the link: the lead, and whether an account was asked for with it. That is the
 * same for an address that had an account before, so it tells nothing of the address.
 */
export async function loadSentLead(
  { store }: Ports,
  token: string,
): Promise<{ readonly lead: Lead; readonly isAwaited: boolean } | null> {
  const lead = await store.leads.find(token);
  return lead && { lead, isAwaited: await store.leads.isAwaited(token) };
}

/** The leads that became part of this account. */
export const listOwnLeads = async ({ store }: Ports, uid: string, email: string): Promise<readonly Lead[]> =>
  (await store.leads.list(uid, email)).filter((one) => one.uid === uid);

/**
 * What somebody finds behind a link to take along: the lead as long as nobody took it, else what the account has already.
 * Unknown is a link of nobody, and one that another took. Without a link: what still waits for the address of the account,
 * which was confirmed before anybody signed in with it.
 */
export async function loadLeadToTake(
  ports: Ports,
  { uid, email }: { readonly uid: string; readonly email: string },
  token: string | null,
): Promise<{ readonly isOpen: boolean; readonly isUnknown: boolean; readonly leads: readonly Lead[] }> {
  const lead = token ? await loadLead(ports, token) : null;
  if (lead !== null && lead.uid === null) return { isOpen: true, isUnknown: false, leads: [lead] };
  const awaited = token === null ? await ports.store.leads.listAwaited(email) : [];
  if (awaited.length > 0) return { isOpen: true, isUnknown: false, leads: awaited };
  const isUnknown = token !== null && lead?.uid !== uid;
  return { isOpen: false, isUnknown, leads: await listOwnLeads(ports, uid, email) };
}

/**
 * The lead that a confirmation will bring along, and whose account gets it. The token of the mail names it: that went to
 * the mailbox of the address and nowhere else, and whoever has it can confirm and read the same in the account. Nobody
 * can guess it, and a token that is unknown, used or too old names nothing. Reading takes nothing away.
 */
export async function loadLeadToConfirm(
  {
    store,
    identity,
  }: { readonly store: Pick<Store, "leads" | "tokens">; readonly identity: Pick<Identity, "account"> },
  token: string,
): Promise<{ readonly uid: string; readonly lead: Lead } | null> {
  const uid = (await store.tokens.find("confirm-address", token))?.uid;
  const account = uid ? await identity.account(uid) : null;
  if (!account) return null;
  const [lead, ...more] = await store.leads.listAwaited(account.email);
  return lead && more.length === 0 ? { uid: account.uid, lead } : null;
}

/** What an account took along: how many leads, and the listings that they became. */
export type Taken = { readonly leads: number; readonly drafts: readonly Draft[] };

/** Gives the lead behind a link to an account, with its draft, or neither; null when it was given before. */
export async function takeLead(ports: Ports, uid: string, token: string, prepare: PrepareDraft): Promise<Taken | null> {
  const lead = await ports.store.leads.find(token);
  if (lead === null || lead.uid !== null) return null;
  const writeDraft = await prepare(lead);
  return ports.store.transaction(async (parts) => {
    const given = await parts.leads.giveByToken(token, uid);
    const draft = given && (await writeDraft(parts));
    return given && { leads: 1, drafts: draft ? [draft] : [] };
  });
}

type AwaitedPorts = Ports & { readonly identity: Pick<Identity, "account"> };

/** Gives an account what was sent from its address before there was an account, with the drafts, or nothing of it. */
export async function takeAwaitedLeads(ports: AwaitedPorts, uid: string, prepare: PrepareDraft): Promise<Taken> {
  const account = await ports.identity.account(uid);
  if (!account) return nothing;
  const prepared = new Map<string, Awaited<ReturnType<PrepareDraft>>>();
  for (const lead of await ports.store.leads.listAwaited(account.email)) prepared.set(lead.id, await prepare(lead));
  return ports.store.transaction(async (parts) => {
    const given = await parts.leads.giveAwaited(account.email, uid);
    const drafts: Draft[] = [];
    for (const { id } of given) {
      const draft = await prepared.get(id)?.(parts);
      if (draft) drafts.push(draft);
    }
    return { leads: given.length, drafts };
  });
}

/** The same at a confirmation. The address is confirmed whatever happens here: null when it failed and they still wait. */
export async function tryAwaitedLeads(
  ports: AwaitedPorts & { readonly log: Log },
  uid: string,
  prepare: PrepareDraft,
): Promise<Taken | null> {
  try {
    return await takeAwaitedLeads(ports, uid, prepare);
  } catch (error) {
    ports.log.error("awaited leads were not given to the new account", error);
    return null;
  }
}
