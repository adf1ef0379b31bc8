import type { ReactNode } from "react";
import { Link } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { MAIN_ID } from "#web/layouts/layouts.tsx";

type DeskPageProps = {
  title: string;
  lead?: string;
  back?: { readonly label: string; readonly path: string };
  /** What was just done. */
  done?: string | null;
  children: ReactNode;
};

/**
 * The frame of a screen of the back office: more room for rows than for words. Nothing is painted before all rows are
 * there, because the columns of a table that is painted halfway move with every row that follows.
 */
export const DeskPage = ({ title, lead, back, done, children }: DeskPageProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-2 pb-16 sm:px-8 lg:px-0">
    <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
    <div>
      {back ? (
        <TextLink asChild className="mb-1 inline-flex min-h-11 items-center gap-2 text-base">
          <Link to={back.path}>
            <Icon name="arrow-left" className="size-4.5" />
            {back.label}
          </Link>
        </TextLink>
      ) : null}
      <h1 className="text-balance break-words font-display text-h2 tracking-tight">{title}</h1>
      {lead ? <p className="mt-2 max-w-text text-base text-muted">{lead}</p> : null}
      {done ? (
        <Alert tone="ok" role="status" className="mt-5 max-w-text">
          <p>{done}</p>
        </Alert>
      ) : null}
    </div>
    {children}
  </div>
);

type DeskSectionProps = { title: string; lead?: string; children: ReactNode };

export const DeskSection = ({ title, lead, children }: DeskSectionProps) => (
  <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
    <div>
      <h2 className="font-display text-h4">{title}</h2>
      {lead ? <p className="text-muted text-small">{lead}</p> : null}
    </div>
    {children}
  </section>
);

type DeskTableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Said in place of an empty table. */
  none: string;
};

export const DeskTable = ({ title, columns, rows, none }: DeskTableProps) =>
  rows.length === 0 ? (
    <DeskSection title={title}>
      <p className="text-base text-muted">{none}</p>
    </DeskSection>
  ) : (
    <DataTable caption={title} columns={columns.map((header) => ({ header }))} rows={rows} />
  );
