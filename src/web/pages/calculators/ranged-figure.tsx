import type { ReactNode } from "react";
import type { RangedText } from "#web/calculations/ranged-text.ts";

/** A figure with its low and high end calmly below it. */
export const RangedFigure = ({ text, range }: RangedText) => (
  <>
    {text}
    {range ? <span className="block font-normal text-muted text-small whitespace-nowrap">{range}</span> : null}
  </>
);

/** A row of a table: its name, its figures, and nothing where the table has more columns than that. */
export const rangedRow = (name: ReactNode, cells: readonly RangedText[], columns = 0): ReactNode[] => [
  name,
  ...cells.map((cell, index) => <RangedFigure key={index} {...cell} />),
  ...Array.from({ length: Math.max(0, columns - 1 - cells.length) }, () => ""),
];
