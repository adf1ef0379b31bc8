import { formatNumber } from "#content/format/format-number.ts";

export const formatCentsPerKilowattHour = (eurosPerKilowattHour: number): string =>
  `${formatNumber(eurosPerKilowattHour * 100, { fractionDigitsMin: 2 }).replace(/^-/, "−\u00a0")}\u00a0c€/kWh`;
