/** Turns UTF-16, as spreadsheets save "Unicode text", into the UTF-8 that the readers take; any cut of chunks will do. */
export class Utf16ToUtf8 {
  readonly #isBigEndian: boolean;
  #half = -1;

  constructor(isBigEndian: boolean) {
    this.#isBigEndian = isBigEndian;
  }

  push(chunk: Uint8Array): Uint8Array {
    const narrow = new Uint8Array(((chunk.length + 1) >> 1) * 3);
    let length = 0;
    for (const byte of chunk) {
      if (this.#half < 0) {
        this.#half = byte;
        continue;
      }
      const unit = this.#isBigEndian ? this.#half * 256 + byte : byte * 256 + this.#half;
      this.#half = -1;
      if (unit < 0x80) narrow[length++] = unit;
      else if (unit < 0x800) {
        narrow[length++] = 0xc0 | (unit >> 6);
        narrow[length++] = 0x80 | (unit & 0x3f);
      } else {
        narrow[length++] = 0xe0 | (unit >> 12);
        narrow[length++] = 0x80 | ((unit >> 6) & 0x3f);
        narrow[length++] = 0x80 | (unit & 0x3f);
      }
    }
    return narrow.subarray(0, length);
  }
}
