import { thanksBuyerWords } from "#content/pages/journeys/thanks-buyer.ts";
import { Letter } from "#ui/illustrations/letter.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { Thanks } from "#web/pages/journeys/thanks.tsx";

export const handle: PageHandle = { content: true, index: false };
export const loader = contentLoader(thanksBuyerWords);
export { clientLoader } from "#web/content-page.ts";

export default function ThanksBuyer() {
  return (
    <Thanks
      words={useWords<typeof thanksBuyerWords>()}
      picture={<Letter className="mx-auto w-full max-w-sm max-lg:hidden" />}
    />
  );
}
