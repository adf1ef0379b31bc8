import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { detailsWords } from "#content/pages/accounts/details.ts";
import { shellWords } from "#content/shell.ts";
import { Card } from "#ui/card.tsx";
import { siteContext } from "#web/context.ts";
import { ColorModeChoice } from "#web/layouts/color-mode-choice.tsx";
import type { PageHandle } from "#web/page-handle.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";

export const handle: PageHandle = { layout: "my", middleware: ["signed-in"], index: false };
export const loader = ({ context }: LoaderFunctionArgs) => detailsWords(context.get(siteContext));

export default function Details() {
  const { hero, colors, sections } = useLoaderData<typeof loader>();
  return (
    <MyPage {...hero}>
      <Card as="section" className="grid items-center gap-x-10 gap-y-5 md:grid-cols-[1fr_auto]">
        <div>
          <h2 className="font-display text-h3">{colors.title}</h2>
          <p className="mt-2 max-w-text text-base text-muted">{colors.text}</p>
          <noscript>
            <p className="mt-2 text-base">{colors.withoutScript}</p>
          </noscript>
        </div>
        <ColorModeChoice words={shellWords.colorMode} name="kleuren-account" />
      </Card>
      <MySection title={sections.title}>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {sections.items.map(({ title, text }) => (
            <div key={title} className="border-line border-t-2 pt-4">
              <dt className="font-display font-semibold text-h4">{title}</dt>
              <dd className="mt-1.5 text-base text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </MySection>
    </MyPage>
  );
}
