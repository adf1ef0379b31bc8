import {
  type EnergyReading,
  ESTIMATED,
  MEASURED,
  type MeterDirection,
  type MeterEan,
  type MeterFinding,
  type MeterSeries,
  type MeterSource,
  type MeterYear,
  MISSING,
} from "#domain/meter-files/meter-reading.ts";
import {
  type Combined,
  type CombinedYear,
  countFindings,
  directions,
  firstDayWith,
  gapsIn,
  periodsOf,
  spanOf,
} from "#domain/meter-files/reading-gaps.ts";
import {
  ABSENT,
  CONTRADICTED,
  GUESSED,
  READ,
  REGISTERS_PER_DIRECTION,
  type StepStore,
  type StoredYear,
} from "#domain/meter-files/step-store.ts";
import { brusselsYear, calendarDayAt } from "#domain/time/brussels-year.ts";
import { weekdayOf } from "#domain/time/calendar-day.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

/** Two roundings to a watt-hour apart. */
const SUM_DIFFERENCE_MAX = 0.0021;

/** What was read, in the shape that the engine works with: registers added up, gaps and estimates kept apart. */
export function makeReading(
  store: StepStore,
  source: MeterSource,
  ean: MeterEan | null,
  before: readonly MeterFinding[],
  /** "glued" when rows beside a hole may have grown together out of two. */
  holes: "glued" | "whole",
): EnergyReading {
  const stored = [...store.years.values()].filter(({ states }) => states.some(Boolean)).sort((a, b) => a.year - b.year);
  const combined = stored.map((year) => ({
    year: year.year,
    offtake: combineRegisters(store, year, 0),
    injection: combineRegisters(store, year, 1),
  }));
  const findings = [...before];
  const besideHoles = holes === "whole" ? 0 : doubtBesideHoles(combined);
  const years: MeterYear[] = combined.map(({ year, offtake, injection }) => ({
    year,
    offtake: offtake && seal(offtake),
    injection: injection && seal(injection),
  }));
  if (store.doubled > 0) findings.push({ code: "rows-doubled", count: store.doubled });
  const contradicted = combined.reduce(
    (sum, year) => sum + (year.offtake?.clashes ?? 0) + (year.injection?.clashes ?? 0),
    0,
  );
  if (contradicted > 0) {
    const first = store.firstContradiction ?? firstDayWith(store, combined, (part, step) => part.clashed[step] === 1);
    findings.push({ code: "rows-contradicting", count: contradicted, first });
  }
  const known = findings.findIndex(({ code }) => code === "rows-beside-hole");
  const counted = known < 0 ? null : findings.splice(known, 1)[0];
  const beside = besideHoles + (counted?.code === "rows-beside-hole" ? counted.count : 0);
  if (beside > 0) findings.push({ code: "rows-beside-hole", count: beside });
  const span = spanOf(combined);
  const gaps = span ? gapsIn(store, years, span) : [];
  for (const direction of directions) findings.push(...countFindings(store, years, gaps, direction));
  const total = (direction: MeterDirection) => {
    const parts = years.flatMap((year) => year[direction] ?? []);
    if (parts.length === 0) return null;
    return kilowattHours(parts.reduce((sum, { measured, estimated }) => sum + measured + estimated, 0));
  };
  return {
    kind: store.step,
    source,
    ean,
    periods: periodsOf(store, combined),
    findings,
    years,
    gaps,
    totals: { offtake: total("offtake"), injection: total("injection") },
  };
}

