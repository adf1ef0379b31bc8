import type { componentTestChartsWords } from "#content/pages/workbench/component-test-charts.ts";
import { Logo } from "#ui/pictures/logo.tsx";
import { Row, Specimen } from "../gallery.tsx";
import type { SpecimenDays } from "../specimen-days.ts";
import { BarSpecimens, StackSpecimens } from "./component-test-charts-bars.tsx";
import { IllustrationSpecimens } from "./component-test-charts-drawings.tsx";
import { HeatSpecimens, LineSpecimens, PriceSpecimens, WaterfallSpecimens } from "./component-test-charts-lines.tsx";
import { SquareSpecimens } from "./component-test-charts-squares.tsx";

export type ChartGalleryWords = typeof componentTestChartsWords;

/** Every picture of the design system in its states: empty, one value, zero, below zero, many. */
export function ChartGallery({ words, days }: { words: ChartGalleryWords; days: SpecimenDays }) {
  return (
    <>
      <SquareSpecimens words={words.square} days={days} />
      <BarSpecimens words={words.bars} />
      <StackSpecimens words={words.stacks} />
      <LineSpecimens words={words.lines} day={days.shop} />
      <WaterfallSpecimens words={words.waterfall} />
      <PriceSpecimens words={words.price} />
      <HeatSpecimens words={words.heat} />
      <Specimen name={words.logo}>
        <Row>
          <Logo className="size-6" />
          <Logo />
          <Logo className="size-20" />
        </Row>
      </Specimen>
      <IllustrationSpecimens words={words.illustrations} />
    </>
  );
}
