const SPACES = "[ \\u00a0\\u2009\\u202f]";
const DOT_GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const SPACE_GROUPED = new RegExp(`^[1-9]\\d{0,2}(?:${SPACES}\\d{3})+(?:[.,]\\d*)?$`);
const UNGROUPED = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Reads a number as people in Belgium type it, or null. One dot before exactly three digits groups thousands
 * (1.234 is 1234), as the site itself writes them; any other single dot is a decimal point (1234.5, 0.25).
 */
export function parseDutchNumber(text: string): number | null {
  const trimmed = text.trim();
  const negative = /^[-−]/.test(trimmed);
  const digits = trimmed.replace(/^[-−+]/, "");
  const plain = withoutGroups(digits);
  if (plain === null) return null;
  const value = Number(plain.replace(",", "."));
  if (!Number.isFinite(value)) return null;
  return negative && value !== 0 ? -value : value;
}

function withoutGroups(digits: string): string | null {
  if (DOT_GROUPED.test(digits)) return digits.replaceAll(".", "");
  if (SPACE_GROUPED.test(digits)) return digits.replaceAll(new RegExp(SPACES, "g"), "");
  return UNGROUPED.test(digits) ? digits : null;
}
