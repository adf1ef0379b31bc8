import { timelineWords } from "#content/contracts/state-words.ts";
import { Timeline } from "#ui/progress/timeline.tsx";
import type { TimelineStep } from "#web/sections/contracts/timeline-view.ts";

export const ContractTimeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <Timeline
    label={timelineWords.label}
    words={timelineWords}
    items={steps.map(({ text, ...step }) => ({ ...step, children: text }))}
  />
);
