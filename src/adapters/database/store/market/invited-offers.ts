import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../database.ts";
import { invitations } from "../../schema-invitations.ts";
import { listings } from "../../schema-market.ts";
import type { Dependencies } from "../../writing.ts";
import { withdrawOpenOf } from "./withdraw-proposals.ts";

const isOfferFrom = (connectionId: string) =>
  and(eq(listings.side, "offer"), sql`${listings.details}->>'connectionId' = ${connectionId}`);

/** The offers of a connection, held for who changes them; null when one of them is somebody's already. */
export async function holdOffersFrom(queries: Queries, connectionId: string): Promise<readonly string[] | null> {
  const offers = await queries
    .select({ id: listings.id, state: listings.state })
    .from(listings)
    .where(isOfferFrom(connectionId))
    .orderBy(listings.id)
    .for("update");
  if (offers.some(({ state }) => state === "reserved" || state === "contracted")) return null;
  return offers.filter(({ state }) => state === "published" || state === "paused").map(({ id }) => id);
}

/** Takes offers off the market for a partner who was invited, and takes back what waits for an answer about them. */
export async function reserveOffers(
  queries: Queries,
  dependencies: Pick<Dependencies, "clock">,
  offers: readonly string[],
): Promise<void> {
  for (const id of offers) {
    const reserved = { state: "reserved", updatedAt: dependencies.clock.now(), leftOver: null } as const;
    await queries.update(listings).set(reserved).where(eq(listings.id, id));
    await withdrawOpenOf(queries, dependencies, id, "seller-taken");
  }
}

/** Binds or frees the offers of the connection that sells by an accepted invitation; false when there is no such invitation. */
export async function moveInvitedOffers(
  queries: Queries,
  { clock }: Pick<Dependencies, "clock">,
  invitationId: string,
  to: "contracted" | "published",
): Promise<boolean> {
  const [accepted] = await queries
    .select({ side: invitations.side, own: invitations.connectionId, partner: invitations.partnerConnectionId })
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), eq(invitations.state, "accepted")));
  const connectionId = accepted?.side === "seller" ? accepted.own : accepted?.partner;
  if (!connectionId) return false;
  const from = to === "contracted" ? (["reserved"] as const) : (["reserved", "contracted"] as const);
  await queries
    .update(listings)
    .set({ state: to, updatedAt: clock.now() })
    .where(and(isOfferFrom(connectionId), inArray(listings.state, [...from])));
  return true;
}
