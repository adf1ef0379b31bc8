import { Link } from "react-router";
import { fitWords } from "#content/pages/calculators/fit-words.ts";
import { DataTable } from "#ui/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { FitView } from "#web/calculations/fit-view.ts";

type Cell = FitView["rows"][number]["later"];

/** What a switch of one side, or of both, would bring a pair, and with which contracts. */
export function FitTable({ view, isStale = false }: { view: FitView; isStale?: boolean }) {
  const { rows, compared, missing, middle } = view;
  return (
    <div className={isStale ? "opacity-70" : ""}>
      <DataTable
        caption={fitWords.caption}
        captionHidden
        rowHeader
        columns={fitWords.columns.map((header) => ({ header }))}
        rows={rows.map(({ name, later, first }) => [
          name,
          <Switch key="later" {...later} />,
          <Switch key="first" {...first} />,
        ])}
      />
      {middle ? <p className="mt-4 max-w-text text-base">{middle}</p> : null}
      <p className="mt-3 max-w-text text-muted text-small">
        {compared} {missing} {fitWords.free}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <TextLink href={fitWords.vTest.url} className="inline-flex min-h-11 items-center">
          {fitWords.vTest.text}
        </TextLink>
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to={fitWords.all.path}>{fitWords.all.text}</Link>
        </TextLink>
      </p>
    </div>
  );
}

const Switch = ({ saved, pair }: Cell) => (
  <>
    <span className="block font-semibold">{saved}</span>
    <span className="block text-muted text-small">{pair}</span>
  </>
);
