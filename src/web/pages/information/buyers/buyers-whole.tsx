import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { BuyerAnswers } from "./buyer-answers.tsx";
import { BuyerHow } from "./buyer-how.tsx";
import { BuyerMoney } from "./buyer-money.tsx";
import { BuyerStart } from "./buyer-start.tsx";
import { wholeBuyersGuide } from "./buyers-chapters.ts";

export const loader = contentLoader(wholeBuyersGuide);
export default function WholeBuyersGuide() {
  const { hero, frame, how, money, start, answers, quarters } = useWords<typeof wholeBuyersGuide>();
  return (
    <Guide frame={frame} current="whole" hero={hero}>
      <BuyerHow {...how} quarters={quarters} />
      <BuyerMoney {...money} />
      <BuyerStart {...start} />
      <BuyerAnswers {...answers} checkedOn={frame.checkedOn} />
    </Guide>
  );
}
