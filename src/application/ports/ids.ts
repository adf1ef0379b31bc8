export type Ids = { next(): string };
