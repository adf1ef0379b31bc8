/** Every text that differs from this one in a single digit. */
export function wrongDigits(text: string): string[] {
  return [...text].flatMap((sign, at) =>
    /\d/.test(sign)
      ? [..."0123456789"]
          .filter((digit) => digit !== sign)
          .map((digit) => text.slice(0, at) + digit + text.slice(at + 1))
      : [],
  );
}

/** Every text in which two neighbouring digits that differ have changed places. */
export function swappedDigits(text: string): string[] {
  return [...text].flatMap((sign, at) => {
    const next = text[at + 1] ?? "";
    return /\d/.test(sign) && /\d/.test(next) && sign !== next
      ? [text.slice(0, at) + next + sign + text.slice(at + 2)]
      : [];
  });
}
