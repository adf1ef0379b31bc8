import type { ReactNode } from "react";

type SliderTrackProps = { share: number; isDisabled?: boolean | undefined; children: ReactNode };

/**
 * The line behind the thumb, drawn by attributes since the page's security policy may refuse inline styles. It is
 * inset by half a thumb, so that its end is always under the thumb's middle.
 */
export function SliderTrack({ share, isDisabled = false, children }: SliderTrackProps) {
  return (
    <div className="relative h-11">
      <div className="slider-track" />
      <svg
        aria-hidden="true"
        className={`needs-js slider-share forced-colors:text-[Highlight] ${isDisabled ? "text-control" : "text-primary"}`}
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
