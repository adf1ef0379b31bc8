/** What a mark stands for. The same colour and the same pattern mean the same on every chart. */
export type ChartTone = "own" | "shared" | "toSupplier" | "fromSupplier" | "unchanged" | "loss";

type ToneLook = {
  edge: string;
  fill: string;
  /** For a name beside the mark. */
  text: string;
  /** For a number on the mark, with a halo that keeps its pattern away from the figures. */
  textOn: string;
  dash: string | undefined;
};

export const toneLooks: Record<ChartTone, ToneLook> = {
  own: {
    edge: "stroke-primary",
    fill: "fill-primary",
    text: "fill-primary",
    textOn: "fill-on-primary stroke-primary",
    dash: undefined,
  },
  shared: {
    edge: "stroke-secondary-edge",
    fill: "fill-secondary-fill",
    text: "fill-secondary",
    textOn: "fill-fill-ink stroke-secondary-fill",
    dash: undefined,
  },
  toSupplier: {
    edge: "stroke-sun-edge",
    fill: "fill-sun-fill",
    text: "fill-sun",
    textOn: "fill-fill-ink stroke-sun-fill",
    dash: "0.1 6",
  },
  fromSupplier: {
    edge: "stroke-supplier-edge",
    fill: "fill-supplier-fill",
    text: "fill-supplier",
    textOn: "fill-ink stroke-surface",
    dash: "8 5",
  },
  unchanged: {
    edge: "stroke-control",
    fill: "fill-pale",
    text: "fill-muted",
    textOn: "fill-ink stroke-pale",
    dash: "2 4",
  },
  loss: {
    edge: "stroke-danger",
    fill: "fill-danger-soft",
    text: "fill-danger",
    textOn: "fill-ink stroke-danger-soft",
    dash: "10 3 2 3",
  },
};
