import { type ReactNode, Suspense } from "react";
import { type ContentsEntry, TableOfContents } from "./table-of-contents.tsx";

type GuideProps = {
  label: string;
  contents: readonly ContentsEntry[];
  /** Where the table of contents stands on a wide screen. */
  side?: "start" | "end";
  /** Stands under the table of contents on a wide screen and under the text on a narrow one. */
  note?: ReactNode;
  children: ReactNode;
};

const sides = {
  start: { columns: "lg:grid-cols-[15rem_minmax(0,1fr)]", aside: "", text: "" },
  end: {
    columns: "lg:grid-cols-[minmax(0,1fr)_16rem]",
    aside: "lg:col-start-2 lg:row-start-1",
    text: "lg:row-start-1",
  },
};

/** A long text with its table of contents beside it. */
export function Guide({ label, contents, side = "start", note, children }: GuideProps) {
  const { columns, aside, text } = sides[side];
  return (
    <div className={`mx-auto max-w-page px-5 pb-16 sm:px-8 md:pb-24 lg:grid lg:gap-x-16 ${columns}`}>
      <div className={aside}>
        <div className="lg:sticky lg:top-8">
          <TableOfContents label={label} entries={contents} />
          {note ? <div className="mt-8 hidden lg:block">{note}</div> : null}
        </div>
      </div>
      <div className={`mt-12 flex min-w-0 flex-col gap-16 lg:mt-0 ${text}`}>
        {children}
        {note ? <div className="lg:hidden">{note}</div> : null}
      </div>
    </div>
  );
}

type GuideSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

export function GuideSection({ id, title, lead, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`} className="max-w-text text-h2">
        {title}
      </h2>
      {lead ? <p className="mt-3 max-w-text text-lead text-muted">{lead}</p> : null}
      <div className="mt-6">
        {/* Each part comes to life by itself, so that a long guide never does so in one long task. */}
        <Suspense fallback={null}>{children}</Suspense>
      </div>
    </section>
  );
}
