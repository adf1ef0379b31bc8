export type ComboboxOption = { value: string; label: string; hint?: string };

const WORD_ENDS = /[\s\-'’(),/]+/;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

/** Every typed word must begin a word of the label or the hint, accents aside; labels that begin so come first. */
export function matchOptions<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option[] {
  const query = plain(typed);
  if (query === "") return [...options];
  const words = query.split(WORD_ENDS);
  const matches = options.filter((option) => {
    const found = plain(`${option.label} ${option.hint ?? ""}`).split(WORD_ENDS);
    return words.every((word) => found.some((candidate) => candidate.startsWith(word)));
  });
  const isFirst = (option: Option) => plain(option.label).startsWith(query);
  return [...matches.filter(isFirst), ...matches.filter((option) => !isFirst(option))];
}

export const sameText = (a: string, b: string): boolean => plain(a) === plain(b);
