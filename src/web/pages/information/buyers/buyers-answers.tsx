import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { BuyerAnswers } from "./buyer-answers.tsx";
import { buyersAnswersChapter } from "./buyers-chapters.ts";

export const loader = contentLoader(buyersAnswersChapter);
export default function BuyersAnswers() {
  const { hero, frame, ...words } = useWords<typeof buyersAnswersChapter>();
  return (
    <Guide frame={frame} current={3} hero={hero}>
      <BuyerAnswers {...words} checkedOn={frame.checkedOn} />
    </Guide>
  );
}
