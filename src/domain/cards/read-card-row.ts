import {
  type Card,
  type CardKind,
  type FirstYearOffer,
  type IndexFormula,
  isCardKey,
  type PriceBlock,
  type QuarterFormula,
} from "#domain/cards/card.ts";
import {
  type CardColumn,
  type CardDraft,
  type CardRow,
  type ChoiceColumn,
  cardColumns,
  choiceWords,
  columnsOf,
  type NumberColumn,
  numberLimits,
  UNSTATED_WORD,
} from "#domain/cards/card-columns.ts";
import type { FigureSource } from "#domain/figure.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";

export type RowFault = { readonly column: CardColumn } & (
  | {
      readonly code:
        | "missing"
        | "no-number"
        | "no-day"
        | "no-month"
        | "key-shape"
        | "both-or-none"
        | "not-yet-read"
        | "control";
    }
  | { readonly code: "out-of-range"; readonly min: number; readonly max: number }
  | { readonly code: "unknown-choice"; readonly choices: readonly string[] }
  | { readonly code: "too-long"; readonly max: number }
  | { readonly code: "not-of-kind" }
);

const TEXT_MAX: Partial<Record<CardColumn, number>> = { opmerking: 300, bron: 200, product: 80 };
const PLAIN_TEXT_MAX = 60;
const NUMBER = /^-?\d{1,6}(?:[.,]\d{1,6})?$/;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
/** Also signs that nobody sees: one inside a name makes another supplier that looks the same. */
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** One card as a file, a form or a program tells it; every fault at once. Of what was read nothing later than today is true. */
export function readCardRow(
  row: CardRow,
  today: CalendarDay,
): { readonly ok: true; readonly draft: CardDraft } | { readonly ok: false; readonly faults: readonly RowFault[] } {
  const faults: RowFault[] = [];
  const textIn = (column: CardColumn): string => row[column]?.trim() ?? "";
  for (const column of cardColumns) {
    const max = TEXT_MAX[column] ?? PLAIN_TEXT_MAX;
    if (CONTROL.test(textIn(column))) faults.push({ column, code: "control" });
    else if (textIn(column).length > max) faults.push({ column, code: "too-long", max });
  }
  const need = (column: CardColumn): string => {
    const text = textIn(column);
    if (text === "") faults.push({ column, code: "missing" });
    return text;
  };
  const numberIn = (column: NumberColumn): number | null => {
    const text = textIn(column);
    if (text === "") return null;
    const { min, max } = numberLimits[column];
    const value = NUMBER.test(text) ? Number(text.replace(",", ".")) || 0 : null;
    if (value === null) faults.push({ column, code: "no-number" });
    else if (value < min || value > max) faults.push({ column, code: "out-of-range", min, max });
    return value;
  };
  const needNumber = (column: NumberColumn): number => {
    need(column);
    return numberIn(column) ?? 0;
  };
  const choiceIn = <C extends ChoiceColumn>(
    column: C,
  ): (typeof choiceWords)[C][keyof (typeof choiceWords)[C]] | null => {
    const text = textIn(column).toLowerCase();
    if (text === "") return null;
    const words: Readonly<Record<string, unknown>> = choiceWords[column];
    if (!Object.hasOwn(words, text)) {
      faults.push({ column, code: "unknown-choice", choices: Object.keys(words) });
      return null;
    }
    // The words of a column lead to its own values.
    return words[text] as (typeof choiceWords)[C][keyof (typeof choiceWords)[C]];
  };
  const dayIn = (column: CardColumn): CalendarDay | null => {
    const text = textIn(column);
    if (text === "") return null;
    const day = parseCalendarDay(text);
    if (day === null) faults.push({ column, code: "no-day" });
    return day;
  };

  need("soort");
  const kind = choiceIn("soort");
  const key = need("sleutel");
  if (key !== "" && !isCardKey(key)) faults.push({ column: "sleutel", code: "key-shape" });
  const source = sourceOf();
  const until = dayIn("geldig_tot");
  if (kind === null) return { ok: false, faults };
  const asked: readonly CardColumn[] = ["soort", "sleutel", ...columnsOf[kind]];
  for (const column of cardColumns) {
    if (!asked.includes(column) && textIn(column) !== "") faults.push({ column, code: "not-of-kind" });
  }
  const card = cardOf(kind);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, draft: { card, until, source } };

  function sourceOf(): FigureSource {
    const issued = dayIn("uitgegeven");
    need("gelezen");
    const readOn = dayIn("gelezen");
    if (readOn !== null && readOn > today) faults.push({ column: "gelezen", code: "not-yet-read" });
    return {
      title: need("bron"),
      publisher: need("uitgever"),
      ...(issued === null ? {} : { publishedOn: issued }),
      readOn: readOn ?? "",
    };
  }

  function ofRegulator() {
    const certificates = numberIn("certificaten");
    const month = textIn("vtest_maand");
    const readOn = dayIn("vtest_gelezen");
    if ((month === "") !== (textIn("vtest_gelezen") === "")) {
      faults.push({ column: month === "" ? "vtest_maand" : "vtest_gelezen", code: "both-or-none" });
    }
    if (month !== "" && !MONTH.test(month)) faults.push({ column: "vtest_maand", code: "no-month" });
    if (readOn !== null && readOn > today) faults.push({ column: "vtest_gelezen", code: "not-yet-read" });
    return {
      ...(certificates === null ? {} : { certificates }),
      ...(month === "" || readOn === null ? {} : { regulator: { month, readOn } }),
    };
  }

  function cardOf(of: CardKind): Card {
    const named = {
      key,
      supplier: need("leverancier"),
      ...given("withdrawnOn", dayIn("ingetrokken")),
      ...given("signedFrom", dayIn("geldig_vanaf")),
    };
    if (of === "supplier") {
      const isUnstated = textIn("deelkost").toLowerCase() === UNSTATED_WORD;
      const sharingFee = isUnstated ? ("unstated" as const) : numberIn("deelkost");
      const feeBasis = choiceIn("deelkost_per") ?? "unstated";
      return {
        kind: of,
        ...named,
        sharingFee,
        feeBasis,
        ...given("feeUnit", choiceIn("deelkost_eenheid")),
        ...given("feeVat", choiceIn("deelkost_btw")),
        ...given("feePayer", choiceIn("deelkost_wie")),
        ...given("feeCounting", choiceIn("deelkost_telling")),
        condition: choiceIn("deelvoorwaarde"),
        note: textIn("opmerking") || null,
      };
    }
    need("regio");
    const common = { ...named, product: need("product"), region: choiceIn("regio") ?? "flanders" };
    if (of === "dynamic") {
      return {
        kind: of,
        ...common,
        energyAddition: needNumber("energie_toeslag"),
        energyFactor: needNumber("energie_factor"),
        injectionAddition: needNumber("injectie_toeslag"),
        injectionFactor: needNumber("injectie_factor"),
        fixedFee: needNumber("vaste_vergoeding"),
        ...ofRegulator(),
        ...offerOf(),
        ...given("duration", numberIn("looptijd")),
      };
    }
    need("prijs");
    const [energyDay, energyNight] = [numberIn("energie_dag"), numberIn("energie_nacht")];
    if ((energyDay === null) !== (energyNight === null)) {
      faults.push({ column: energyDay === null ? "energie_dag" : "energie_nacht", code: "both-or-none" });
    }
    return {
      kind: of,
      ...common,
      isFixed: choiceIn("prijs") === "fixed",
      energy: needNumber("energie"),
      energyDay,
      energyNight,
      injection: needNumber("injectie"),
      energyForecast: numberIn("energie_jaar"),
      injectionForecast: numberIn("injectie_jaar"),
      fixedFee: numberIn("vaste_vergoeding"),
      ...ofRegulator(),
      ...given("certificatesInside", numberIn("certificaten_inbegrepen")),
      ...given("energyBasis", choiceIn("energie_basis")),
      ...given("energyFormula", formulaOf("energie_index", "energie_index_factor", "energie_index_toeslag")),
      ...given("injectionBasis", choiceIn("injectie_basis")),
      ...given(
        "injectionFormula",
        formulaOf("injectie_index", "injectie_index_factor", "injectie_index_toeslag", "injectie_minimum"),
      ),
      ...given("block", blockOf()),
      ...offerOf(),
      ...given("whenSharing", whenSharingOf()),
      ...given("duration", numberIn("looptijd")),
    };
  }

  /** Parts of one thing: all of them, or none. */
  function allOrNone<C extends CardColumn>(columns: readonly C[]): boolean {
    const empty = columns.filter((column) => textIn(column) === "");
    if (empty.length === columns.length) return false;
    for (const column of empty) faults.push({ column, code: "missing" });
    return empty.length === 0;
  }

  function formulaOf(
    index: "energie_index" | "injectie_index",
    factor: NumberColumn,
    addition: NumberColumn,
    least?: NumberColumn,
  ): IndexFormula | null {
    const [of, by, plus] = [choiceIn(index), numberIn(factor), numberIn(addition)];
    const minimum = least === undefined ? null : numberIn(least);
    if (!allOrNone([index, factor, addition])) {
      if (minimum !== null && least !== undefined) faults.push({ column: index, code: "missing" });
      return null;
    }
    return of === null || by === null || plus === null
      ? null
      : { index: of, factor: by, addition: plus, ...given("least", minimum) };
  }

  function blockOf(): PriceBlock | null {
    const [upTo, energy] = [numberIn("blok_kwh"), numberIn("blok_energie")];
    return allOrNone(["blok_kwh", "blok_energie"]) && upTo !== null && energy !== null ? { upTo, energy } : null;
  }

  function whenSharingOf(): QuarterFormula | null {
    const columns = ["energie_toeslag", "energie_factor", "injectie_toeslag", "injectie_factor"] as const;
    const [energyAddition = null, energyFactor = null, injectionAddition = null, injectionFactor = null] =
      columns.map(numberIn);
    if (!allOrNone(columns)) return null;
    return energyAddition === null || energyFactor === null || injectionAddition === null || injectionFactor === null
      ? null
      : { energyAddition, energyFactor, injectionAddition, injectionFactor };
  }

  function offerOf(): { firstYear?: FirstYearOffer } {
    const percent = numberIn("korting_energie_procent");
    const firstYear: FirstYearOffer = {
      ...given("energyCents", numberIn("korting_energie")),
      ...given("energyShare", percent === null ? null : percent / PERCENT),
      ...given("injectionCents", numberIn("korting_injectie")),
      ...given("freeEnergy", numberIn("korting_kwh")),
      ...given("euros", numberIn("korting_euro")),
    };
    return Object.keys(firstYear).length === 0 ? {} : { firstYear };
  }
}

const PERCENT = 100;

/** A property that is only there where something was told. */
const given = <K extends string, V>(name: K, value: V | null): { [N in K]?: V } =>
  (value === null ? {} : { [name]: value }) as { [N in K]?: V };
