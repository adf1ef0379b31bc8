export type IconSet = {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width?: number;
  readonly height?: number;
  readonly lastModified?: number;
};

/** Null when nothing was found, here or at the public icon service. */
export type Icons = { find(prefix: string, names: readonly string[]): Promise<IconSet | null> };
