import { Progress as Radix } from "radix-ui";
import { useEffect, useId, useRef } from "react";

export type ProgressProps = {
  /** `null` while it is unknown how much there is to do. */
  value: number | null;
  max?: number;
  label: string;
  valueText?: (value: number, max: number) => string;
  labelHidden?: boolean;
  className?: string;
};

const percentage = (value: number, max: number) => `${Math.round((value / max) * 100)}%`;

export function Progress({
  value,
  max = 100,
  label,
  valueText = percentage,
  labelHidden = false,
  className = "",
}: ProgressProps) {
  const labelId = useId();
  // Radix writes a console error for a value out of range and goes on as indeterminate; the drawing follows it.
  const limit = max > 0 ? max : 100;
  const known = value !== null && value >= 0 && value <= limit ? value : null;
  return (
    <div className={className}>
      <div className={labelHidden ? "sr-only" : "mb-2 flex items-baseline justify-between gap-4 text-small"}>
        <span id={labelId} className="font-semibold text-ink">
          {label}
        </span>
        {known === null ? null : (
          <span aria-hidden="true" className="text-muted tabular-nums">
            {valueText(known, limit)}
          </span>
        )}
      </div>
      <Radix.Root
        value={value}
        max={max}
        getValueLabel={valueText}
        aria-labelledby={labelId}
        className="h-3 overflow-hidden rounded-tile border border-tile-edge bg-tile"
      >
        <Radix.Indicator asChild>
          {/* Attributes of an SVG instead of inline styles: a strict content policy leaves them alone. */}
          <svg className="block size-full text-primary" aria-hidden="true">
            {known === null ? (
              <UnknownShare />
            ) : (
              <rect
                width={`${(known / limit) * 100}%`}
                height="100%"
                fill="currentColor"
                className="motion-safe:transition-[width] motion-safe:duration-200 motion-safe:ease-explain"
              />
            )}
          </svg>
        </Radix.Indicator>
      </Radix.Root>
    </div>
  );
}

function UnknownShare() {
  const patternId = useId();
  const pattern = useRef<SVGRectElement>(null);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const drift = pattern.current?.animate([{ transform: "translateX(-24px)" }, { transform: "none" }], {
      duration: 900,
      iterations: Number.POSITIVE_INFINITY,
    });
    return () => drift?.cancel();
  }, []);
  return (
    <>
      <defs>
        <pattern id={patternId} width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="skewX(-45)">
          <rect width="12" height="24" fill="currentColor" />
        </pattern>
      </defs>
      <rect ref={pattern} x="-24" height="100%" style={{ width: "calc(100% + 48px)" }} fill={`url(#${patternId})`} />
    </>
  );
}
