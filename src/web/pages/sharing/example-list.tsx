import { Link } from "react-router";
import type { ExampleSummary } from "#content/pages/sharing/example-summary.ts";
import { ExamplePicture } from "#web/pages/sharing/example-picture.tsx";
import { verdictInks } from "#web/pages/sharing/verdict-inks.ts";

type ExampleListProps = { examples: readonly ExampleSummary[]; together: string };

/** Each example at the anchor by which other pages knew it. */
export const ExampleList = ({ examples, together }: ExampleListProps) => (
  <ul>
    {examples.map(({ id, anchor, path, title, form, who, verdict, together: net }) => (
      <li
        key={id}
        id={anchor}
        className="relative grid scroll-mt-24 grid-cols-[5rem_1fr] items-start gap-x-5 gap-y-3 border-line border-t py-6 sm:items-center sm:grid-cols-[8rem_1fr] sm:gap-x-8 lg:grid-cols-[8rem_1fr_auto]"
      >
        <ExamplePicture id={id} bare className="w-full" />
        <div className="min-w-0">
          <h3 className="font-display text-h4">
            <Link to={path} className="text-link after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          <p className="mt-1 font-semibold text-primary text-small">{form}</p>
          <p className="mt-2 max-w-text text-base text-muted">{who}</p>
        </div>
        <p className="col-start-2 text-base lg:col-start-3 lg:text-right">
          <strong className={`block ${verdictInks[verdict.code]}`}>{verdict.text}</strong>
          <span className="text-small">
            <span className="inline-block">{together}:</span> <b className="tabular-nums">{net}</b>
          </span>
        </p>
      </li>
    ))}
  </ul>
);
