export type IconSet = {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width?: number;
  readonly height?: number;
  readonly lastModified?: number;
};

export type Icons = {
  /** Null when nothing was found, here or at the public icon service, which is asked only when `mayAskOutside` says so. */
  find(prefix: string, names: readonly string[], mayAskOutside: () => boolean): Promise<IconSet | null>;
};
