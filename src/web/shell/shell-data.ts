import { noOperator, type Site } from "#content/site.ts";

/** What every page knows beside its own words. On the server it comes with the request, in the browser from the document. */
export type Shell = {
  readonly site: Site;
  readonly tagManagerId: string | null;
  readonly buildPollMs: number;
  /** In the frame of a partner, for as long as the document lives. */
  readonly isEmbedded: boolean;
  /** The id under which a failure on the server was logged. */
  readonly errorId: string | null;
};

export const SHELL_ELEMENT = "shell";

/** What most sites and pages have in common, and no page need say. */
const usual: Shell = {
  site: {
    name: "",
    titlePostfix: "",
    market: "be",
    flags: false,
    publicUrl: "",
    today: "",
    operator: noOperator,
    platformFee: 0,
    brusselsMatching: false,
  },
  tagManagerId: null,
  buildPollMs: 3_600_000,
  isEmbedded: false,
  errorId: null,
};

/** What a document says of it, and what is as usual. */
export function readShell(text = document.getElementById(SHELL_ELEMENT)?.textContent ?? "null"): Shell {
  const { site = {}, ...rest } = JSON.parse(text) as { site?: Partial<Site> };
  const operator = { ...noOperator, ...site.operator };
  return { ...usual, ...rest, site: { ...usual.site, ...site, operator } };
}

const unlike = <T extends object>(given: T, other: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => value !== other[key as keyof T])) as Partial<T>;

/** What is not as usual. A "<" could end the script element early. */
export function writeShell({ site, ...rest }: Shell): string {
  const operator = unlike(site.operator, noOperator);
  const said = {
    ...unlike<Omit<Shell, "site">>(rest, usual),
    site: {
      ...unlike({ ...site, operator: noOperator }, usual.site),
      ...(Object.keys(operator).length > 0 ? { operator } : {}),
    },
  };
  return JSON.stringify(said).replaceAll("<", "\\u003c");
}
