import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { SellerHow } from "./seller-how.tsx";
import { sellersHowChapter } from "./sellers-chapters.ts";

export const loader = contentLoader(sellersHowChapter);
export default function Sellers() {
  const { hero, frame, ...words } = useWords<typeof sellersHowChapter>();
  return (
    <Guide frame={frame} current={0} hero={hero} side="end" picture={<HouseWithPanels className="w-full" />}>
      <SellerHow {...words} />
    </Guide>
  );
}
