import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { BuyerMoney } from "./buyer-money.tsx";
import { buyersMoneyChapter } from "./buyers-chapters.ts";

export const loader = contentLoader(buyersMoneyChapter);
export default function BuyersMoney() {
  const { hero, frame, ...words } = useWords<typeof buyersMoneyChapter>();
  return (
    <Guide frame={frame} current={1} hero={hero}>
      <BuyerMoney {...words} />
    </Guide>
  );
}
