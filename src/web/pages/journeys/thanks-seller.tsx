import { thanksSellerWords } from "#content/pages/journeys/thanks-seller.ts";
import { SunCable } from "#ui/illustrations/sun-cable.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { Thanks } from "#web/pages/journeys/thanks.tsx";

export const handle: PageHandle = { content: true, index: false };
export const loader = contentLoader(thanksSellerWords);
export { clientLoader } from "#web/content-page.ts";

export default function ThanksSeller() {
  return (
    <Thanks
      words={useWords<typeof thanksSellerWords>()}
      picture={<SunCable className="mx-auto w-full max-w-sm max-lg:hidden" />}
    />
  );
}
