import type { Holder } from "#domain/market/listing.ts";
import { Barn } from "#ui/illustrations/barn.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { School } from "#ui/illustrations/school.tsx";
import { Street } from "#ui/illustrations/street.tsx";

const drawings = { person: HouseWithPanels, company: Barn, school: School, association: Street } as const;

/** A drawing, which nobody can take for the place itself. */
export function OfferPicture({ holder }: { holder: Holder }) {
  const Drawing = drawings[holder];
  return <Drawing className="mx-auto w-full max-w-md max-lg:hidden" />;
}
