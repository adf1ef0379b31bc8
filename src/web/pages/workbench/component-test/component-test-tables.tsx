import { useState } from "react";
import { Link } from "react-router";
import type { ComponentTestSections } from "#content/pages/workbench/component-test.ts";
import type { modelDayRows } from "#content/pages/workbench/model-day-rows.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Specimen } from "../gallery.tsx";

const PAGE_COUNT = 12;

type TableSpecimensProps = { words: ComponentTestSections["tables"]; model: ReturnType<typeof modelDayRows> };

export function TableSpecimens({ words, model }: TableSpecimensProps) {
  const [page, setPage] = useState(5);
  return (
    <>
      <DataTable
        caption={model.caption}
        columns={model.headers.map((header, index) => ({ header, align: index === 0 ? "start" : "end" }))}
        rows={model.rows}
        footer={model.footer}
        rowHeader
      />
      <Specimen name={words.pages}>
        <Pagination
          page={page}
          pageCount={PAGE_COUNT}
          renderLink={({ page: target, children, ...link }) => (
            <a
              href={`#${words.id}`}
              onClick={(event) => {
                event.preventDefault();
                setPage(target);
              }}
              {...link}
            >
              {children}
            </a>
          )}
        />
      </Specimen>
      <Specimen name={words.trail}>
        <Breadcrumbs
          label={words.trail}
          items={words.trailItems}
          renderLink={({ path, ...link }) => <Link to={path} {...link} />}
        />
      </Specimen>
    </>
  );
}

export function WaitingSpecimens({ words }: { words: ComponentTestSections["waiting"] }) {
  return (
    <>
      <Specimen name={words.skeletons}>
        <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-6 sm:max-w-md">
          <div className="flex items-center gap-4">
            <Skeleton className="size-14" shape="control" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-24 w-full" shape="control" />
          <Skeleton className="h-12 w-40" shape="control" />
        </div>
      </Specimen>
      <EmptyState
        title={words.empty.title}
        action={
          <Button asChild>
            <Link to="/aanbod">{words.empty.action}</Link>
          </Button>
        }
      >
        {words.empty.text}
      </EmptyState>
      <EmptyState title={words.emptyPlain.title}>{words.emptyPlain.text}</EmptyState>
    </>
  );
}
