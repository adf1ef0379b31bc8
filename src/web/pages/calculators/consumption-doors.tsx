import type { ReactNode } from "react";
import { use } from "react";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { Question, QuestionSheetContext } from "#web/pages/calculators/question.tsx";
import { useQuestions } from "#web/pages/calculators/questions.ts";

type ConsumptionDoorsProps = {
  side: CalculationSide;
  words: { legend: string; know: string; ask: string; file: string };
  /** Which one the address left open. */
  open: "weet" | "vraag";
  file: ReactNode;
};

const doorStyle =
  "flex min-h-12 items-center justify-center rounded-control border-[1.5px] border-transparent px-2 text-center font-semibold text-small sm:text-base text-muted leading-tight peer-checked:border-primary peer-checked:bg-surface peer-checked:text-primary peer-focus-visible:outline-3 peer-focus-visible:outline-primary peer-focus-visible:outline-offset-3";

/** Three ways to tell a use. Which one is open is a style rule, so it works before any script. */
export function ConsumptionDoors({ side, words, open, file }: ConsumptionDoorsProps) {
  const { door, known, household, trade, customer } = useQuestions[side];
  const sheet = use(QuestionSheetContext);
  const isBusiness = sheet?.typed[customer] === "onderneming";
  const doors = [
    { value: "weet", label: words.know, id: "deur-weet" },
    { value: "vraag", label: words.ask, id: "deur-vraag" },
    { value: "bestand", label: words.file, id: "deur-bestand" },
  ];
  return (
    <div className="group/door min-w-0 sm:col-span-2">
      <fieldset>
        <legend className="mb-1.5 font-semibold text-base">{words.legend}</legend>
        <div className="grid grid-cols-3 gap-1 rounded-control bg-sunken p-1">
          {doors.map(({ value, label, id }) => (
            <label key={id} htmlFor={id}>
              <input
                type="radio"
                name={door}
                value={value}
                id={id}
                defaultChecked={value === open}
                className="peer sr-only"
              />
              <span className={doorStyle}>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 hidden-until-chosen group-has-[#deur-weet:checked]/door:block">
        <Question question={{ name: known, kind: "number" }} />
      </div>
      <div className="mt-4 hidden-until-chosen items-start gap-x-5 gap-y-4 group-has-[#deur-vraag:checked]/door:grid sm:grid-cols-2">
        {(isBusiness ? trade : household).map((question) => (
          <Question key={question.name} question={question} />
        ))}
      </div>
      <div className="mt-4 hidden-until-chosen group-has-[#deur-bestand:checked]/door:block">{file}</div>
    </div>
  );
}
