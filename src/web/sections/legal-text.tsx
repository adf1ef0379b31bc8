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
    <article className="legal-text">
      <PageHero eyebrow={words.version} title={words.title} lead={words.lead} />
      <div className="legal-columns">
        <div>
          <div className="lg:sticky lg:top-8">
            <TableOfContents label={words.contents} entries={words.sections} numbered />
          </div>
        </div>
        <ol className="legal-articles">
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
        <section className="legal-versions" aria-labelledby="versies">
          <h2 id="versies">{words.history.title}</h2>
          <dl>
            {words.history.versions.map(({ day, change }) => (
              <div key={day}>
                <dt>
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
      <dl className="legal-details">
        {block.details.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return <LegalTable {...block.table} />;
}
