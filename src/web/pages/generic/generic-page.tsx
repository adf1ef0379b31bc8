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
import { pageNotFound } from "#web/page-not-found.ts";
import { TableOfContents } from "#web/sections/table-of-contents.tsx";
import type { Route } from "./+types/generic-page";

export function loader({ context, params, url }: Route.LoaderArgs): GenericPageWords {
  const site = context.get(siteContext);
  const words = genericPageWords(site, params.pagename, gatherSharingFacts(euros(site.platformFee), site));
  if (!words) throw pageNotFound(url);
  return words;
}
const drawings: Record<PictureName, ComponentType<IllustrationProps>> = {
  contract: Contract,
  letter: Letter,
  meter: Meter,
  school: School,
  street: Street,
  "sun-cable": SunCable,
};

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
        <div className="prose prose-page mt-8 lg:mt-0" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}
