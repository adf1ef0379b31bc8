import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros, formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { classNames } from "#ui/class-names.ts";

const FORMATS = {
  EUR: formatEuros,
  "EUR-whole": formatEurosWhole,
  kWh: formatKilowattHours,
  "EUR/kWh": formatCentsPerKilowattHour,
  share: formatPercent,
} satisfies Record<string, (value: number) => string>;

type AmountProps = { value: number; unit: keyof typeof FORMATS; className?: string };

export function Amount({ value, unit, className }: AmountProps) {
  return (
    <data value={value} className={classNames("whitespace-nowrap tabular-nums", className)}>
      {FORMATS[unit](value)}
    </data>
  );
}
