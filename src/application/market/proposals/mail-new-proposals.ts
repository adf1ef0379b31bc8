import { type PricePorts, readPublished } from "#application/market/market-prices.ts";
import { mailParties } from "#application/market/proposals/mail-parties.ts";
import { onOldPrices } from "#application/market/proposals/mailed-gain.ts";
import { listedPriceOf, oldListedPrices } from "#application/market/proposals/old-listed-price.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { MailedProposal } from "#application/ports/mail/mailed-facts.ts";
import type { StoreParts } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import {
  hasAccepted,
  lastDayToAnswer,
  type MarketProposal,
  type MarketSide,
  otherSide,
} from "#domain/market/proposal.ts";

/** What to tell one person about one proposal, should it be recorded. */
export type Letter = { readonly to: string; readonly proposal: MailedProposal };
type ProposedPair = { readonly proposal: MarketProposal; readonly offer: Offer; readonly request: MarketRequest };

/** Addresses come from outside, so they are looked up before anything is recorded. */
export async function lettersOf(
  ports: { readonly identity: Pick<Identity, "account"> } & PricePorts,
  found: readonly ProposedPair[],
): Promise<Letter[]> {
  const letters: Letter[] = [];
  if (found.length === 0) return letters;
  const oldPrice = oldListedPrices(await readPublished(ports));
  for (const { proposal, offer, request } of found) {
    const addresses = await mailParties(ports, proposal);
    for (const side of ["seller", "buyer"] as const) {
      const to = addresses[side];
      const [own, partner] = side === "seller" ? [offer, request] : [request, offer];
      if (to === null) continue;
      const old = oldPrice(listedPriceOf(own));
      const told = toMailed(proposal, side, own.title, partner.place.municipality);
      letters.push({ to, proposal: { ...told, ...onOldPrices(side, proposal.pair, old) } });
    }
  }
  return letters;
}

const toMailed = (
  proposal: MarketProposal,
  side: MarketSide,
  title: string,
  partnerMunicipality: string,
  { pair } = proposal,
): MailedProposal => ({
  id: proposal.id,
  side,
  title,
  partnerMunicipality,
  shared: pair.sharedEnergy,
  agreedPrice: pair.agreedPrice,
  ...(pair.vat ? { vat: pair.vat } : {}),
  ...(pair.isVatCharged === undefined ? {} : { isVatCharged: pair.isVatCharged }),
  gain: side === "seller" ? pair.gainSeller : pair.gainBuyer,
  hoursFrom: pair.hours.from,
  hoursTo: pair.hours.to,
  lapsesOn: lastDayToAnswer(proposal),
  ...(hasAccepted(proposal.state, otherSide(side)) ? { isAsked: true } : {}),
});

/** One mail for each person, whatever the number of their proposals. */
export async function sendLetters(
  { outbox }: Pick<StoreParts, "outbox">,
  letters: readonly Letter[],
  recorded: readonly MarketProposal[],
): Promise<void> {
  const ids = new Set(recorded.map(({ id }) => id));
  const perPerson = Map.groupBy(
    letters.filter(({ proposal }) => ids.has(proposal.id)),
    ({ to }) => to,
  );
  await outbox.addAll(
    [...perPerson].map(([to, own]) => ({ kind: "proposal-new", to, proposals: own.map(({ proposal }) => proposal) })),
  );
}
