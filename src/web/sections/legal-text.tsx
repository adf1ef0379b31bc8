import { Suspense } from "react";
import { formatDay } from "#content/format/format-day.ts";
import type { LegalBlock, LegalText as LegalWords } from "#content/legal-text.ts";
import { PageHero, Prose } from "#ui/section.tsx";
import { LegalTable } from "./legal-table.tsx";
import { RichText } from "./rich-text.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** A legal page: numbered articles, contents beside them, and one column on paper. */
export function LegalText({ words }: { words: LegalWords }) {
  return (
    <article className="print:text-base">
      <PageHero eyebrow={words.version} title={words.title} lead={words.lead} />
      <div className="mx-auto max-w-page px-5 pb-16 sm:px-8 md:pb-24 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12 print:block print:max-w-none">
        <div>
          <div className="lg:sticky lg:top-8">
            <TableOfContents label={words.contents} entries={words.sections} numbered />
          </div>
        </div>
        <ol className="legal-articles mt-10 min-w-0 divide-y divide-line border-line border-t lg:mt-0">
          {words.sections.map((section) => (
            <li key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              <Prose>
                <Suspense fallback={null}>
                  {section.blocks.map((block, position) => (
                    <Block key={position} block={block} />
                  ))}
                </Suspense>
              </Prose>
            </li>
          ))}
        </ol>
        <section className="mt-4 lg:col-start-2" aria-labelledby="versies">
          <h2 id="versies" className="scroll-mt-24 font-semibold text-base">
            {words.history.title}
          </h2>
          <dl className="mt-2 grid gap-y-2 text-base text-muted">
            {words.history.versions.map(({ day, change }) => (
              <div key={day} className="flex flex-wrap gap-x-4">
                <dt className="font-semibold text-ink">
                  <time dateTime={day}>{formatDay(day)}</time>
                </dt>
                <dd>{change}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ("details" in block) {
    return (
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {block.details.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="mt-2 sm:mt-0">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return <LegalTable {...block.table} />;
}
