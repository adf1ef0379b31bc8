import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { SellerAnswers } from "./seller-answers.tsx";
import { sellersAnswersChapter } from "./sellers-chapters.ts";

export const loader = contentLoader(sellersAnswersChapter);
export default function SellersAnswers() {
  const { hero, frame, ...words } = useWords<typeof sellersAnswersChapter>();
  return (
    <Guide frame={frame} current={3} hero={hero} side="end">
      <SellerAnswers {...words} checkedOn={frame.checkedOn} />
    </Guide>
  );
}
