import { useState } from "react";
import { formatNumber } from "#content/format/format-number.ts";
import type { ComponentTestSections } from "#content/pages/workbench/component-test.ts";
import { Button } from "#ui/button.tsx";
import { Stepper } from "#ui/navigation/stepper.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { TileProgress } from "#ui/progress/tile-progress.tsx";
import { Row, Specimen } from "../gallery.tsx";

type Words = ComponentTestSections["progress"];

export function ProgressSpecimens({ words }: { words: Words }) {
  const tileText = (value: number, max: number) =>
    words.tileText.replace("{value}", formatNumber(value)).replace("{max}", formatNumber(max));
  return (
    <>
      <Specimen name={words.bars}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Progress label={words.none} value={0} />
          <Progress label={words.some} value={42} />
          <Progress label={words.all} value={100} />
          <Progress label={words.unknown} value={null} />
          <SteeredProgress words={words} />
        </div>
      </Specimen>
      <Specimen name={words.tiles}>
        <div className="grid gap-6">
          <TileProgress label={words.months} value={5} max={12} valueText={tileText} className="max-w-sm" />
          <TileProgress label={words.documents} value={2.5} max={4} valueText={tileText} className="max-w-sm" />
          <TileProgress label={words.days} value={30} max={30} columns={15} valueText={tileText} className="max-w-md" />
        </div>
      </Specimen>
      <Specimen name={words.steps}>
        <SteeredSteps words={words} />
      </Specimen>
    </>
  );
}

function SteeredProgress({ words }: { words: Words }) {
  const [value, setValue] = useState(20);
  return (
    <div className="flex flex-col gap-3 sm:col-span-2" data-steered="">
      <Progress label={words.steered} value={value} />
      <Row>
        <Button type="button" variant="secondary" size="small" onClick={() => setValue(Math.max(0, value - 10))}>
          {words.less}
        </Button>
        <Button type="button" variant="secondary" size="small" onClick={() => setValue(Math.min(100, value + 10))}>
          {words.more}
        </Button>
        {/* Writes a console error on purpose, so it waits behind a button. */}
        <Button type="button" variant="quiet" size="small" onClick={() => setValue(150)}>
          {words.outOfRange}
        </Button>
        <Button type="button" variant="quiet" size="small" onClick={() => setValue(20)}>
          {words.restart}
        </Button>
      </Row>
    </div>
  );
}

function SteeredSteps({ words }: { words: Words }) {
  const [current, setCurrent] = useState(1);
  const steps = words.stepNames.map((label) => ({ label }));
  return (
    <div className="flex flex-col gap-5">
      <Stepper label={words.stepLabel} steps={steps} current={current} />
      <Row>
        <Button
          type="button"
          variant="secondary"
          size="small"
          disabled={current === 0}
          onClick={() => setCurrent(current - 1)}
        >
          {words.stepBack}
        </Button>
        <Button
          type="button"
          variant="secondary"
          size="small"
          disabled={current === steps.length}
          onClick={() => setCurrent(current + 1)}
        >
          {words.stepOn}
        </Button>
      </Row>
    </div>
  );
}
