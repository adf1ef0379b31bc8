import type { ComponentType } from "react";
import { useLoaderData } from "react-router";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import type { PictureName } from "#content/generic-pictures.ts";
import { type GenericPageWords, genericPageWords } from "#content/pages/generic/generic-page.ts";
import { euros } from "#domain/units/quantity.ts";
import { Contract } from "#ui/illustrations/contract.tsx";
import { Letter } from "#ui/illustrations/letter.tsx";
import { Meter } from "#ui/illustrations/meter.tsx";
import type { IllustrationProps } from "#ui/illustrations/scene.tsx";
import { School } from "#ui/illustrations/school.tsx";
import { Street } from "#ui/illustrations/street.tsx";
import { SunCable } from "#ui/illustrations/sun-cable.tsx";
import { PageHero } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { TableOfContents } from "#web/sections/table-of-contents.tsx";
import type { Route } from "./+types/generic-page";

export const handle: PageHandle = { content: true };

export function loader({ context, params, url }: Route.LoaderArgs): GenericPageWords {
  const site = context.get(siteContext);
  const words = genericPageWords(site, params.pagename, gatherSharingFacts(euros(site.platformFee), site));
  if (!words) throw pageNotFound(url);
  return words;
}
export { clientLoader } from "#web/content-page.ts";

const drawings: Record<PictureName, ComponentType<IllustrationProps>> = {
  contract: Contract,
  letter: Letter,
  meter: Meter,
  school: School,
  street: Street,
  "sun-cable": SunCable,
};

// A term beside its meaning where there is room, above it where there is not.
const definitions =
  "[&_dl]:divide-y [&_dl]:divide-line [&_dl]:border-y [&_dl]:border-line [&_dl>div]:gap-x-6 [&_dl>div]:py-3 sm:[&_dl>div]:grid sm:[&_dl>div]:grid-cols-[13rem_1fr] [&_dd]:text-base [&_h3]:text-h4";

const tables =
  "[&_.table-scroll]:max-w-full [&_.table-scroll]:overflow-x-auto [&_.table-scroll]:rounded-card [&_.table-scroll]:border [&_.table-scroll]:border-line [&_table]:w-full [&_table]:text-base [&_caption]:sr-only [&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3 [&_th]:text-left [&_td]:tabular-nums [&_tr]:border-line [&_tbody_tr]:border-t [&_thead]:bg-sunken";

export default function GenericPage() {
  const { head, updated, picture, contentsLabel, contents, html } = useLoaderData<typeof loader>();
  const Drawing = drawings[picture];
  return (
    <>
      <PageHero
        eyebrow={updated}
        title={head.title}
        aside={<Drawing className="mx-auto hidden w-full max-w-72 lg:block print:hidden" />}
      />
      <div className="mx-auto max-w-page px-5 pb-16 sm:px-8 md:pb-24 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16 print:block">
        <div>
          <div className="lg:sticky lg:top-8">
            <TableOfContents label={contentsLabel} entries={contents} />
          </div>
        </div>
        {/* Compiled at build from our own Markdown, in which raw HTML is refused. */}
        <div className={`prose mt-8 lg:mt-0 ${definitions} ${tables}`} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}
