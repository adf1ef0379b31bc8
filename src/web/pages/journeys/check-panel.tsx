import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import type { CheckAnswer } from "#web/pages/journeys/answer-check.ts";
import { CheckAnswerBox } from "#web/pages/journeys/check-answer.tsx";

type Place = { readonly label: string; readonly path: string };
type CheckPanelWords = {
  questions: { title: string; again: string; faulty: string };
  next: { links: readonly Place[] };
  nextBrussels: readonly Place[];
  nextWallonia: readonly Place[];
};

/** The answer, when there is one, and the questions below it. */
export function CheckPanel({
  words,
  check,
  children,
}: {
  words: CheckPanelWords;
  check: CheckAnswer;
  children: ReactNode;
}) {
  const { questions, next, nextBrussels, nextWallonia } = words;
  return (
    <>
      <CheckAnswerBox
        check={check}
        faulty={questions.faulty}
        next={next.links}
        nextBrussels={nextBrussels}
        nextWallonia={nextWallonia}
      />
      <Card as="section">
        <h2 className="font-display text-h3">{questions.title}</h2>
        {check.result ? <p className="mt-2 text-base text-muted">{questions.again}</p> : null}
        <div className="mt-6">{children}</div>
      </Card>
    </>
  );
}
