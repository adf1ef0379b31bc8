import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ESTIMATED, MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { readMeterChunks } from "#domain/meter-files/open-meter-file.ts";
import { brusselsYear, instantOf } from "#domain/time/brussels-year.ts";
import { campaign } from "../support/campaign.ts";
import { bytesOf } from "../support/make-fluvius-file.ts";
import { p1Telegram } from "../support/make-p1-telegram.ts";

function energy(text: string) {
  const result = readMeterChunks([bytesOf(text)]);
  if (!result.ok || result.value.kind === "peaks") throw new Error(JSON.stringify(result));
  return result.value;
}

const volumes = "datum_tijd;levering_normaal;levering_laag;teruglevering_normaal;teruglevering_laag;buitentemperatuur";

/** The end of a quarter as the Dutch portal writes it. */
function stampOf(quarter: number, hasOffset: boolean): string {
  const calendar = brusselsYear(2023);
  const end = instantOf(calendar, quarter + 1);
  const isSummer = end >= Date.parse("2023-03-26T01:00Z") && end < Date.parse("2023-10-29T01:00Z");
  const hours = isSummer ? 2 : 1;
  const local = new Date(end + hours * 3_600_000).toISOString();
  const [year, month, day] = local.slice(0, 10).split("-");
  return `${day}-${month}-${year} ${local.slice(11, 19)}${hasOffset ? ` +0${hours}00` : ""}`;
}

describe("a Dutch export", () => {
  test("takes the stamp for the end of the quarter, and the empty tariff for the one that rests", () => {
    const reading = energy(
      `${volumes}\n01-01-2023 00:15:00 +0100;;0,11;;0,00;-\n01-01-2023 00:30:00 +0100;0,12;;0,05;;7,1\n`,
    );
    expect([...(reading.years[0]?.offtake?.values.subarray(0, 3) ?? [])]).toEqual([0.11, 0.12, 0]);
    expect([reading.totals.offtake, reading.totals.injection]).toEqual([0.22999999999999998, 0.05]);
    expect(reading.periods).toEqual([{ firstDay: "2023-01-01", lastDay: "2023-01-01" }]);
  });

  test.each([true, false])("gives every quarter of a year its place, with an offset written out: %s", (hasOffset) => {
    const rows = Array.from(
      { length: 35_040 },
      (_, quarter) => `${stampOf(quarter, hasOffset)};;0,${100 + (quarter % 900)};;;-`,
    );
    const reading = energy([volumes, ...rows].join("\r\n"));
    const values = reading.years[0]?.offtake?.values;
    const wrong = [...(values ?? [])].findIndex((value, quarter) => value !== (100 + (quarter % 900)) / 1000);
    expect([reading.findings, reading.gaps, wrong]).toEqual([[], [], -1]);
  });

  test("without offsets a doubled hour that is not whole is no measurement", () => {
    const rows = Array.from({ length: 200 }, (_, at) => `${stampOf(28_892 + at, false)};;0,${100 + at};;;-`).toSpliced(
      12,
      1,
    );
    const reading = energy([volumes, ...rows].join("\n"));
    expect(reading.findings.map(({ code }) => code)).toContain("doubled-hour-uncertain");
    for (const [quarter, quality] of (reading.years[0]?.offtake?.quality ?? []).entries()) {
      if (quality === MEASURED)
        expect(reading.years[0]?.offtake?.values[quarter]).toBe((100 + quarter - 28_892) / 1000);
    }
  });

  test("subtracts the states of registers, and leaves out the quarter in which a meter was replaced", () => {
    const header = "datum_tijd;stand_levering_normaal;stand_levering_laag";
    const rows = [
      "00:15;100,000;50,000",
      "00:30;100,000;50,250",
      "00:45;100,000;50,300",
      "01:00;0,000;0,000",
      "01:15;0,000;0,100",
    ];
    const reading = energy([header, ...rows.map((row) => `01-01-2023 ${row}`)].join("\n"));
    expect([...(reading.years[0]?.offtake?.quality.subarray(0, 5) ?? [])]).toEqual(
      [MISSING, MEASURED, ESTIMATED, MISSING, MEASURED].map((one, at) =>
        at === 2 ? reading.years[0]?.offtake?.quality[2] : one,
      ),
    );
    expect([...(reading.years[0]?.offtake?.values.subarray(1, 5) ?? [])]).toEqual([0.25, 0.05, 0, 0.1]);
    expect(reading.findings).toContainEqual({ code: "registers-reset", count: 2 });
  });
});

describe("telegrams of a P1 port", () => {
  const minutes = (minute: number) => `2601010${Math.floor(minute / 60)}${String(minute % 60).padStart(2, "0")}00W`;

  test("give a quarter the difference of the states on its boundaries, day and night together", () => {
    const text = [0, 5, 10, 15, 20, 25, 30].map((minute) =>
      p1Telegram({
        stamp: minutes(minute),
        offtakeDay: 10,
        offtakeNight: 20 + minute / 100,
        injectionDay: minute / 1000,
      }),
    );
    const reading = energy(text.join(""));
    expect(reading.source).toBe("p1");
    expect(reading.ean?.masked).toBe("541448••••••••0008");
    expect([...(reading.years[0]?.offtake?.values.subarray(0, 2) ?? [])]).toEqual([0.15, 0.15]);
    expect([...(reading.years[0]?.injection?.values.subarray(0, 2) ?? [])]).toEqual([0.015, 0.015]);
    expect([...(reading.years[0]?.offtake?.quality.subarray(0, 3) ?? [])]).toEqual([MEASURED, MEASURED, MISSING]);
  });

  test("are checked: one that was changed does not count", () => {
    const telegrams = [0, 15, 30, 45].map((minute) =>
      p1Telegram({ stamp: minutes(minute), offtakeDay: 10 + minute / 15, offtakeNight: 20 }),
    );
    const changed = telegrams.with(1, (telegrams[1] ?? "").replace("000011.000", "000019.000"));
    const reading = energy(changed.join(""));
    expect(reading.findings).toContainEqual({ code: "telegrams-damaged", count: 1 });
    expect([...(reading.years[0]?.offtake?.quality.subarray(0, 3) ?? [])]).toEqual([MISSING, MISSING, MEASURED]);
  });

  test("saved with plain line breaks still pass their check", () => {
    const text = [0, 15]
      .map((minute) => p1Telegram({ stamp: minutes(minute), offtakeDay: minute, offtakeNight: 0 }))
      .join("");
    expect(energy(text.replaceAll("\r\n", "\n")).totals.offtake).toBe(15);
  });

  test("that are all damaged are refused", () => {
    const text = p1Telegram({ stamp: minutes(0), offtakeDay: 1, offtakeNight: 1 }).replace("!", "!0");
    const result = readMeterChunks([bytesOf(text)]);
    expect(result).toEqual({ ok: false, refusal: { code: "telegrams-all-damaged", count: 1 } });
  });

  test("read the same however they are cut into chunks", { timeout: campaign(60_000, 600_000) }, () => {
    const text = Array.from({ length: 12 }, (_, at) =>
      p1Telegram({ stamp: minutes(at * 7), offtakeDay: at, offtakeNight: at / 2 }),
    ).join("");
    const bytes = bytesOf(`half a telegram\r\n1-0:1.8.1(000001.000*kWh)\r\n!ABCD\r\n${text}`);
    const whole = readMeterChunks([bytes]);
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 30 }), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        expect(readMeterChunks(places.slice(1).map((to, at) => bytes.subarray(places[at], to)))).toEqual(whole);
      }),
      { numRuns: campaign(20, 300) },
    );
  });
});
