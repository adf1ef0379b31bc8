import { describe, expect, test } from "vitest";
import { ESTIMATED, MEASURED, type MeterReading, MISSING } from "#domain/meter-files/meter-reading.ts";
import { readMeterChunks } from "#domain/meter-files/open-meter-file.ts";
import {
  bytesOf,
  EAN,
  fluviusFile,
  fluviusRows,
  headers,
  OTHER_EAN,
  trueWattHours,
  wattHours,
} from "../support/make-fluvius-file.ts";

function read(text: string | Uint8Array, options: { ean?: string } = {}): MeterReading {
  const result = readMeterChunks([typeof text === "string" ? bytesOf(text) : text], options);
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

function energy(text: string | Uint8Array, options: { ean?: string } = {}) {
  const reading = read(text, options);
  if (reading.kind === "peaks") throw new Error("These are peaks.");
  return reading;
}

const refusalOf = (text: string) => {
  const result = readMeterChunks([bytesOf(text)]);
  return result.ok ? null : result.refusal;
};

const row = (
  day: string,
  from: string,
  to: string,
  register: string,
  volume: string,
  status = "Uitgelezen",
  unit = "kWh",
) => `${day};${from};${day};${to};="${EAN}";1SAG1;Digitale meter;${register};${volume};${unit};${status};`;

describe("a Mijn Fluvius export of quarters", () => {
  test.each(Object.keys(headers) as (keyof typeof headers)[])("is read whole with the header of %s", (layout) => {
    const reading = energy(fluviusFile(fluviusRows({ layout, firstDay: "2025-03-29", days: 3 })));
    expect(reading.findings).toEqual([]);
    expect(reading.ean?.masked).toBe("541448••••••••0008");
    expect(reading.periods).toEqual([{ firstDay: "2025-03-29", lastDay: "2025-03-31" }]);
    const measured = reading.years[0]?.offtake?.quality.reduce(
      (count, quality) => count + (quality === MEASURED ? 1 : 0),
      0,
    );
    expect(measured).toBe(96 + 92 + 96);
  });

  test("gives every quarter of a year its own value, over both changes of the clock", () => {
    const reading = energy(fluviusFile(fluviusRows({ year: 2025 })));
    const [year] = reading.years;
    for (const quarter of [0, 8450, 8451, 28_700, 28_707, 28_708, 28_711, 28_712, 35_039]) {
      expect(year?.offtake?.values[quarter]).toBe(wattHours(2025, quarter, 0) / 1000);
      expect(year?.injection?.values[quarter]).toBe(wattHours(2025, quarter, 1) / 1000);
    }
    expect(reading.totals.offtake).toBeCloseTo(trueWattHours(2025, 0) / 1000, 6);
    expect(reading.totals.injection).toBeCloseTo(trueWattHours(2025, 1) / 1000, 6);
    expect([reading.gaps, reading.findings]).toEqual([[], []]);
  });

  test("takes the first row of each doubled pair for summer time and the second for winter time", () => {
    const rows = ["02:00", "02:15", "02:30", "02:45"].flatMap((from, at) => [
      row("26-10-2025", `${from}:00`, at === 3 ? "02:00:00" : `02:${(at + 1) * 15}:00`, "Afname Nacht", `0,00${at}`),
      row("26-10-2025", `${from}:00`, at === 3 ? "03:00:00" : `02:${(at + 1) * 15}:00`, "Afname Nacht", `0,01${at}`),
    ]);
    const values = energy([headers.dutch, ...rows].join("\n")).years[0]?.offtake?.values;
    const twoOClock = (values?.indexOf(0.001) ?? 0) - 1;
    expect([...(values ?? [])].slice(twoOClock, twoOClock + 8)).toEqual([
      0, 0.001, 0.002, 0.003, 0.01, 0.011, 0.012, 0.013,
    ]);
  });

  test("keeps zero, missing and estimated apart", () => {
    const reading = energy(
      [
        headers.dutch,
        row("01-01-2025", "00:00:00", "00:15:00", "Afname Nacht", "0,000"),
        row("01-01-2025", "00:15:00", "00:30:00", "Afname Nacht", "", "Geen verbruik"),
        row("01-01-2025", "00:30:00", "00:45:00", "Afname Nacht", "0,250", "Geschat"),
        row("01-01-2025", "00:45:00", "01:00:00", "Afname Nacht", "0,125", "Gevalideerd"),
      ].join("\r\n"),
    );
    const offtake = reading.years[0]?.offtake;
    expect([...(offtake?.quality.subarray(0, 4) ?? [])]).toEqual([MEASURED, MISSING, ESTIMATED, MEASURED]);
    expect([offtake?.measured, offtake?.estimated, reading.totals.offtake]).toEqual([0.125, 0.25, 0.375]);
    expect(reading.totals.injection).toBeNull();
    expect(reading.gaps).toEqual([{ day: "2025-01-01", direction: "offtake", steps: 1 }]);
  });

  test("reads the active energy of a large user and names the registers it leaves aside", () => {
    const reading = energy(
      [
        headers.dutch,
        row("06-01-2025", "08:00:00", "08:15:00", "Afname Actief", "3,179"),
        row("06-01-2025", "08:00:00", "08:15:00", "Afname Capacitief", "0,151", "Gevalideerd", "kVArh"),
        row("06-01-2025", "08:00:00", "08:15:00", "Afname Inductief", "0,002", "Gevalideerd", "kVArh"),
      ].join("\n"),
    );
    expect(reading.totals.offtake).toBe(3.179);
    expect(reading.findings).toEqual([
      { code: "registers-ignored", names: ["Afname Capacitief", "Afname Inductief"], count: 2 },
    ]);
  });

  test("of two connections asks which, and then reads the one that is chosen", () => {
    const mine = fluviusRows({ firstDay: "2025-02-03", days: 1, hasInjection: false });
    const [, ...theirs] = fluviusRows({ firstDay: "2025-02-03", days: 1, ean: OTHER_EAN, hasInjection: false });
    const file = fluviusFile([...mine, ...theirs.map((one) => one.replace(/;\d,\d{3};/, ";9,999;"))]);
    const asked = readMeterChunks([file]);
    expect(
      asked.ok ? [] : asked.refusal.code === "mixed-eans" && asked.refusal.eans.map(({ masked }) => masked),
    ).toEqual(["541448••••••••0008", "541448••••••••0015"]);
    expect(energy(file, { ean: OTHER_EAN }).totals.offtake).toBeCloseTo(96 * 9.999, 9);
    expect(energy(file, { ean: EAN }).findings).toEqual([{ code: "eans-skipped", count: 96 }]);
  });

  test("does not let a row before a hole pass for a measurement, since it may be glued from two", () => {
    const rows = fluviusRows({ firstDay: "2025-02-03", days: 1, hasInjection: false });
    const reading = energy(fluviusFile(rows.filter((_, at) => at < 20 || at > 25)));
    const start = 33 * 96;
    const quality = reading.years[0]?.offtake?.quality;
    expect([quality?.[start + 17], quality?.[start + 18], quality?.[start + 19]]).toEqual([
      MEASURED,
      ESTIMATED,
      MISSING,
    ]);
    expect(reading.findings).toContainEqual({ code: "rows-beside-hole", count: 1 });
  });
});

describe("a Mijn Fluvius export of days", () => {
  const dayRow = (from: string, to: string, register: string, volume: string) =>
    `${from};00:00:00;${to};00:00:00;="${EAN}";1SAG1;Digitale meter;${register};${volume};kWh;Gevalideerd;`;

  test("adds day and night, and a weekend has its night alone", () => {
    const reading = energy(
      [
        headers.dutch,
        dayRow("03-01-2025", "04-01-2025", "Afname Dag", "5,100"),
        dayRow("03-01-2025", "04-01-2025", "Afname Nacht", "3,200"),
        dayRow("04-01-2025", "05-01-2025", "Afname Nacht", "9,000"),
      ].join("\n"),
    );
    expect(reading.kind).toBe("days");
    expect([...(reading.years[0]?.offtake?.values.subarray(2, 4) ?? [])]).toEqual([5.1 + 3.2, 9]);
    expect([...(reading.years[0]?.offtake?.quality.subarray(2, 4) ?? [])]).toEqual([MEASURED, MEASURED]);
  });

  test("a day whose night was lost is no day total", () => {
    const reading = energy(
      [
        headers.dutch,
        dayRow("02-01-2025", "03-01-2025", "Afname Dag", "5,100"),
        dayRow("02-01-2025", "03-01-2025", "Afname Nacht", "3,200"),
        dayRow("03-01-2025", "04-01-2025", "Afname Dag", "5,100"),
      ].join("\n"),
    );
    expect(reading.years[0]?.offtake?.quality[2]).toBe(MISSING);
    expect(reading.totals.offtake).toBeCloseTo(8.3, 9);
  });
});

test("an export of monthly peaks gives one power a month", () => {
  const peak = (from: string, to: string, volume: string) =>
    `${from};00:00:00;${to};00:00:00;="${EAN}";1SAG1;Digitale meter;Piekvermogen;${volume};kW;Gevalideerd;`;
  const reading = read(
    [headers.dutch, peak("01-05-2024", "01-06-2024", "2,320"), peak("01-06-2024", "01-07-2024", "3,596")].join("\n"),
  );
  expect(reading.kind === "peaks" && reading.peaks.map(({ month, power }) => [month, power])).toEqual([
    ["2024-05-01", 2.32],
    ["2024-06-01", 3.596],
  ]);
  expect(reading.periods).toEqual([{ firstDay: "2024-05-01", lastDay: "2024-06-30" }]);
});

test("a file of reactive energy alone is refused with the names of its registers", () => {
  const text = [
    headers.dutch,
    row("06-01-2025", "08:00:00", "08:15:00", "Afname Inductief", "0,151", "Gevalideerd", "kVArh"),
  ];
  expect(refusalOf(text.join("\n"))).toEqual({ code: "no-energy", registers: ["Afname Inductief"] });
});
