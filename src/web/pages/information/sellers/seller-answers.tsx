import type { sellersAnswers } from "#content/pages/information/sellers/answers.ts";
import { GuideQuestions, GuideSources } from "#web/sections/guide/guide-parts.tsx";

type SellerAnswersProps = Pick<ReturnType<typeof sellersAnswers>, "questions" | "sources"> & {
  checkedOn: string;
};

export function SellerAnswers({ questions, sources, checkedOn }: SellerAnswersProps) {
  return (
    <>
      <GuideQuestions {...questions} />
      <GuideSources {...sources} checkedOn={checkedOn} />
    </>
  );
}
