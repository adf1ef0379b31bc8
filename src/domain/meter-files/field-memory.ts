const ENTRIES_MAX = 64;

type Entry<T> = { readonly bytes: Uint8Array; readonly meaning: T };

/**
 * Remembers what the bytes of a field mean. A meter export repeats the same few words on every row; only the first
 * time are they made into text.
 */
export class FieldMemory<T> {
  readonly #read: (text: string) => T;
  readonly #entries: Entry<T>[] = [];

  constructor(read: (text: string) => T) {
    this.#read = read;
  }

  meaningOf(bytes: Uint8Array, from: number, to: number): T {
    const length = to - from;
    const entries = this.#entries;
    for (let index = 0; index < entries.length; index++) {
      const { bytes: known, meaning } = entries[index] as Entry<T>;
      if (known.length !== length) continue;
      let at = 0;
      while (at < length && known[at] === bytes[from + at]) at++;
      if (at === length) return meaning;
    }
    const meaning = this.#read(textOfBytes(bytes, from, to));
    if (entries.length < ENTRIES_MAX) entries.push({ bytes: bytes.slice(from, to), meaning });
    return meaning;
  }
}

/** Bytes as text, one character per byte beyond ASCII: enough to compare words, and no decoder is at hand here. */
export function textOfBytes(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at] as number);
  return text;
}