function combineRegisters(store: StepStore, stored: StoredYear, direction: number): Combined | null {
  const first = direction * REGISTERS_PER_DIRECTION;
  const registers = Array.from({ length: REGISTERS_PER_DIRECTION }, (_, at) => first + at).filter(
    (register) => stored.states[register] !== null,
  );
  if (registers.length === 0) return null;
  const steps = store.stepsIn(stored.year);
  const made: Combined = {
    values: new Float64Array(steps),
    quality: new Uint8Array(steps),
    mentioned: new Uint8Array(steps),
    clashed: new Uint8Array(steps),
    clashes: 0,
  };
  const hasDayAndNight = registers.includes(first + 1) && registers.includes(first + 2);
  const isOneTariffAtATime = hasDayAndNight && store.step === "quarters" && !listsBothTariffs(stored, first);
  for (let step = 0; step < steps; step++) {
    let sum = 0;
    let total = -1;
    let lowest = READ + 1;
    let parts = 0;
    let isClash = false;
    for (const register of registers) {
      const state = (stored.states[register] as Uint8Array)[step] as number;
      if (state !== ABSENT) made.mentioned[step] = 1;
      if (state === CONTRADICTED) isClash = true;
      if (state !== GUESSED && state !== READ) continue;
      const value = (stored.values[register] as Float64Array)[step] as number;
      if (state < lowest) lowest = state;
      if (register === first) total = value;
      else sum += value;
      if (register === first + 1 || register === first + 2) parts++;
    }
    if (total >= 0 && parts > 0 && Math.abs(total - sum) > SUM_DIFFERENCE_MAX) isClash = true;
    if (parts === 2 && isOneTariffAtATime) isClash = true;
    if (isClash) {
      made.clashed[step] = 1;
      made.clashes++;
    } else if (lowest <= READ) {
      made.values[step] = total >= 0 ? total : sum;
      made.quality[step] = lowest === READ ? MEASURED : ESTIMATED;
    }
  }
  if (store.step === "days" && hasDayAndNight) doubtHalfDays(stored, first, made);
  return made;
}

/**
 * Fluvius gives a quarter to the day or to the night; other exports list both, the one that rests as zero. In a file of
 * the first kind a quarter with both has a row that was glued from two.
 */
function listsBothTariffs({ states }: StoredYear, first: number): boolean {
  const [day, night] = [states[first + 1] as Uint8Array, states[first + 2] as Uint8Array];
  let both = 0;
  let either = 0;
  for (let step = 0; step < day.length; step++) {
    const valuesHere = ((day[step] as number) >= GUESSED ? 1 : 0) + ((night[step] as number) >= GUESSED ? 1 : 0);
    if (valuesHere > 0) either++;
    if (valuesHere === 2) both++;
  }
  return both > either / 2;
}

/** Every day has hours of the night tariff, and a working day also of the day tariff: half a day is no day total. */
function doubtHalfDays({ year, states }: StoredYear, first: number, { values, quality }: Combined): void {
  const calendar = brusselsYear(year);
  for (let day = 0; day < calendar.days; day++) {
    const isValued = (register: number) => ((states[register] as Uint8Array)[day] as number) >= GUESSED;
    if (quality[day] === MISSING || (states[first]?.[day] ?? ABSENT) >= GUESSED) continue;
    if (!isValued(first + 2)) {
      quality[day] = MISSING;
      values[day] = 0;
    } else if (!isValued(first + 1) && weekdayOf(calendarDayAt(calendar, day)) <= 5) quality[day] = ESTIMATED;
  }
}

/**
 * Where bytes were lost, the head of one row may be glued to the tail of a later one: the row then has a time from
 * before the hole and a volume from behind it. So the last value before rows that are not there is no measurement.
 */
function doubtBesideHoles(years: readonly CombinedYear[]): number {
  let doubted = 0;
  for (const direction of directions) {
    let previous: { part: Combined; step: number } | null = null;
    let isHole = false;
    for (const year of years) {
      const part = year[direction];
      if (part === null) continue;
      for (let step = 0; step < part.mentioned.length; step++) {
        if (part.mentioned[step] === 0) {
          isHole = previous !== null;
          continue;
        }
        if (isHole && previous !== null && previous.part.quality[previous.step] === MEASURED) {
          previous.part.quality[previous.step] = ESTIMATED;
          doubted++;
        }
        isHole = false;
        previous = { part, step };
      }
    }
  }
  return doubted;
}

const seal = ({ values, quality }: Combined): MeterSeries => ({
  values: seriesOf<"kWh">(values),
  quality,
  measured: kilowattHours(sumOfQuality(values, quality, MEASURED)),
  estimated: kilowattHours(sumOfQuality(values, quality, ESTIMATED)),
});

/**
 * Sums stay in a function of their own. Node 26.10 was seen to compile a loop together with the object that took its
 * sum, and then to give two such objects one and the same number.
 */
function sumOfQuality(values: Float64Array, quality: Uint8Array, wanted: number): number {
  let sum = 0;
  for (let step = 0; step < values.length; step++) if (quality[step] === wanted) sum += values[step] as number;
  return sum;
}
