import { paint } from "#mails/mail-colors.ts";

const tiles = { p: paint.primaryTile, t: paint.secondaryTile, s: paint.sunTile, l: paint.paleTile } as const;
type Tile = keyof typeof tiles;

/** The site's own sign: four by four tiles, the round one is the sun. */
const logo: readonly (readonly Tile[])[] = [
  ["p", "p", "t", "p"],
  ["p", "t", "s", "t"],
  ["p", "t", "t", "t"],
  ["p", "p", "t", "t"],
];

/** A day in 24 hours: night, power shared in the morning and afternoon, the sun at its height. */
const day: readonly Tile[] = [
  "l",
  "l",
  "l",
  "l",
  "l",
  "l",
  "p",
  "p",
  "t",
  "t",
  "t",
  "s",
  "s",
  "s",
  "t",
  "t",
  "t",
  "p",
  "p",
  "p",
  "l",
  "l",
  "l",
  "l",
];

/** Drawn in cells, because mail programs hide pictures until they are asked for. */
export function TileLogo() {
  return (
    <table role="presentation" aria-hidden="true" cellPadding={0} cellSpacing={2} border={0}>
      <tbody>
        {logo.map((row, y) => (
          <tr key={y}>
            {row.map((tile, x) => (
              <td
                key={x}
                width={7}
                height={7}
                className={tiles[tile].className}
                style={{ ...tiles[tile].style, ...square, borderRadius: tile === "s" ? 4 : 2 }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const square = { width: 7, height: 7, fontSize: 0, lineHeight: 0 };

export function DayBand() {
  return (
    <table role="presentation" aria-hidden="true" width="100%" cellPadding={0} cellSpacing={3} border={0}>
      <tbody>
        <tr>
          {day.map((tile, hour) => (
            <td
              key={hour}
              height={8}
              className={tiles[tile].className}
              style={{
                ...tiles[tile].style,
                height: 8,
                fontSize: 0,
                lineHeight: 0,
                borderRadius: tile === "s" ? 4 : 2,
              }}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}
