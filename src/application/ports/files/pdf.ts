import type { FormDocument } from "#domain/forms/form-document.ts";

/** A paper and the words around it. */
export type Sheet = {
  readonly document: FormDocument;
  readonly language: string;
  readonly author: string;
  /** Above the title: whose paper this is, and that it is a model. */
  readonly head: string;
  /** Across every page of a paper that nobody signed yet. */
  readonly mark: string | null;
  /** Null for a paper that nobody signs. */
  readonly signatures: { readonly heading: string; readonly boxes: readonly SignatureBox[] } | null;
  /** Below every page; {page} and {pages} are filled in. */
  readonly foot: readonly string[];
  readonly pageOf: string;
  readonly createdAt: Date;
};

export type SignatureBox = {
  readonly title: string;
  readonly lines: readonly string[];
  /** The name as it was typed; null leaves room for a pen. */
  readonly signedName: string | null;
  readonly penLine: string;
};

/** What a mark of a drawing stands for: colours and patterns are the adapter's. */
export type ReportTone = "own" | "shared" | "supplier" | "cost" | "pale" | "loss";

/** A calculation on two pages, or three where much was filled in. Every word and every number is written out; the drawings get plain numbers beside them. */
export type ReportSheet = {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  readonly head: string;
  readonly verdict: {
    readonly tone: "ok" | "warn" | "danger";
    readonly badge: string;
    readonly sentence: string;
    readonly notes: readonly string[];
  };
  readonly sides: readonly {
    readonly name: string;
    readonly amount: string;
    readonly note: string;
    readonly isLoss: boolean;
  }[];
  readonly waterfall: {
    readonly heading: string;
    readonly alt: string;
    readonly steps: readonly {
      readonly name: string;
      readonly sum: string;
      readonly text: string;
      readonly from: number;
      readonly until: number;
      readonly tone: ReportTone;
      readonly isTotal: boolean;
    }[];
  };
  readonly months: {
    readonly heading: string;
    readonly alt: string;
    readonly unit: string;
    readonly key: readonly { readonly name: string; readonly tone: ReportTone }[];
    /** Values in the sequence of the key, stacked. */
    readonly bars: readonly { readonly name: string; readonly text: string; readonly values: readonly number[] }[];
  };
  /** What somebody filled in, in the sequence of the form. */
  readonly inputs: {
    readonly heading: string;
    readonly rows: readonly { readonly label: string; readonly text: string }[];
  };
  readonly tables: readonly ReportTable[];
  readonly formulas: { readonly heading: string; readonly lines: readonly string[] };
  /** Numbered, so that the tables can name them. */
  readonly sources: { readonly heading: string; readonly lines: readonly string[] };
  readonly notice: { readonly text: string; readonly link: { readonly label: string; readonly url: string } };
  readonly foot: readonly string[];
  /** {page} and {pages} are filled in. */
  readonly pageOf: string;
  readonly createdAt: Date;
};

export type ReportTable = {
  readonly heading: string;
  readonly columns: readonly { readonly name: string; readonly share: number; readonly isNumber: boolean }[];
  /** Pale rows are those that nothing changes about. */
  readonly rows: readonly { readonly cells: readonly string[]; readonly isPale: boolean }[];
  readonly total: readonly string[] | null;
};

export type Pdf = {
  render(sheet: Sheet): Promise<Uint8Array>;
  renderReport(report: ReportSheet): Promise<Uint8Array>;
};
