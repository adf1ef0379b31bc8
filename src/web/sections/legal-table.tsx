import { keepTogether } from "#content/format/keep-together.ts";
import type { LegalTable as LegalTableWords } from "#content/legal-text.ts";

/** A table of sentences. On a phone every row becomes a block in which each cell carries the name of its column. */
export function LegalTable({ caption, columns, rows }: LegalTableWords) {
  return (
    <table className="w-full border-collapse text-base max-md:block print:text-small">
      <caption className="pb-2 text-left font-display font-semibold text-h4 max-md:block">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-control border-b">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2 pr-4 text-left align-bottom font-semibold text-muted text-small"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-line border-b max-md:block max-md:py-4 print:break-inside-avoid">
            <th
              scope="row"
              className="py-1 text-left align-top font-semibold wrap-anywhere max-md:block md:min-w-36 md:py-3 md:pr-4"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="py-1 align-top max-md:grid max-md:grid-cols-[7rem_1fr] max-md:gap-3 md:py-3 md:pr-4 md:last:pr-0"
              >
                <span aria-hidden="true" className="text-muted text-small md:hidden">
                  {columns[index + 1]}
                </span>
                {keepTogether(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
