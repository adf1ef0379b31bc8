import type { readListing } from "#application/back-office/read-listing.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { sayLeftOver } from "#content/market/left-over-words.ts";
import { holderNames, regionNames } from "#content/market/listing-words.ts";
import { listingStateNames, proposalStateNames } from "#content/market/market-refusals.ts";
import { reportReasonNames } from "#content/market/proposal-words.ts";
import { decisionNames, listingWords, moderationNames, sideNames } from "#content/pages/back-office/market.ts";
import type { OperatorLevel } from "#domain/back-office/operator.ts";
import { reportReasons } from "#domain/market/proposal.ts";

type Read = NonNullable<Awaited<ReturnType<typeof readListing>>>;

export const sayReason = (reason: string): string => {
  const known = reportReasons.find((one) => one === reason);
  return known ? reportReasonNames[known] : reason;
};

/** What the page of one offer or request shows. Its owner's name and street are not in it. */
export function listingView(read: Read, level: OperatorLevel) {
  const { side, listing, reports, proposals } = read;
  const { facts: names, none, description } = listingWords;
  const energy = side === "offer" ? read.listing.surplus : read.listing.offtake;
  const mayAct = level === "act" && side === "offer";
  return {
    head: { title: `${sideNames[side]}: ${listing.title}`, description },
    title: listing.title,
    facts: [
      { name: names.state, value: listingStateNames[listing.state] },
      { name: names.moderation, value: moderationNames[listing.moderation] },
      { name: names.place, value: `${listing.place.municipality}, ${regionNames[listing.place.region]}` },
      { name: names.holder, value: listing.companyName ?? holderNames[listing.holder] },
      { name: names.energy, value: formatKilowattHours(energy) },
      { name: names.published, value: listing.publishedAt ? formatMoment(listing.publishedAt) : none },
      {
        name: names.leftOver,
        value: listing.leftOver ? sayLeftOver(listing.leftOver, side === "offer" ? "seller" : "buyer") : none,
      },
      { name: names.text, value: listing.text || none },
      { name: names.id, value: listing.id },
    ],
    publicPath:
      side === "offer" && listing.state === "published" && listing.moderation !== "hidden"
        ? `/aanbod/${listing.id}`
        : null,
    reports:
      side === "request"
        ? null
        : reports.map(({ at, reason, text, decision }) => [
            formatMoment(at),
            sayReason(reason),
            text,
            decision ? decisionNames[decision] : listingWords.reports.waits,
          ]),
    proposals: proposals.map(({ id, createdAt, state, offerId, requestId }) => ({
      id,
      madeOn: formatDay(createdAt.toISOString().slice(0, 10)),
      state: proposalStateNames[state],
      other: side === "offer" ? requestId : offerId,
    })),
    mayHide: mayAct && listing.moderation !== "hidden",
    mayShow: mayAct && listing.moderation !== "open",
  };
}
