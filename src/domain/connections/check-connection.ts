import type { ConnectionFacts, ConnectionLabel, SavedConnection } from "#domain/connections/saved-connection.ts";
import { saleLimits } from "#domain/economics/sale-limits.ts";
import { type Ean, type EanRefusal, parseEan } from "#domain/identifiers/ean.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import type { Limits } from "#domain/limits.ts";
import {
  cleanText,
  connectionFaults,
  type ListingFault,
  type ListingFaults,
  numberFault,
} from "#domain/market/check-listing.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";

const lengths = { name: 60, street: 120, town: 80 } as const;

/** As it was typed; empty where nothing was. */
export type ConnectionInput = ConnectionFacts &
  ConnectionLabel & { readonly offtakeEan: string; readonly injectionEan: string };

export type ConnectionFaults = ListingFaults & {
  readonly [Field in keyof typeof lengths]?: ListingFault;
} & { readonly [Field in "offtakeEan" | "injectionEan"]?: EanRefusal | { readonly code: "connection-known" } };

type CheckedConnection = Omit<SavedConnection, "id" | "uid" | "createdAt" | "updatedAt">;

/** `numberRemoved` stands in for a national register number, which we may not keep. */
type Context = { readonly places: PlaceRegister; readonly numberRemoved: string };

type Found = { -readonly [Field in keyof ConnectionFaults]: ConnectionFaults[Field] };

export function checkConnection(
  input: ConnectionInput,
  { places, numberRemoved }: Context,
): Result<CheckedConnection, ConnectionFaults> {
  const found: Found = { ...connectionFaults(input.connection) };
  const label = { name: "", street: "", town: "" };
  for (const field of ["name", "street", "town"] as const) {
    label[field] = cleanText(input[field], numberRemoved).replaceAll(/\s+/g, " ");
    if (label[field].length > lengths[field]) found[field] = { code: "too-long", maximum: lengths[field] };
  }
  const { energyPrice, injectionPrice, sharingFee } = input.contract;
  const priced = (field: "energyPrice" | "injectionPrice" | "fee", value: number | null, limits: Limits) => {
    const fault = value === null ? null : numberFault(value, limits);
    if (fault) found[field] = fault;
  };
  priced("energyPrice", energyPrice, saleLimits.energyPrice);
  priced("injectionPrice", injectionPrice, saleLimits.injectionPrice);
  priced("fee", sharingFee, saleLimits.fee);
  const postcode = checkPostcode(input.postcode, places);
  if (!postcode.ok) found.postcode = postcode.refusal;
  const [offtake, injection] = [checkEan(input.offtakeEan), checkEan(input.injectionEan)];
  if (!offtake.ok) found.offtakeEan = offtake.refusal;
  if (!injection.ok) found.injectionEan = injection.refusal;
  if (Object.keys(found).length > 0 || !postcode.ok || !offtake.ok || !injection.ok) return refused(found);
  const { connection, meter, gridArea, contract, isVatExempt } = input;
  return ok({
    ...label,
    postcode: postcode.value,
    // A year of quarters is no part of what an account keeps.
    connection: { ...connection, use: { ...connection.use, series: null } },
    meter,
    gridArea,
    contract,
    isVatExempt: isVatExempt && connection.customer === "business",
    offtakeEan: offtake.value,
    injectionEan: injection.value,
  });
}

const checkEan = (text: string): Result<Ean | null, EanRefusal> => (text.trim() === "" ? ok(null) : parseEan(text));

function checkPostcode(text: string, places: PlaceRegister): Result<string, ListingFault> {
  if (text.trim() === "") return ok("");
  const postcode = parsePostcode(text);
  if (!postcode.ok) return refused({ code: "postcode-shape" });
  if (locatePostcode(places, postcode.value).kind === "unknown") return refused({ code: "postcode-unknown" });
  return ok(postcode.value);
}
