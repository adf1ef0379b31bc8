import { classNames } from "#ui/class-names.ts";

export type SkeletonProps = {
  /** How much room the real thing will take: `h-40 w-full`. Nothing may move when it arrives. */
  className: string;
  shape?: "tile" | "control" | "card" | "round";
};

const SHAPES = { tile: "rounded-tile", control: "rounded-control", card: "rounded-card", round: "rounded-round" };

export function Skeleton({ className, shape = "tile" }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block bg-pale motion-safe:animate-pulse print:hidden", SHAPES[shape], className)}
    />
  );
}
