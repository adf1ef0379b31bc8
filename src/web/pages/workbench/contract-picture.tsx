import { Link } from "react-router";

type Mark = "current" | "possible" | "other";
type ContractPictureProps = {
  label: string;
  words: { current: string; possible: string };
  states: readonly { name: string; path: string; mark: Mark; isFinal: boolean }[];
};

const looks: Readonly<Record<Mark, string>> = {
  current: "border-primary bg-primary text-on-primary",
  possible: "border-primary bg-primary-soft text-primary",
  other: "border-tile-edge bg-surface text-muted hover:border-primary",
};

/** The states as tiles on a path: the one we are in is full, those that can follow are lit. */
export function ContractPicture({ label, words, states }: ContractPictureProps) {
  return (
    <nav aria-label={label}>
      <ol className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-5">
        {states.map(({ name, path, mark, isFinal }, index) => (
          <li key={name}>
            <Link
              to={path}
              preventScrollReset
              {...(mark === "current" ? { "aria-current": "step" as const } : {})}
              className={`flex h-full min-h-24 flex-col justify-between gap-2 rounded-control border-2 p-3.5 no-underline ${looks[mark]} ${isFinal ? "border-dashed" : ""}`}
            >
              <span className="flex justify-between gap-2 text-small tabular-nums">
                {index + 1}
                {mark === "other" ? null : <span>{words[mark]}</span>}
              </span>
              <span className="text-balance font-display font-semibold text-base leading-tight">{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
