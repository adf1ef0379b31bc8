import { bytesOf, EAN, OTHER_EAN } from "../support/make-fluvius-file.ts";
import {
  cut,
  file,
  isMiddle,
  joined,
  resaved,
  STATUS,
  shuffled,
  signature,
  split,
  VOLUME,
  wide,
  withCell,
  without,
} from "./damage-rows.ts";

/** What a damage may lead to: every value intact, a part of them with the rest reported, or a refusal by code. */
export type Outcome = "whole" | "partial" | { readonly refused: string };
export type Damage = {
  readonly name: string;
  readonly outcome: Outcome;
  /** A finding that must be among those reported. */
  readonly finding?: string;
  readonly damage: (rows: readonly string[], pick: (limit: number) => number) => Uint8Array;
};

const refused = (code: string): Outcome => ({ refused: code });

export const damages: readonly Damage[] = [
  { name: "no byte at all", outcome: refused("file-empty"), damage: () => new Uint8Array() },
  { name: "only a byte order mark", outcome: refused("file-empty"), damage: () => bytesOf("\ufeff") },
  { name: "only blank lines", outcome: refused("file-empty"), damage: () => bytesOf("\r\n\r\n  \r\n") },
  { name: "only the header", outcome: refused("no-rows"), damage: (rows) => file(rows.slice(0, 1)) },
  {
    name: "cut within the header",
    outcome: refused("file-truncated"),
    damage: (rows) => bytesOf(joined(rows).slice(0, 62)),
  },
  { name: "cut anywhere", outcome: "partial", damage: (rows, pick) => cut(file(rows), pick(20_000)) },
  {
    name: "cut within the last volume",
    outcome: "partial",
    finding: "file-cut-short",
    damage: (rows) => cut(file(rows), 20),
  },
  {
    name: "cut within the last status",
    outcome: "partial",
    finding: "file-cut-short",
    damage: (rows) => cut(file(rows), 5),
  },
  { name: "cut after a row", outcome: "partial", damage: (rows) => file(rows.slice(0, 200)) },
  { name: "no last line break", outcome: "whole", damage: (rows) => cut(file(rows), 1) },
  {
    name: "bytes lost in the middle",
    outcome: "partial",
    damage: (rows, pick) => {
      const bytes = file(rows);
      const from = 2000 + pick(bytes.length - 40_000);
      const lost = 1 + pick(30_000);
      return Uint8Array.from([...bytes.subarray(0, from), ...bytes.subarray(from + lost)]);
    },
  },
  {
    name: "one row lost",
    outcome: "partial",
    finding: "steps-missing",
    damage: (rows, pick) => file(without(rows, 5 + pick(100), 1)),
  },
  {
    name: "a day of rows lost",
    outcome: "partial",
    finding: "steps-missing",
    damage: (rows) => file(without(rows, 193, 192)),
  },
  {
    name: "the injection of an afternoon lost",
    outcome: "partial",
    finding: "steps-missing",
    damage: (rows) => file(rows.filter((row, at) => at < 100 || at > 130 || !row.includes("Injectie"))),
  },
  {
    name: "newest row first",
    outcome: "partial",
    finding: "rows-reordered",
    damage: ([header = "", ...rows]) => file([header, ...rows.reverse()]),
  },
  {
    name: "rows shuffled",
    outcome: "partial",
    finding: "rows-reordered",
    damage: ([header = "", ...rows], pick) => file([header, ...shuffled(rows, pick)]),
  },
  {
    name: "every row doubled",
    outcome: "partial",
    finding: "rows-doubled",
    damage: ([header = "", ...rows]) => file([header, ...rows.flatMap((row) => [row, row])]),
  },
  {
    name: "the file pasted behind itself",
    outcome: "partial",
    finding: "rows-doubled",
    damage: ([header = "", ...rows]) => file([header, ...rows, ...rows]),
  },
  {
    name: "the file pasted behind itself with its header",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file([...rows, ...rows]),
  },
  {
    name: "a row doubled with another volume",
    outcome: "partial",
    finding: "rows-contradicting",
    damage: (rows) => file([...rows, ...withCell(rows, VOLUME, () => "9,999").slice(50, 51)]),
  },
  {
    name: "two connections in one file",
    outcome: refused("mixed-eans"),
    damage: (rows) => file(withCell(rows, 4, () => `="${OTHER_EAN}"`, isMiddle(rows))),
  },
  {
    name: "connection numbers rounded by a spreadsheet",
    outcome: "whole",
    finding: "ean-unreadable",
    damage: (rows) => file(withCell(rows, 4, () => "5,41449E+17")),
  },
  {
    name: "a connection number damaged in some rows",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file(withCell(rows, 4, () => '="5414488x"', isMiddle(rows))),
  },
  {
    name: "a wrong check digit",
    outcome: "whole",
    finding: "ean-check-digit",
    damage: (rows) => file(withCell(rows, 4, () => `="${EAN.slice(0, 17)}9"`)),
  },
  {
    name: "decimal dots",
    outcome: "whole",
    damage: (rows) => file(withCell(rows, VOLUME, (volume) => volume.replace(",", "."))),
  },
  {
    name: "decimal dots in some rows",
    outcome: refused("decimals-mixed"),
    damage: (rows) => file(withCell(rows, VOLUME, (volume) => volume.replace(",", "."), isMiddle(rows))),
  },
  {
    name: "commas taken for thousands",
    outcome: refused("decimals-lost"),
    damage: (rows) => file(withCell(rows, VOLUME, (volume) => String(Number(volume.replace(",", ""))))),
  },
  {
    name: "thousands and decimals in one volume",
    outcome: refused("decimals-mixed"),
    damage: (rows) =>
      file(
        withCell(
          rows,
          VOLUME,
          () => "1.234,567",
          (at) => at === 9,
        ),
      ),
  },
  {
    name: "only dots that may be thousands",
    outcome: refused("decimals-ambiguous"),
    damage: (rows) => file(withCell(rows, VOLUME, () => "1.234")),
  },
  {
    name: "saved again by a Belgian spreadsheet",
    outcome: "whole",
    damage: (rows) =>
      bytesOf(
        `${resaved(rows)
          .map((cells) => cells.join(";"))
          .join("\r\n")}\r\n`,
      ),
  },
  {
    name: "saved as Unicode text",
    outcome: "whole",
    damage: (rows) =>
      wide(
        `\ufeff${resaved(rows)
          .map((cells) => cells.join("\t"))
          .join("\r\n")}\r\n`,
        false,
      ),
  },
  { name: "saved in big-endian UTF-16", outcome: "whole", damage: (rows) => wide(joined(rows, "\r\n"), true) },
  { name: "UTF-16 without its mark", outcome: "whole", damage: (rows) => wide(joined(rows).slice(1), false) },
  { name: "UTF-16 cut in half a letter", outcome: "partial", damage: (rows) => cut(wide(joined(rows), false), 31) },
  {
    name: "saved again by an American spreadsheet",
    outcome: refused("month-first-dates"),
    damage: (rows) => {
      const american = (cell: string) => cell.replace(/^(\d\d)-(\d\d)-(\d{4})$/, "$2/$1/$3");
      const cells = split(rows).map((row) =>
        row.map((cell, column) => (column === VOLUME ? cell.replace(",", ".") : american(cell))),
      );
      return bytesOf(cells.map((row) => row.join(",")).join("\r\n"));
    },
  },
  {
    name: "every row within quotes",
    outcome: "whole",
    damage: ([header = "", ...rows]) => file([header, ...rows.map((row) => `"${row.replaceAll('"', '""')}"`)]),
  },
  {
    name: "every cell within quotes",
    outcome: "whole",
    damage: (rows) =>
      file(split(rows).map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";"))),
  },
  { name: "line breaks of an old Macintosh", outcome: "whole", damage: (rows) => bytesOf(joined(rows, "\r")) },
  { name: "line breaks of Windows", outcome: "whole", damage: (rows) => bytesOf(joined(rows, "\r\n")) },
  { name: "a blank line after every row", outcome: "whole", damage: (rows) => bytesOf(joined(rows, "\n\n")) },
  { name: "empty columns at the end", outcome: "whole", damage: (rows) => file(rows.map((row) => `${row};;;`)) },
  {
    name: "columns in another order",
    outcome: "whole",
    damage: (rows) => file(split(rows).map((cells) => cells.toReversed().join(";"))),
  },
  {
    name: "the volume's header renamed",
    outcome: refused("header-unknown"),
    damage: ([header = "", ...rows]) => file([header.replace("Volume", "Getal"), ...rows]),
  },
  { name: "no header", outcome: refused("not-a-meter-export"), damage: (rows) => file(rows.slice(1)) },
  { name: "a title above the header", outcome: "whole", damage: (rows) => file(["Mijn verbruik in 2025", ...rows]) },
  { name: "a separator line above the header", outcome: "whole", damage: (rows) => file(["sep=;", ...rows]) },
  {
    name: "gas by its header",
    outcome: refused("gas"),
    damage: ([header = "", ...rows]) => file([header.replace("Omschrijving", "Calorische Bovenwaarde"), ...rows]),
  },
  { name: "gas by its unit", outcome: refused("gas"), damage: (rows) => file(withCell(rows, 9, () => "m³")) },
  { name: "a portable document", outcome: refused("file-pdf"), damage: () => bytesOf(`%PDF-1.7\n${"x".repeat(3000)}`) },
  { name: "a picture", outcome: refused("file-image"), damage: () => signature(0x89, 0x50, 0x4e, 0x47) },
  {
    name: "the login page instead of the file",
    outcome: refused("file-web-page"),
    damage: () => bytesOf("<!DOCTYPE html><title>Aanmelden</title>"),
  },
  { name: "a zip", outcome: refused("file-workbook"), damage: () => signature(0x50, 0x4b, 3, 4) },
  { name: "a gzip", outcome: refused("file-compressed"), damage: () => signature(0x1f, 0x8b) },
  {
    name: "an old or locked workbook",
    outcome: refused("file-old-workbook"),
    damage: () => signature(0xd0, 0xcf, 0x11, 0xe0),
  },
  {
    name: "noise",
    outcome: refused("file-binary"),
    damage: (_, pick) => Uint8Array.from({ length: 5000 }, (_, at) => (at === 3 ? 0 : 1 + pick(254))),
  },
  {
    name: "another table",
    outcome: refused("not-a-meter-export"),
    damage: () => bytesOf(`postcode;gemeente\n${"9000;Gent\n".repeat(500)}`),
  },
  {
    name: "a block of zero bytes",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file(rows).fill(0, 20_000, 24_096),
  },
  {
    name: "a digit lost from one volume",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) =>
      file(
        withCell(
          rows,
          VOLUME,
          (volume) => volume.slice(0, -1),
          (at) => at === 77,
        ),
      ),
  },
  {
    name: "negative volumes",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file(withCell(rows, VOLUME, (volume) => `-${volume}`, isMiddle(rows))),
  },
  {
    name: "a column too narrow to show",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file(withCell(rows, VOLUME, () => "#######", isMiddle(rows))),
  },
  {
    name: "days without readings",
    outcome: "partial",
    finding: "steps-missing",
    damage: (rows) =>
      file(
        withCell(
          withCell(rows, VOLUME, () => "", isMiddle(rows)),
          STATUS,
          () => "Geen verbruik",
          isMiddle(rows),
        ),
      ),
  },
  {
    name: "days of estimates",
    outcome: "partial",
    finding: "steps-estimated",
    damage: (rows) => file(withCell(rows, STATUS, () => "Geschat", isMiddle(rows))),
  },
  {
    name: "statuses nobody knows",
    outcome: "partial",
    finding: "status-unknown",
    damage: (rows) => file(withCell(rows, STATUS, () => "Vreemd", isMiddle(rows))),
  },
  {
    name: "no status column",
    outcome: "whole",
    finding: "status-absent",
    damage: (rows) => file(split(rows).map((cells) => cells.toSpliced(STATUS, 1).join(";"))),
  },
  {
    name: "times between the quarters",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file(withCell(rows, 1, () => "00:07:00", isMiddle(rows))),
  },
  {
    name: "days that do not exist",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file(withCell(rows, 0, () => "31-02-2025", isMiddle(rows))),
  },
  {
    name: "a year from another century",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file(withCell(rows, 0, (day) => day.replace("2025", "1925"), isMiddle(rows))),
  },
  {
    name: "one half of the doubled hour lost",
    outcome: "partial",
    finding: "doubled-hour-uncertain",
    damage: (rows) =>
      file(
        rows.filter((row, at) => !row.startsWith("26-10-2025;02:") || row.slice(0, 19) !== rows[at + 2]?.slice(0, 19)),
      ),
  },
  {
    name: "reactive energy among the registers",
    outcome: "partial",
    finding: "registers-ignored",
    damage: (rows) =>
      file(
        withCell(
          withCell(rows, 7, () => "Afname Inductief", isMiddle(rows)),
          9,
          () => "kVArh",
          isMiddle(rows),
        ),
      ),
  },
  {
    name: "another unit for a while",
    outcome: "partial",
    finding: "registers-ignored",
    damage: (rows) => file(withCell(rows, 9, () => "MWh", isMiddle(rows))),
  },
  {
    name: "a row without end",
    outcome: "partial",
    finding: "rows-unreadable",
    damage: (rows) => file([...rows.slice(0, 300), "x".repeat(300_000), ...rows.slice(300)]),
  },
];
