import { fluviusFile } from "../support/make-fluvius-file.ts";

export const joined = (rows: readonly string[], end = "\n") => `\ufeff${rows.join(end)}${end}`;
export const split = (rows: readonly string[]) => rows.map((row) => row.split(";"));
export const [VOLUME, STATUS] = [8, 10];

/** Changes one cell of some rows; the header is row 0. */
export const withCell = (
  rows: readonly string[],
  column: number,
  change: (cell: string, at: number) => string,
  isWanted: (at: number) => boolean = () => true,
) =>
  split(rows).map((cells, at) =>
    at === 0 || !isWanted(at) ? cells.join(";") : cells.with(column, change(cells[column] ?? "", at)).join(";"),
  );

export const file = (rows: readonly string[]) => fluviusFile(rows);
export const shuffled = (rows: readonly string[], pick: (limit: number) => number) => {
  const mixed = [...rows];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = pick(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as string, mixed[at] as string];
  }
  return mixed;
};
const dutch = (cell: string) => cell.replace(/^0(\d)/, "$1").replaceAll("-", "/");
const trimmed = (volume: string) => volume.replace(/0+$/, "").replace(/,$/, "");
export const resaved = (rows: readonly string[]) =>
  split(rows).map((cells, at) =>
    at === 0
      ? cells
      : cells.map((cell, column) => {
          if (column === 0 || column === 2) return dutch(cell);
          if (column === 1 || column === 3) return cell.replace(/^0(\d:)/, "$1");
          return column === VOLUME ? trimmed(cell) : column === 4 ? cell.replace(/[="]/g, "") : cell;
        }),
  );
export const wide = (text: string, isBigEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  [...text].forEach((letter, at) => {
    new DataView(bytes.buffer).setUint16(2 * at, letter.charCodeAt(0), !isBigEndian);
  });
  return bytes;
};
export const cut = (bytes: Uint8Array, fromEnd: number) => bytes.subarray(0, bytes.length - fromEnd);
export const without = (rows: readonly string[], from: number, count: number) =>
  rows.filter((_, at) => at < from || at >= from + count);
export const isMiddle = (rows: readonly string[]) => (at: number) => at > rows.length / 3 && at < rows.length / 2;
export const signature = (...bytes: number[]) =>
  Uint8Array.from([...bytes, ...Array.from({ length: 4000 }, (_, at) => at % 251)]);
