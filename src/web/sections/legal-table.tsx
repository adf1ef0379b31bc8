import { keepTogether } from "#content/format/keep-together.ts";
import type { LegalTable as LegalTableWords } from "#content/legal-text.ts";

/** A table of sentences. On a phone every row becomes a block in which each cell carries the name of its column. */
export function LegalTable({ caption, columns, rows }: LegalTableWords) {
  return (
    <table className="legal-table">
      <caption className="pb-2 text-left font-display font-semibold text-h4 max-md:block">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-control border-b">
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
              <td key={columns[index + 1]}>
                <span aria-hidden="true">{columns[index + 1]}</span>
                {keepTogether(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
