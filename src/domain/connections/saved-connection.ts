import type { Connection, Meter } from "#domain/connections/connection.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import type { Ean } from "#domain/identifiers/ean.ts";
import type { FlemishGridArea } from "#domain/regions/grid-area.ts";

/** What is told of one access point: what it uses and makes, and what its supplier asks. Never a year of quarters. */
export type ConnectionFacts = {
  readonly connection: Connection;
  readonly meter: Meter;
  /** The owner's own choice, which wins over that of the postcode. */
  readonly gridArea: FlemishGridArea | null;
  readonly contract: SupplyContract;
  /** Of an enterprise: whether it charges no VAT when it sells, by the scheme for small ones. */
  readonly isVatExempt: boolean;
};

/** Where it is and how it is called. An empty text is "not told". */
export type ConnectionLabel = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
};

/** A connection that an account keeps, to fill in calculators, listings and papers from. */
export type SavedConnection = ConnectionFacts &
  ConnectionLabel & {
    readonly id: string;
    readonly uid: string;
    /** Of what is taken from the grid. */
    readonly offtakeEan: Ean | null;
    /** Of what is put there; null where it is the same number, or not told. */
    readonly injectionEan: Ean | null;
    readonly createdAt: Date;
    readonly updatedAt: Date;
  };

type Numbers = Pick<SavedConnection, "offtakeEan" | "injectionEan">;

/** The number by which a side of an agreement is known to the grid operator. */
export const eanOn = (side: "buyer" | "seller", { offtakeEan, injectionEan }: Numbers): Ean | null =>
  side === "buyer" ? offtakeEan : (injectionEan ?? offtakeEan);

export const eansOf = ({ offtakeEan, injectionEan }: Numbers): readonly Ean[] => [
  ...new Set([offtakeEan, injectionEan].filter((ean) => ean !== null)),
];

/** Everybody takes power; who has an installation can sell it too. */
export const rolesOf = ({ connection }: Pick<SavedConnection, "connection">): readonly ("buyer" | "seller")[] =>
  connection.installation === null ? ["buyer"] : ["buyer", "seller"];

/** The one to fill in a form of this side from: the default, unless it makes nothing and another one does. */
export function connectionForSide<C extends Pick<SavedConnection, "connection">>(
  connections: readonly C[],
  side: "buyer" | "seller",
): C | null {
  return connections.find((one) => rolesOf(one).includes(side)) ?? connections[0] ?? null;
}
