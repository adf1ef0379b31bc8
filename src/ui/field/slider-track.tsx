import type { ReactNode } from "react";

const webkitThumb = [
  "[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:size-8 [&::-webkit-slider-thumb]:rounded-[10px]",
  "[&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-bg",
  "[&::-webkit-slider-thumb]:bg-primary [&::-webkit-slider-thumb]:cursor-grab",
  "active:[&::-webkit-slider-thumb]:cursor-grabbing hover:[&::-webkit-slider-thumb]:bg-primary-hover",
  "disabled:[&::-webkit-slider-thumb]:bg-control disabled:[&::-webkit-slider-thumb]:cursor-not-allowed",
  "forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight]",
];
const mozThumb = [
  "[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-8 [&::-moz-range-thumb]:rounded-[10px]",
  "[&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-bg",
  "[&::-moz-range-thumb]:bg-primary [&::-moz-range-thumb]:cursor-grab",
  "hover:[&::-moz-range-thumb]:bg-primary-hover disabled:[&::-moz-range-thumb]:bg-control",
];

export const sliderStyle = [
  "relative block h-11 w-full cursor-pointer appearance-none rounded-control bg-transparent disabled:cursor-not-allowed",
  ...webkitThumb,
  ...mozThumb,
].join(" ");

type SliderTrackProps = { share: number; isDisabled?: boolean | undefined; children: ReactNode };

/**
 * The line behind the thumb, drawn by attributes since the page's security policy may refuse inline styles. It is
 * inset by half a thumb, so that its end is always under the thumb's middle.
 */
export function SliderTrack({ share, isDisabled = false, children }: SliderTrackProps) {
  return (
    <div className="relative h-11">
      <div className="absolute inset-x-1 top-1/2 h-2 -translate-y-1/2 rounded-round border border-tile-edge bg-tile" />
      <svg
        aria-hidden="true"
        className={`needs-js absolute inset-x-4 top-1/2 h-2 w-[calc(100%-2rem)] -translate-y-1/2 overflow-visible forced-colors:text-[Highlight] ${isDisabled ? "text-control" : "text-primary"}`}
      >
        <line
          x1="-8"
          y1="4"
          x2={`${share * 100}%`}
          y2="4"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
        />
      </svg>
      {children}
    </div>
  );
}
