import { componentTestWords } from "#content/pages/workbench/component-test.ts";
import { modelDayRows } from "#content/pages/workbench/model-day-rows.ts";
import type { PricedSite } from "#content/site.ts";
import { PageHero } from "#ui/section.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import { GallerySection } from "../gallery.tsx";
import { specimenDays } from "../specimen-days.ts";
import { ButtonSpecimens } from "./component-test-buttons.tsx";
import { ChartGallery } from "./component-test-charts.tsx";
import { FieldGallery } from "./component-test-fields.tsx";
import { FoldSpecimens, TabSpecimens } from "./component-test-folds.tsx";
import { OverlaySpecimens } from "./component-test-overlays.tsx";
import { ProgressSpecimens } from "./component-test-progress.tsx";
import { SignSpecimens } from "./component-test-signs.tsx";
import { TableSpecimens, WaitingSpecimens } from "./component-test-tables.tsx";
import { ToastSpecimens } from "./component-test-toasts.tsx";

const componentTest = (site: PricedSite) => {
  const words = componentTestWords(site);
  const days = specimenDays(site);
  return { ...words, days, table: modelDayRows(words.charts.square.spring, days.shop) };
};
export const loader = contentLoader(componentTest);
export { clientLoader } from "#web/content-page.ts";

export default function ComponentTest() {
  const { title, lead, contents, sections, fields, charts, days, table } = useWords<typeof componentTest>();
  const gallery = [
    { words: sections.buttons, specimens: <ButtonSpecimens words={sections.buttons} /> },
    { words: sections.signs, specimens: <SignSpecimens words={sections.signs} /> },
    { words: sections.fields, specimens: <FieldGallery words={fields} /> },
    { words: sections.tabs, specimens: <TabSpecimens words={sections.tabs} /> },
    { words: sections.folds, specimens: <FoldSpecimens words={sections.folds} /> },
    { words: sections.overlays, specimens: <OverlaySpecimens words={sections.overlays} /> },
    { words: sections.toasts, specimens: <ToastSpecimens words={sections.toasts} /> },
    {
      words: sections.progress,
      specimens: <ProgressSpecimens words={sections.progress} />,
    },
    { words: sections.tables, specimens: <TableSpecimens words={sections.tables} model={table} /> },
    { words: sections.waiting, specimens: <WaitingSpecimens words={sections.waiting} /> },
    { words: sections.charts, specimens: <ChartGallery words={charts} days={days} /> },
  ];
  return (
    <>
      <PageHero title={title} lead={lead} />
      <div className="mx-auto grid max-w-page gap-10 px-5 pb-20 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14">
        <nav aria-label={contents} className="lg:sticky lg:top-6 lg:self-start">
          <p className="mb-2 font-semibold text-muted text-small">{contents}</p>
          <ul className="flex flex-wrap gap-x-1 lg:flex-col lg:border-line lg:border-l-2">
            {gallery.map(({ words }) => (
              <li key={words.id}>
                <a
                  href={`#${words.id}`}
                  className="-ml-2 inline-flex min-h-11 items-center rounded-tile px-2 py-2 text-base text-primary leading-snug no-underline hover:bg-primary-soft lg:ml-2"
                >
                  {words.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-16">
          {gallery.map(({ words, specimens }) => (
            <GallerySection key={words.id} id={words.id} title={words.title} lead={words.lead}>
              {specimens}
            </GallerySection>
          ))}
        </div>
      </div>
    </>
  );
}
