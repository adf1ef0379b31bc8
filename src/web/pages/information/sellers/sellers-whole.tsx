import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { SellerAnswers } from "./seller-answers.tsx";
import { SellerHow } from "./seller-how.tsx";
import { SellerMoney } from "./seller-money.tsx";
import { SellerStart } from "./seller-start.tsx";
import { wholeSellersGuide } from "./sellers-chapters.ts";

export const loader = contentLoader(wholeSellersGuide);
export default function WholeSellersGuide() {
  const { hero, frame, how, money, start, answers, days } = useWords<typeof wholeSellersGuide>();
  return (
    <Guide frame={frame} current="whole" hero={hero} side="end">
      <SellerHow {...how} days={days} />
      <SellerMoney {...money} />
      <SellerStart {...start} />
      <SellerAnswers {...answers} checkedOn={frame.checkedOn} />
    </Guide>
  );
}
