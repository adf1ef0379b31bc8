const operatorLevels = ["read", "act"] as const;
/** Who reads sees every screen of the back office and changes nothing. */
export type OperatorLevel = (typeof operatorLevels)[number];

export type Operator = { readonly uid: string; readonly email: string; readonly level: OperatorLevel };

export const parseOperatorLevel = (text: string): OperatorLevel | null =>
  operatorLevels.find((level) => level === text) ?? null;
