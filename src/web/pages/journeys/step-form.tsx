import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { GO_ON, type JourneyField, journeyFields, LEAP, readJourney } from "#web/forms/queries/journey-query.ts";
import { useEarlyEdits } from "#web/forms/use-early-edits.ts";
import { useUncorrected } from "#web/forms/use-uncorrected.ts";
import { pathOfStep } from "#web/pages/journeys/journey-kind.ts";
import { JourneyQuestion } from "#web/pages/journeys/journey-question.tsx";
import { KeepOnDevice } from "#web/pages/journeys/kept-answers/keep-on-device.tsx";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";
import { conditionStyles, questionGroups } from "#web/pages/journeys/question-groups.ts";
import { answersIn, writeAnswers } from "#web/pages/journeys/use-live-picture.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

/** Browsers refuse to rewrite the address at every keystroke. */
const WRITE_PAUSE_MS = 300;

type StepFormProps = {
  page: JourneyPage;
  /** What counts where a question stays open, where that moves with the answers. */
  defaults?: JourneyPage["defaults"];
  onChange?: (form: HTMLFormElement, field: EventTarget) => void;
  children?: ReactNode;
};

/** One step as a form that works by itself: the answers of the other steps travel along in it. */
export function StepForm({ page, defaults = page.defaults, onChange, children }: StepFormProps) {
  const { side, step, path, words, typed, query, setting } = page;
  const own = pathOfStep(path, step);
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle";
  const isLeaping = navigation.formData?.get(GO_ON) === LEAP;
  const [looked, setLooked] = useState<{ over: JourneyPage; faults: JourneyPage["faults"] } | null>(null);
  const faults = looked?.over === page ? looked.faults : page.faults;
  const { notice = null } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page says again is news.
  const judged = useMemo(() => ({ typed: {}, faults, notice }), [faults, notice, page]);
  const answer = useUncorrected<JourneyField>(judged);
  const [kept, setKept] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const answers = answersIn(form, side);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isForward = submitter instanceof HTMLButtonElement && submitter.name === GO_ON;
    const found = isForward
      ? (readJourney(answers, side, setting.today, { brusselsMatching: false }).faults[step - 1] ?? {})
      : {};
    setLooked({ over: page, faults: found });
    clearTimeout(timer.current);
    if (Object.keys(found).length > 0) event.preventDefault();
    else writeAnswers(own, answers);
  };
  const follow = (entered: HTMLFormElement, field: EventTarget) => {
    const answers = answersIn(entered, side);
    setKept(answers.toString());
    clearTimeout(timer.current);
    timer.current = setTimeout(() => writeAnswers(own, answers), WRITE_PAUSE_MS);
    onChange?.(entered, field);
  };
  const form = useRef<HTMLFormElement>(null);
  useEarlyEdits(form, (entered, edited) => {
    for (const field of edited) follow(entered, field);
  });
  const mine = journeyFields[side][step - 1] ?? [];
  return (
    <Form
      // Another address is another form: going back in the browser brings the older answers back too.
      key={query}
      ref={form}
      method="get"
      action={own}
      noValidate
      onSubmit={look}
      onChange={({ currentTarget, target }) => follow(currentTarget, target)}
      className="group/form grid gap-9"
    >
      {Object.entries(typed).map(([name, text]) =>
        mine.includes(name as JourneyField) ? null : <input key={name} type="hidden" name={name} value={text} />,
      )}
      <FormSummary answer={answer} labels={labelsOf(page)} />
      {children}
      {questionGroups[side][step - 1]?.map(({ when, names, inPairs }) => (
        <div
          key={names[0]}
          className={classNames(when ? conditionStyles[when] : "grid", inPairs ? "gap-7 sm:grid-cols-2" : "gap-9")}
        >
          {names.map((name) => (
            <JourneyQuestion key={name} name={name} page={{ ...page, defaults }} error={answer?.faults[name]} />
          ))}
        </div>
      ))}
      <div className="grid gap-5 border-line border-t pt-6">
        {/* The way on comes first for the Enter key, and stands last for the eye. */}
        <div className="flex flex-wrap gap-3 sm:flex-row-reverse sm:justify-between">
          <Button size="large" name={GO_ON} value="ja" busy={isBusy && !isLeaping} className="max-sm:w-full">
            {words.next}
            <Icon name="arrow-right" />
          </Button>
          {step === 1 && words.leap ? (
            <Button
              variant="secondary"
              size="large"
              name={GO_ON}
              value={LEAP}
              busy={isBusy && isLeaping}
              className="max-sm:w-full"
            >
              {words.leap.go}
            </Button>
          ) : null}
          {step > 1 ? (
            <Button variant="quiet" size="large" formAction={pathOfStep(path, step - 1)} className="max-sm:w-full">
              <Icon name="arrow-left" />
              {words.previous}
            </Button>
          ) : null}
        </div>
        <KeepOnDevice side={side} step={step} query={kept} words={words.keep} />
        <p className="text-muted text-small">{words.carried}</p>
      </div>
    </Form>
  );
}

const labelsOf = ({ questions }: JourneyPage): Record<string, string> =>
  Object.fromEntries(Object.entries(questions).map(([name, { label }]) => [name, label]));
