import { contentLoader, useWords } from "#web/content-page.ts";
import { Guide } from "#web/sections/guide/guide.tsx";
import { BuyerStart } from "./buyer-start.tsx";
import { buyersStartChapter } from "./buyers-chapters.ts";

export const loader = contentLoader(buyersStartChapter);
export default function BuyersStart() {
  const { hero, frame, ...words } = useWords<typeof buyersStartChapter>();
  return (
    <Guide frame={frame} current={2} hero={hero}>
      <BuyerStart {...words} />
    </Guide>
  );
}
