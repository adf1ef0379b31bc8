import type { Agreement } from "#domain/contracts/agreement.ts";
import { type Month, yearOfMonth } from "#domain/settlement/months/month.ts";
import { sharedPeriod } from "#domain/settlement/months/month-data.ts";
import type { MonthPayment, PaymentBalance } from "#domain/settlement/months/month-payment.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { Statement } from "#domain/settlement/statement.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type YearMonth = {
  readonly month: Month;
  /** The days of it on which power was shared. */
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly version: number;
  readonly state: MonthStanding["state"];
  readonly wattHours: number;
  readonly price: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
  readonly paidOn: CalendarDay | null;
  readonly receivedOn: CalendarDay | null;
};

type Sum = Pick<YearMonth, "wattHours" | "netCents" | "vatCents" | "totalCents"> & { readonly receivedCents: number };
export type AgreementYear = { readonly year: number; readonly months: readonly YearMonth[]; readonly sum: Sum };

type Given = {
  /** The newest of each month. */
  readonly statements: readonly Statement[];
  readonly standings: readonly MonthStanding[];
  readonly money: readonly { readonly payment: MonthPayment; readonly balance: PaymentBalance }[];
};

/** The months of one year of one agreement. Only what both agree on is counted. */
export function agreementYear(
  shared: Pick<Agreement, "startedOn" | "endsOn">,
  year: number,
  { statements, standings, money }: Given,
): AgreementYear {
  const months = statements
    .filter(({ month }) => yearOfMonth(month) === year)
    .flatMap((statement): YearMonth[] => {
      const { month, version, shared: wattHours, price, netCents, vatCents, totalCents } = statement;
      const period = sharedPeriod(shared, month);
      const state = standings.find((one) => one.month === month && one.version === version)?.state ?? "waiting";
      const payment = money.find((one) => one.payment.month === month)?.payment;
      const [paidOn, receivedOn] = [payment?.paidOn ?? null, payment?.receivedOn ?? null];
      const row = { month, version, state, wattHours, price, netCents, vatCents, totalCents, paidOn, receivedOn };
      return period ? [{ ...row, ...period }] : [];
    });
  const agreed = months.filter(({ state }) => state === "agreed");
  const sumOf = (key: "wattHours" | "netCents" | "vatCents" | "totalCents") =>
    agreed.reduce((sum, month) => sum + month[key], 0);
  const received = money.filter(({ payment }) => yearOfMonth(payment.month) === year);
  return {
    year,
    months,
    sum: {
      wattHours: sumOf("wattHours"),
      netCents: sumOf("netCents"),
      vatCents: sumOf("vatCents"),
      totalCents: sumOf("totalCents"),
      receivedCents: received.reduce((sum, { payment }) => sum + payment.receivedCents, 0),
    },
  };
}

const decimal = (value: number, digits: number) => value.toFixed(digits).replace(".", ",");

/** The same for a spreadsheet: semicolons and commas, as a Belgian one reads them. */
export function writeYearCsv({ months }: AgreementYear, sayState: (state: MonthStanding["state"]) => string): string {
  const header =
    "maand;van;tot_en_met;versie;stand;gedeeld_kwh;prijs_per_kwh;zonder_btw;btw;totaal;betaald_op;ontvangen_op";
  const rows = months.map((one) =>
    [
      one.month,
      one.first,
      one.last,
      one.version,
      sayState(one.state),
      decimal(one.wattHours / 1000, 3),
      decimal(one.price, 5),
      decimal(one.netCents / 100, 2),
      decimal(one.vatCents / 100, 2),
      decimal(one.totalCents / 100, 2),
      one.paidOn ?? "",
      one.receivedOn ?? "",
    ].join(";"),
  );
  return `${[header, ...rows].join("\r\n")}\r\n`;
}
