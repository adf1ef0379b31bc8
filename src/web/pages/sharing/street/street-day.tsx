import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { StreetWords } from "#content/pages/sharing/street.ts";
import { type FlemishKey, type StreetChoice, streetDay } from "#domain/sharing/street.ts";
import type { Season } from "#domain/time/season.ts";
import { fillLabel } from "#ui/labels.ts";
import { whenIdle } from "#web/browser/when-idle.ts";
import { writeText } from "#web/browser/write-text.ts";
import { useEarlyEdits } from "#web/forms/use-early-edits.ts";
import { LiveSlider } from "#web/pages/sharing/street/live-slider.tsx";
import { StreetKeys, StreetLegend } from "#web/pages/sharing/street/street-choices.tsx";
import { StreetPainter } from "#web/pages/sharing/street/street-painter.ts";
import { quarterReading, type ShownStreet, START } from "#web/pages/sharing/street/street-quarter.ts";
import { StreetScene } from "#web/pages/sharing/street/street-scene.tsx";
import { type StreetPrices, streetAnswer } from "#web/pages/sharing/street/street-sums.tsx";
import { StreetTables, type TablesHandle } from "#web/pages/sharing/street/street-tables.tsx";
import { StreetTime, type TimeHandle } from "#web/pages/sharing/street/street-time.tsx";
import { TileChoices } from "#web/pages/sharing/tile-choices.tsx";

const seasons: readonly Season[] = ["winter", "spring", "summer"];
const OKTAS = 8;
const TELL_AFTER_MS = 250;

type StreetDayProps = { words: StreetWords; street: ShownStreet; prices: StreetPrices; note: string };

/** A day of a street to play with. Without script it is a still picture with its tables. */
export function StreetDay({ words, street, prices, note }: StreetDayProps) {
  const form = useRef<HTMLFormElement>(null);
  const time = useRef<TimeHandle>(null);
  const painter = useRef<StreetPainter>(null);
  const first = useMemo(() => streetDay(street, START), [street]);
  const latest = useRef<StreetChoice>(START);
  const [choice, setChoice] = useState<StreetChoice>(START);
  const tables = useRef<TablesHandle>(null);
  const { status, tell } = useTold();

  const painted = useCallback((): StreetPainter | null => {
    if (form.current) painter.current ??= new StreetPainter(form.current, street, first, words, prices);
    return painter.current;
  }, [street, first, words, prices]);
  // Made before the first touch, which must not wait for it.
  useEffect(() => whenIdle(painted), [painted]);

  const choose = useCallback(
    (part: Partial<StreetChoice>) => {
      const drawn = painted();
      latest.current = { ...latest.current, ...part };
      if (drawn === null) return;
      drawn.choose(latest.current);
      // The tables follow when the visitor has stopped moving; picture and sentences did already.
      tell(
        () => Object.values(streetAnswer(words, drawn.day, prices)).join(" "),
        () => tables.current?.show(drawn.day),
      );
    },
    [painted, prices, tell, words],
  );
  const pick = (part: Partial<StreetChoice>) => {
    choose(part);
    setChoice(latest.current);
  };
  const pickMembers = () => {
    const chosen = new FormData(form.current ?? undefined).getAll("deelnemer");
    choose({ isMember: street.houses.map(({ id }) => chosen.includes(id)) });
  };
  useEarlyEdits(form, (_, edited) => {
    if (edited.some((field) => field instanceof HTMLInputElement && field.name === "deelnemer")) pickMembers();
  });
  const chooseClouds = useCallback((clouds: number) => choose({ clouds }), [choose]);
  const formatClouds = useCallback((oktas: number) => cloudsWord(words, oktas), [words]);
  const moveTime = useCallback((quarter: number) => painted()?.moveTo(quarter), [painted]);
  const settleTime = useCallback(
    (quarter: number) => {
      const drawn = painted();
      if (drawn) tell(() => quarterReading(words, drawn.day, quarter));
    },
    [painted, tell, words],
  );
  const { answer, money } = streetAnswer(words, first, prices);

  return (
    <form
      ref={form}
      onSubmit={(event) => event.preventDefault()}
      className="rounded-card border border-line bg-surface"
    >
      <div className="sticky top-0 z-10 rounded-t-card border-line border-b bg-surface px-4 py-4 sm:static sm:px-7 sm:pt-6">
        <p className="text-balance font-display font-semibold text-h4 tabular-nums sm:text-h3" data-answer="">
          {answer}
        </p>
        <p className="mt-2 min-h-12 max-w-text text-base text-muted tabular-nums max-sm:hidden" data-money="">
          {money}
        </p>
      </div>
      <div className="grid gap-5 p-3 sm:p-7">
        <fieldset onChange={pickMembers} className="contents">
          <StreetScene words={words} street={street} day={first} onPoint={(quarter) => time.current?.moveTo(quarter)} />
        </fieldset>
        <p data-reading="" className="min-h-12 px-1 font-semibold text-small tabular-nums sm:min-h-6">
          {quarterReading(words, first, START.quarter)}
        </p>
        <StreetLegend words={words} />
        <StreetTime words={words} onMove={moveTime} onSettle={settleTime} ref={time} />
        <div className="needs-js grid gap-6 rounded-control bg-sunken p-4 sm:p-6 lg:grid-cols-[1fr_1fr_1.5fr]">
          <LiveSlider
            label={words.clouds}
            max={OKTAS}
            start={START.clouds}
            format={formatClouds}
            onMove={chooseClouds}
          />
          <TileChoices
            name="maand"
            legend={words.season}
            options={seasons.map((value) => ({ value, label: words.seasons[value] }))}
            chosen={choice.season}
            onChoose={(season) => pick({ season })}
            columns="grid-cols-3"
          />
          <StreetKeys words={words} chosen={choice.key} onChoose={(key: FlemishKey) => pick({ key })} />
        </div>
        <p data-money="" className="text-base text-muted tabular-nums sm:hidden">
          {money}
        </p>
        <StreetTables words={words} street={street} first={first} ref={tables} />
        <p className="max-w-text text-muted text-small">{note}</p>
      </div>
      <p role="status" className="sr-only" ref={status} />
    </form>
  );
}

const cloudsWord = (words: StreetWords, oktas: number) =>
  oktas === 0 ? words.cloudsNone : oktas === OKTAS ? words.cloudsAll : fillLabel(words.cloudsSome, { oktas });

/** What a screen reader hears, and what else may wait: only once the visitor has stopped moving. */
function useTold() {
  const status = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback((sentence: () => string, also?: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      writeText(status.current, sentence());
      also?.();
    }, TELL_AFTER_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { status, tell };
}
