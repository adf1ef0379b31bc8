const keys = { buyer: "reis-koper", seller: "reis-verkoper" } as const;
type Side = keyof typeof keys;

/** The answers of a journey, kept on this device at the visitor's own request: no name and no address is among them. */
export type KeptJourney = { readonly query: string; readonly step: number; readonly day: string };

export function keptJourney(side: Side): KeptJourney | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keys[side]) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { query, step, day } = kept as Partial<Record<string, unknown>>;
    if (typeof query !== "string" || query === "" || typeof day !== "string") return null;
    return { query, step: step === 2 || step === 3 || step === 4 ? step : 1, day };
  } catch {
    return null;
  }
}

export function keepJourney(side: Side, { query, step }: Omit<KeptJourney, "day">): void {
  try {
    const day = new Date().toLocaleDateString("sv-SE");
    localStorage.setItem(keys[side], JSON.stringify({ query, step, day }));
  } catch {
    // Without storage the address of the page still holds the answers.
  }
}

export function eraseJourney(side: Side): void {
  try {
    localStorage.removeItem(keys[side]);
  } catch {
    // Nothing could have been kept either.
  }
}
