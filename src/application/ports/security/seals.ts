/** Texts that went out and come back unchanged, or not at all: nobody else can make one. They can be read by who holds them. */
export type Seals = {
  /** A purpose of its own each: what was sealed for one does not open for another. */
  seal(purpose: string, text: string): string;
  /** Null when it is not ours. */
  open(purpose: string, sealed: string): string | null;
};
