import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { formatHour } from "#content/format/format-hour.ts";
import type { StreetWords } from "#content/pages/sharing/street.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { LiveSlider, type SliderHandle } from "#web/pages/sharing/street/live-slider.tsx";
import { QUARTERS } from "#web/pages/sharing/street/street-places.ts";
import { START } from "#web/pages/sharing/street/street-quarter.ts";

const STEP_MS = 110;
const LAST = QUARTERS - 1;

export type TimeHandle = { moveTo: (quarter: number) => void };

type StreetTimeProps = {
  words: StreetWords;
  onMove: (quarter: number) => void;
  onSettle: (quarter: number) => void;
  ref: Ref<TimeHandle>;
};

/** The hour of the day, with a button that lets it run. */
export function StreetTime({ words, onMove, onSettle, ref }: StreetTimeProps) {
  const slider = useRef<SliderHandle>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const jump = (quarter: number) => {
    slider.current?.set(quarter);
    onMove(quarter);
  };
  useImperativeHandle(ref, () => ({
    moveTo: (quarter) => {
      setIsPlaying(false);
      jump(quarter);
      onSettle(quarter);
    },
  }));

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const next = (slider.current?.value() ?? LAST) + 1;
      if (next > LAST) {
        setIsPlaying(false);
        return;
      }
      slider.current?.set(next);
      onMove(next);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, onMove]);

  const toggle = () => {
    const quarter = slider.current?.value() ?? 0;
    if (isPlaying) onSettle(quarter);
    else if (quarter >= LAST) jump(0);
    setIsPlaying(!isPlaying);
  };
  const settle = (quarter: number) => {
    setIsPlaying(false);
    onSettle(quarter);
  };
  return (
    <div className="needs-js grid items-center gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
      <LiveSlider
        label={words.time}
        max={LAST}
        start={START.quarter}
        format={formatHour}
        onMove={onMove}
        onSettle={settle}
        ref={slider}
      />
      <Button type="button" variant="secondary" size="small" onClick={toggle} className="min-w-44">
        <Icon name={isPlaying ? "x" : "sun"} />
        {isPlaying ? words.pause : words.play}
      </Button>
    </div>
  );
}
