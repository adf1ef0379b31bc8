import { formatNumber } from "#content/format/format-number.ts";

const STEPS = [
  { bytes: 1_000_000_000, unit: "GB" },
  { bytes: 1_000_000, unit: "MB" },
  { bytes: 1_000, unit: "kB" },
];

export function formatFileSize(bytes: number): string {
  const step = STEPS.find((candidate) => bytes >= candidate.bytes);
  return step === undefined
    ? `${formatNumber(bytes)}\u00a0B`
    : `${formatNumber(bytes / step.bytes, { fractionDigitsMax: 1 })}\u00a0${step.unit}`;
}
