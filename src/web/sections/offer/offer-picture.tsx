import type { Holder } from "#domain/market/listing.ts";
import { Barn } from "#ui/illustrations/barn.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { School } from "#ui/illustrations/school.tsx";
import { Street } from "#ui/illustrations/street.tsx";

const drawings = { person: HouseWithPanels, company: Barn, school: School, association: Street } as const;

/** The seller's own photo; without one a drawing, which nobody can take for the place itself. */
export function OfferPicture({ photo, holder, alt }: { photo: string | null; holder: Holder; alt: string }) {
  if (photo !== null)
    return <img src={photo} alt={alt} className="aspect-4/3 w-full rounded-card border border-line object-cover" />;
  const Drawing = drawings[holder];
  return <Drawing className="mx-auto w-full max-w-md max-lg:hidden" />;
}
