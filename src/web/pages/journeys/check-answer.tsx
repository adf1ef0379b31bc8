import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import type { CheckAnswer } from "#web/pages/journeys/answer-check.ts";

type Result = NonNullable<CheckAnswer["result"]>;
type Place = { readonly label: string; readonly path: string };

const tones = { yes: "secondary", almost: "sun", no: "primary" } as const;
const marks = {
  fine: { icon: "check", look: "bg-secondary-fill text-fill-ink" },
  note: { icon: "info", look: "bg-primary text-on-primary" },
  "to-do": { icon: "clock", look: "bg-sun-fill text-fill-ink" },
  refused: { icon: "x", look: "bg-danger text-on-primary" },
} as const;

type CheckAnswerBoxProps = {
  check: CheckAnswer;
  faulty: string;
  next: readonly Place[];
  nextBrussels: readonly Place[];
  nextWallonia: readonly Place[];
};

/** The answer stands above the questions, so that it is the first thing seen after asking, with or without script. */
export function CheckAnswerBox({ check, faulty, next, nextBrussels, nextWallonia }: CheckAnswerBoxProps) {
  const box = useFocusAfterAsking();
  const hasErrors = Object.keys(check.errors).length > 0;
  if (!check.result && !hasErrors) return null;
  const places =
    check.result?.answer !== "no" || check.result.region === "flanders"
      ? next
      : check.result.region === "brussels"
        ? nextBrussels
        : nextWallonia;
  return (
    <div ref={box} tabIndex={-1} className="rounded-card">
      {check.result ? <AnswerCard result={check.result} places={places} /> : <Alert tone="danger">{faulty}</Alert>}
    </div>
  );
}

function AnswerCard({ result, places }: { result: Result; places: readonly Place[] }) {
  const [first, ...others] = places;
  return (
    <Card tone={tones[result.answer]} as="section" aria-labelledby="antwoord">
      <h2 id="antwoord" className="font-display text-h2">
        {result.title}
      </h2>
      <p className="mt-2 text-body">{result.text}</p>
      <ul className="mt-6 grid gap-3">
        {result.findings.map((finding) => (
          <li
            key={finding.title}
            className="grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-control bg-surface p-4 sm:items-start sm:p-5"
          >
            <span className={`grid size-9 place-items-center rounded-tile ${marks[finding.weight].look}`}>
              <Icon name={marks[finding.weight].icon} />
            </span>
            <div className="min-w-0">
              <p className="text-muted text-small">{result.weights[finding.weight]}</p>
              <h3 className="font-display text-h4">{finding.title}</h3>
            </div>
            <p className="col-span-2 mt-2 text-base text-muted sm:col-span-1 sm:col-start-2 sm:mt-1">{finding.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {first ? (
          <Button asChild>
            <Link to={withPostcode(first.path, result)}>{first.label}</Link>
          </Button>
        ) : null}
        {others.map(({ label, path }) => (
          <Button key={path} asChild variant="secondary">
            <Link to={path}>{label}</Link>
          </Button>
        ))}
      </div>
    </Card>
  );
}

const withPostcode = (path: string, { postcode }: Result) =>
  path.startsWith("/calculator/") ? `${path}?postcode=${postcode}` : path;

/** After asking, keyboard and screen reader go to the answer; on a first visit nothing moves. */
function useFocusAfterAsking() {
  const box = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    box.current?.focus({ preventScroll: true });
  }, [search]);
  return box;
}
