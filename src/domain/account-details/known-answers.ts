import { fullName, type StoredProfile } from "#domain/account-details/stored-profile.ts";
import { connectionForSide, eanOn, type SavedConnection } from "#domain/connections/saved-connection.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";

type Own = {
  readonly profile: StoredProfile | null;
  readonly email: string;
  /** The default first. */
  readonly connections: readonly SavedConnection[];
};
/** Who runs the site: a withdrawal towards us names them. */
type Operator = { readonly name: string | null; readonly address: string | null; readonly email: string | null };

/** What a new paper need not ask again. */
export function knownAnswers(kind: FormKind, { profile, email, connections }: Own, operator: Operator): Answers {
  if (kind === "withdrawal") {
    return present({
      addresseeName: operator.name,
      addresseeAddress: operator.address,
      addresseeEmail: operator.email,
      ownName: profile && fullName(profile),
      ownStreet: profile?.street,
      ownPostcode: profile?.postcode,
      ownTown: profile?.town,
      ownEmail: email,
    });
  }
  const isBuyer = profile?.roles.join() === "buyer";
  const side = isBuyer ? "buyer" : "seller";
  const connection = connectionForSide(connections, side);
  const address = addressOf(connection, profile);
  const prefix = kind === "sale-agreement" ? side : "own";
  return present({
    signerRole: side,
    [`${prefix}Kind`]: profile?.kind,
    [`${prefix}Name`]: profile && (profile.company?.name ?? fullName(profile)),
    [`${prefix}Number`]: profile?.company?.number,
    [`${prefix}Representative`]: profile?.company && fullName(profile),
    [`${prefix}Street`]: address?.street,
    [`${prefix}Postcode`]: address?.postcode,
    [`${prefix}Town`]: address?.town,
    [`${prefix}Email`]: email,
    [`${prefix}Ean`]: connection && eanOn(side, connection),
    buyerCapacity: isBuyer && kind === "sale-agreement" ? capacityOf(connection) : null,
  });
}

type OwnSide = {
  readonly profile: StoredProfile | null;
  readonly connection: SavedConnection | null;
  /** Of a seller: whether the price that both said yes to holds VAT; null where nobody told. */
  readonly isVatCharged: boolean | null;
  readonly isVatExempt: boolean;
  /** Whether the installation is too large for a person to stay outside VAT: who has such a one says themselves how it stands. */
  readonly isAboveTaxNorm: boolean;
};

/** The same for one side of an agreement that the site carries. */
export function knownParty(
  side: "buyer" | "seller",
  { profile, connection, isVatCharged, isVatExempt, isAboveTaxNorm }: OwnSide,
): Answers {
  const address = addressOf(connection, profile);
  const isOutsideVat = profile?.kind === "person" && !isAboveTaxNorm;
  return present({
    kind: profile?.kind,
    name: profile && (profile.company?.name ?? fullName(profile)),
    number: profile?.company?.number,
    representative: profile?.company && fullName(profile),
    street: address?.street,
    postcode: address?.postcode,
    town: address?.town,
    ean: connection && eanOn(side, connection),
    offtakeEan: side === "seller" && connection?.injectionEan ? connection.offtakeEan : null,
    capacity: side === "buyer" ? capacityOf(connection) : null,
    vat: isVatCharged ? "liable" : isVatExempt ? "small-enterprise" : isOutsideVat ? "outside-vat" : null,
  });
}

/** Of the connection, when it was told whole; else where the person lives, and else what is known of the connection. */
function addressOf(connection: SavedConnection | null, profile: StoredProfile | null) {
  if (connection?.street && connection.postcode && connection.town) return connection;
  return profile?.street ? profile : (connection ?? profile);
}

/** As fine as an agreement takes it. */
const capacityOf = (saved: SavedConnection | null): string | null =>
  saved?.connection.capacity ? String(Math.round(saved.connection.capacity * 100) / 100) : null;

const present = (answers: Readonly<Record<string, string | null | undefined>>): Answers =>
  Object.fromEntries(Object.entries(answers).flatMap(([key, answer]) => (answer ? [[key, answer]] : [])));
