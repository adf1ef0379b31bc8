import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { SellerStart } from "./seller-start.tsx";
import { sellersStartChapter } from "./sellers-chapters.ts";

export const loader = contentLoader(sellersStartChapter);
export default function SellersStart() {
  const { hero, frame, ...words } = useWords<typeof sellersStartChapter>();
  return (
    <Guide frame={frame} current={2} hero={hero} side="end">
      <SellerStart {...words} />
    </Guide>
  );
}
