import type { MarketStore } from "#application/ports/market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { openBlocks } from "./blocks.ts";
import { openBrowsing } from "./browse.ts";
import { openOffers, openRequests } from "./listings.ts";
import { openModeration } from "./moderation.ts";
import { openListingPhotos } from "./photos.ts";
import { openProfiles } from "./profiles.ts";
import { openProposals } from "./proposals.ts";
import { readSnapshot } from "./read-snapshot.ts";
import { openRuns } from "./runs.ts";

export function openMarket(access: Access, dependencies: Dependencies): MarketStore {
  return {
    offers: openOffers(access, dependencies),
    requests: openRequests(access, dependencies),
    proposals: openProposals(access, dependencies),
    profiles: openProfiles(access, dependencies),
    photos: openListingPhotos(access, dependencies),
    runs: openRuns(access, dependencies),
    ...openBrowsing(access, dependencies),
    ...openModeration(access, dependencies),
    ...openBlocks(access, dependencies),

    snapshot: (of) => access.transaction((queries) => readSnapshot(queries, of, dependencies.clock.now())),
  };
}
