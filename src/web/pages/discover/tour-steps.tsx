import { Link } from "react-router";

type TourStepsProps = {
  label: string;
  steps: readonly { label: string }[];
  current: number;
  pathOf: (index: number) => string;
};

/** Twenty-four tiles a step, one for each hour: the tour is a day that fills. */
export function TourSteps({ label, steps, current, pathOf }: TourStepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="grid grid-cols-4 gap-2 sm:gap-4">
        {steps.map((step, index) => (
          <li key={step.label} className="min-w-0">
            <Link
              to={pathOf(index)}
              {...(index === current ? { "aria-current": "step" as const } : {})}
              className="group block min-h-11 rounded-tile py-1 no-underline"
            >
              <HourTiles isLit={index <= current} />
              <span
                className={`mt-1.5 block text-balance text-small group-hover:text-primary ${index === current ? "font-semibold text-ink" : "text-muted"}`}
              >
                {step.label}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const TILES = 6;

function HourTiles({ isLit }: { isLit: boolean }) {
  return (
    <span aria-hidden="true" className="grid grid-cols-6 gap-0.5 sm:gap-1">
      {Array.from({ length: TILES }, (_, index) => (
        <span
          key={index}
          className={`h-3 rounded-[3px] border ${isLit ? "border-primary bg-primary" : "border-tile-edge bg-tile"}`}
        />
      ))}
    </span>
  );
}
