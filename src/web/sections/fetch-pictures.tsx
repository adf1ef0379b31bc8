import type { ReactNode } from "react";
import type { fetchPictures } from "#content/contracts/fetch-steps.ts";

type Words = typeof fetchPictures;

/** A sketch of a window: where to look, not what it looks like to the pixel. */
const Frame = ({ label, children }: { label: string; children: ReactNode }) => (
  <svg viewBox="0 0 240 132" role="img" aria-label={label} className="w-full text-[11px]">
    <rect x="1" y="1" width="238" height="130" rx="12" strokeWidth="2" className="fill-surface stroke-line" />
    <path d="M1 13a12 12 0 0 1 12-12h214a12 12 0 0 1 12 12v9H1z" className="fill-sunken" />
    {[12, 24, 36].map((x) => (
      <circle key={x} cx={x} cy="12" r="3.5" className="fill-tile" />
    ))}
    {children}
  </svg>
);

/** Where the hand goes. */
const Arrow = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} className="fill-none stroke-primary" strokeWidth="3" strokeLinecap="round">
    <path d="M26 0H3M11 -8L2 0l9 8" />
  </g>
);

const Bars = ({ x }: { x: number }) =>
  [18, 30, 22, 40, 34, 26, 44].map((height, at) => (
    <rect key={at} x={x + at * 15} y={120 - height} width="9" height={height} rx="2" className="fill-tile" />
  ));

const Menu = ({ words }: { words: Words["menu"] }) => (
  <Frame label={words.label}>
    <rect x="10" y="32" width="74" height="90" rx="8" className="fill-sunken" />
    <rect x="18" y="41" width="44" height="7" rx="3.5" className="fill-tile" />
    <rect x="15" y="57" width="64" height="22" rx="7" className="fill-primary" />
    <text x="47" y="72" textAnchor="middle" className="fill-on-primary font-semibold">
      {words.menu}
    </text>
    <rect x="18" y="90" width="52" height="7" rx="3.5" className="fill-tile" />
    <rect x="18" y="106" width="38" height="7" rx="3.5" className="fill-tile" />
    <Arrow x={88} y={68} />
    <Bars x={126} />
  </Frame>
);

const History = ({ words }: { words: Words["history"] }) => (
  <Frame label={words.label}>
    <rect x="14" y="32" width="140" height="24" rx="8" className="fill-primary-soft stroke-primary" strokeWidth="1.5" />
    <path d="M26 38v9M22 44l4 4 4-4" strokeWidth="2" className="fill-none stroke-primary" />
    <text x="38" y="48" className="fill-ink font-semibold">
      {words.button}
    </text>
    <Arrow x={160} y={44} />
    <Bars x={66} />
  </Frame>
);

const Choose = ({ words }: { words: Words["choose"] }) => (
  <Frame label={words.label}>
    <rect x="14" y="30" width="150" height="24" rx="8" className="fill-primary-soft stroke-primary" strokeWidth="1.5" />
    <path d="M24 42l4 4 8-9" strokeWidth="2.5" className="fill-none stroke-primary" />
    <text x="44" y="46" className="fill-ink font-semibold">
      {words.kind}
    </text>
    {[14, 92].map((x) => (
      <g key={x}>
        <rect x={x} y="62" width="72" height="22" rx="7" className="fill-surface stroke-control" strokeWidth="1.5" />
        <rect x={x + 10} y="70" width="40" height="6" rx="3" className="fill-tile" />
      </g>
    ))}
    <rect
      x="14"
      y="94"
      width="92"
      height="26"
      rx="9"
      className="fill-secondary-fill stroke-secondary-edge"
      strokeWidth="1.5"
    />
    <text x="60" y="111" textAnchor="middle" className="fill-fill-ink font-semibold">
      {words.button}
    </text>
    <Arrow x={112} y={107} />
  </Frame>
);

const Upload = ({ words }: { words: Words["upload"] }) => (
  <Frame label={words.label}>
    <path d="M24 40h34l14 14v58H24z" className="fill-sunken stroke-line" strokeWidth="2" />
    <path d="M58 40v14h14" className="fill-none stroke-line" strokeWidth="2" />
    <text x="48" y="88" textAnchor="middle" className="fill-ink font-semibold">
      {words.file}
    </text>
    <path d="M84 78h30M106 70l9 8-9 8" strokeWidth="3" strokeLinecap="round" className="fill-none stroke-primary" />
    <rect
      x="128"
      y="46"
      width="98"
      height="64"
      rx="10"
      strokeWidth="2"
      strokeDasharray="6 5"
      className="fill-primary-soft stroke-primary"
    />
    <text x="177" y="82" textAnchor="middle" className="fill-ink font-semibold">
      {words.button}
    </text>
  </Frame>
);

/** Each step with where to click beside it. Brussels has no drawings: its screens we have not seen. */
export function FetchSteps({ steps, pictures }: { steps: readonly string[]; pictures: Words | null }) {
  const drawn = pictures
    ? [
        <Menu key="menu" words={pictures.menu} />,
        <History key="history" words={pictures.history} />,
        <Choose key="choose" words={pictures.choose} />,
        <Upload key="upload" words={pictures.upload} />,
      ]
    : [];
  return (
    <ol className="grid gap-6 sm:grid-cols-2">
      {steps.map((step, at) => (
        <li key={step} className="grid min-w-0 content-start gap-3">
          <p className="text-base">
            <span className="mr-2 font-semibold text-primary tabular-nums">{at + 1}.</span>
            {step}
          </p>
          {drawn[at] ? <div className="max-w-72">{drawn[at]}</div> : null}
        </li>
      ))}
    </ol>
  );
}
