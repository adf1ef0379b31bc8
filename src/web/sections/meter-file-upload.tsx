import { useEffect, useRef, useState } from "react";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { meterFindingSentence } from "#content/meter-files/findings.ts";
import type { meterFileWords } from "#content/meter-files/meter-file-words.ts";
import { joinRefusalSentence, meterRefusalSentence, modelYearRefusalSentence } from "#content/meter-files/refusals.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import type { CalculatorClient } from "#web/calculations/use-calculator.ts";
import type { AnswerProgress, FileRefusal, LaidFile } from "#web/calculations/worker/calculator-messages.ts";
import { FluviusPicture } from "#web/sections/fluvius-picture.tsx";

type FileWords = ReturnType<typeof meterFileWords>;
type State =
  | { is: "empty" }
  | { is: "reading"; name: string; part: number | null }
  | { is: "refused"; sentence: string }
  | { is: "laid"; file: LaidFile };

type MeterFileUploadProps = {
  side: CalculationSide;
  label: string;
  words: FileWords;
  year: () => number;
  ask: CalculatorClient["ask"];
  onLaid: () => void;
};

/** One connection's file, or several that are joined. It is read and laid out on the visitor's own device. */
export function MeterFileUpload({ side, label, words, year, ask, onLaid }: MeterFileUploadProps) {
  const [state, setState] = useState<State>({ is: "empty" });
  const stop = useRef<AbortController | null>(null);

  async function choose(files: readonly File[]) {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    const onProgress = ({ name, part }: AnswerProgress) => {
      if (!signal.aborted) setState({ is: "reading", name, part });
    };
    try {
      const laid = await ask("files", { side, files, year: year() }, { onProgress, signal });
      if (!laid.ok) setState({ is: "refused", sentence: refusalSentence(laid.refusal, words) });
      else setState(laid.value === null ? { is: "empty" } : { is: "laid", file: laid.value });
    } catch {
      if (!signal.aborted) setState({ is: "refused", sentence: words.failed });
    }
    if (!signal.aborted) onLaid();
  }

  // A file that was laid just before the stop is taken away as well.
  function cancel() {
    setState({ is: "empty" });
    void choose([]);
  }

  const lay = useRef(ask);
  useEffect(() => {
    lay.current = ask;
  });
  // Whoever leaves this door counts without its file.
  useEffect(
    () => () => {
      if (stop.current === null) return;
      stop.current.abort();
      void lay.current("files", { side, files: [], year: 0 }).catch(() => {});
    },
    [side],
  );

  return (
    <div className="grid min-w-0 gap-3">
      <FileDrop
        id={`bestand-${side}`}
        label={label}
        help={words.help}
        accept=".csv,.xlsx,.txt,.zip,.pdf,.xls,text/csv"
        multiple
        onFilesChange={(files) => void choose(files)}
      />
      <div aria-live="polite">
        {state.is === "reading" ? (
          <div className="grid gap-2">
            <Progress
              value={state.part === null ? null : Math.round(state.part * 100)}
              label={fillLabel(words.reading, { name: state.name })}
            />
            <Button type="button" variant="secondary" onClick={cancel} className="justify-self-start">
              {words.cancel}
            </Button>
          </div>
        ) : null}
        {state.is === "refused" ? <Alert tone="danger">{state.sentence}</Alert> : null}
        {state.is === "laid" ? <Laid file={state.file} words={words} /> : null}
      </div>
      {state.is === "refused" || state.is === "empty" ? (
        <Disclosure label={words.where}>
          <div className="grid gap-4 sm:grid-cols-2">
            <ol className="list-decimal space-y-1 pl-5 text-small">
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <FluviusPicture words={words.picture} />
          </div>
        </Disclosure>
      ) : null}
    </div>
  );
}

function refusalSentence(refused: FileRefusal, words: FileWords): string {
  if (refused.step === "peaks") return words.peaks;
  if (refused.step === "reading") return meterRefusalSentence(refused.refusal, words.market);
  if (refused.step === "joining") return joinRefusalSentence(refused.refusal);
  return modelYearRefusalSentence(refused.refusal, words.market);
}

function Laid({ file, words }: { file: LaidFile; words: FileWords }) {
  const findings = file.findings.map(meterFindingSentence);
  const whole = (energy: number) => formatKilowattHours(energy, { fractionDigitsMax: 0 });
  return (
    <Alert tone="ok">
      <p>
        {fillLabel(words.read, {
          month: formatDay(file.firstMonth),
          offtake: whole(file.offtake),
          injection:
            file.injection === null ? "" : fillLabel(words.readInjection, { injection: whole(file.injection) }),
        })}
      </p>
      {findings.length > 0 || file.filled > 0 ? (
        <>
          <p className="mt-2 font-semibold text-small">{words.remark}</p>
          <ul className="list-disc space-y-1 pl-5 text-small">
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
            {file.filled > 0 ? <li>{fillLabel(words.filled, { count: formatNumber(file.filled) })}</li> : null}
          </ul>
        </>
      ) : null}
      <p className="mt-2 text-small">{words.linkNote}</p>
    </Alert>
  );
}
