import type { buyersAnswers } from "#content/pages/information/buyers/answers.ts";
import { GuideQuestions, GuideSources } from "#web/sections/guide/guide-parts.tsx";

type BuyerAnswersProps = Pick<ReturnType<typeof buyersAnswers>, "questions" | "sources"> & {
  checkedOn: string;
};

export function BuyerAnswers({ questions, sources, checkedOn }: BuyerAnswersProps) {
  return (
    <>
      <GuideQuestions {...questions} />
      <GuideSources {...sources} checkedOn={checkedOn} />
    </>
  );
}
