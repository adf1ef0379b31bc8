import { useEffect, useRef } from "react";
import { formWords } from "#content/form-words.ts";
import { Alert } from "#ui/alert.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { originalOf } from "#web/forms/use-uncorrected.ts";

type FormSummaryProps = { answer: FormAnswer | undefined; labels: Readonly<Record<string, string>> };

/** What is wrong, above the form, with a way to each field. It takes the focus, so that nobody has to look for it. */
export function FormSummary({ answer, labels }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const faults = Object.entries(answer?.faults ?? {});
  const isShown = faults.length > 0 || Boolean(answer?.notice);
  // Who corrects one of several faults stays where they are.
  const news = originalOf(answer);
  useEffect(() => {
    if (news && isShown) box.current?.focus();
  }, [news, isShown]);
  if (!answer || !isShown) return null;
  const { title, one, several, failed } = formWords.summary;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="scroll-mt-6 rounded-control">
      <Alert tone="danger" title={faults.length > 0 ? title : failed}>
        {answer.notice ? <p>{answer.notice}</p> : <p>{faults.length === 1 ? one : several}</p>}
        {faults.length > 0 ? (
          <ul className="mt-2 grid gap-1">
            {faults.map(([name, sentence]) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(name);
                  }}
                >
                  {withLabel(labels[name], sentence ?? "")}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Alert>
    </div>
  );
}

/** A label that is a question or a sentence has its sign already. */
const withLabel = (label: string | undefined, sentence: string): string =>
  label ? `${label}${/[?.]$/.test(label) ? "" : ":"} ${sentence}` : sentence;

/** A group has no focus of its own: its first control takes it. */
function goTo(name: string): void {
  const field = document.getElementById(fieldId(name));
  const control = field?.matches("input, select, textarea") ? field : field?.querySelector("input");
  (control as HTMLElement | null | undefined)?.focus();
  field?.scrollIntoView({ block: "center" });
}
