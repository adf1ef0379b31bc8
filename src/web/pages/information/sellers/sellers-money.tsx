import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { SellerMoney } from "./seller-money.tsx";
import { sellersMoneyChapter } from "./sellers-chapters.ts";

export const loader = contentLoader(sellersMoneyChapter);
export default function SellersMoney() {
  const { hero, frame, ...words } = useWords<typeof sellersMoneyChapter>();
  return (
    <Guide frame={frame} current={1} hero={hero} side="end">
      <SellerMoney {...words} />
    </Guide>
  );
}
