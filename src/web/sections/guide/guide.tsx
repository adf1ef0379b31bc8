import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { GuideFrame } from "#content/pages/information/guide-words.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { fillLabel } from "#ui/labels.ts";
import { PageHero } from "#ui/section.tsx";
import { PageTurn } from "#web/sections/page-turn.tsx";
import { GuideContents, type GuidePage } from "./guide-contents.tsx";
import { type Action, GuideActions } from "./guide-parts.tsx";

type GuideProps = {
  frame: GuideFrame;
  current: GuidePage;
  hero: {
    readonly eyebrow?: string;
    readonly title: string;
    readonly lead: string;
    readonly primary?: Action;
    readonly secondary?: Action;
  };
  picture?: ReactNode;
  /** Where the contents stand on a wide screen. */
  side?: "start" | "end";
  children: ReactNode;
};

const sides = {
  start: { columns: "lg:grid-cols-[15rem_minmax(0,1fr)]", aside: "", text: "" },
  end: {
    columns: "lg:grid-cols-[minmax(0,1fr)_16rem]",
    aside: "lg:col-start-2 lg:row-start-1",
    text: "lg:row-start-1",
  },
};

/** A chapter of a guide, or all of them: its head, the contents of the guide beside the text, and the way on. */
export function Guide({ frame, current, hero, picture, side = "start", children }: GuideProps) {
  const { columns, aside, text } = sides[side];
  const { primary, secondary } = hero;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow ?? placeIn(frame, current)}
        title={hero.title}
        lead={hero.lead}
        actions={primary && secondary ? <GuideActions primary={primary} secondary={secondary} /> : null}
        aside={picture}
      />
      <div className={`mx-auto max-w-page px-5 pb-16 sm:px-8 md:pb-24 lg:grid lg:gap-x-16 ${columns}`}>
        <div className={aside}>
          <div className="lg:sticky lg:top-8">
            <GuideContents frame={frame} current={current} />
          </div>
        </div>
        <div className={`mt-12 flex min-w-0 flex-col gap-16 lg:mt-0 ${text}`}>
          {frame.dutchMarket ? <Alert tone="info">{frame.dutchMarket}</Alert> : null}
          {children}
          {current === "whole" ? null : <ChapterTurn frame={frame} current={current} />}
        </div>
      </div>
    </>
  );
}

const placeIn = ({ name, part, chapters }: GuideFrame, current: GuidePage) =>
  current === "whole" ? name : `${name}, ${fillLabel(part, { part: current + 1, parts: chapters.length })}`;

function ChapterTurn({ frame, current }: { frame: GuideFrame; current: number }) {
  const { chapters, previous, next, onward } = frame;
  const before = chapters[current - 1];
  const after = chapters[current + 1];
  return (
    <PageTurn
      previous={before ? { label: previous, to: before.path } : null}
      next={after ? { label: `${next}: ${after.name}`, to: after.path } : null}
    >
      {after ? null : (
        <Button asChild>
          <Link to={onward.to}>{onward.label}</Link>
        </Button>
      )}
    </PageTurn>
  );
}

type GuideSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

export function GuideSection({ id, title, lead, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`} className="max-w-text text-h2">
        {title}
      </h2>
      {lead ? <p className="mt-3 max-w-text text-lead text-muted">{lead}</p> : null}
      <div className="mt-6">
        {/* Each part comes to life by itself, so that a long guide never does so in one long task. */}
        <Suspense fallback={null}>{children}</Suspense>
      </div>
    </section>
  );
}
