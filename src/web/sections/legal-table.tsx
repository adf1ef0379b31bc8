import type { CSSProperties } from "react";
import { keepTogether } from "#content/format/keep-together.ts";
import type { LegalTable as LegalTableWords } from "#content/legal-text.ts";

/** The names of columns, for the style sheet: written once, instead of in every cell. */
const names = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column, index) => [`--column-${index + 1}`, JSON.stringify(column)]).slice(1));

/** A table of sentences. On a phone every row becomes a block in which each cell carries the name of its column. */
export function LegalTable({ caption, columns, rows }: LegalTableWords) {
  return (
    <table className="legal-table" style={names(columns) as CSSProperties}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{keepTogether(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
