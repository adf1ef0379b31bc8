import { Street } from "#ui/illustrations/street.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { BuyerHow } from "./buyer-how.tsx";
import { buyersHowChapter } from "./buyers-chapters.ts";

export const loader = contentLoader(buyersHowChapter);
export default function Buyers() {
  const { hero, frame, ...words } = useWords<typeof buyersHowChapter>();
  return (
    <Guide frame={frame} current={0} hero={hero} picture={<Street className="w-full" />}>
      <BuyerHow {...words} />
    </Guide>
  );
}
