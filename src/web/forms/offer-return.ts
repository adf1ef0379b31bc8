import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { HOME, readBuilding } from "#web/forms/market/building.ts";

/** The query and the field that name the offer from which somebody came to make an account. */
export const OFFER_FIELD = "aanbod";

/** An offer, and behind it the yearly use and the building that were told at it. */
const FORMAT = /^[a-z0-9-]{8,64}(?:~\d{1,7}(?:~[a-z]{1,20})?)?$/i;

/** Only an id, a number and a known word: it goes into a mail, to an address that may be anybody's. */
export function readOfferReturn(text: string | null): string | null {
  if (text === null || !FORMAT.test(text)) return null;
  const [, , building = HOME] = text.split("~");
  return readBuilding(building, "") === "" ? null : text;
}

export const idOfReturn = (back: string): string => back.split("~")[0] ?? "";

export const offerReturnIn = (url: URL): string | null => readOfferReturn(url.searchParams.get(OFFER_FIELD));

/** What was told at an offer, behind its id; nothing where no use can be read. */
export function toldAtOffer({ verbruik, gebouw }: { readonly verbruik: string; readonly gebouw: string }): string {
  const use = Math.round(parseDutchNumber(verbruik) ?? 0);
  if (use <= 0 || use > 9_999_999) return "";
  return gebouw === HOME || gebouw === "" ? `~${use}` : `~${use}~${gebouw}`;
}

/** The page of the offer, with what was told there. */
export function offerPath(offer: string): string {
  const [id = "", use, building] = offer.split("~");
  const told = new URLSearchParams({
    ...(use ? { verbruik: use } : {}),
    ...(readBuilding(building ?? null) === HOME ? {} : { gebouw: building ?? "" }),
  });
  return told.size === 0 ? `/aanbod/${id}` : `/aanbod/${id}?${told}`;
}

/** From the way back that a sign-in page got, to a form that leads back to the same offer. */
export function registerPath(back: string | null): string {
  const [path = "", query = ""] = (back ?? "").split("?");
  const offer = readOfferReturn(/^\/aanbod\/([^/#]+)$/.exec(path)?.[1] ?? null);
  if (offer === null) return "/aanmelden";
  const told = new URLSearchParams(query);
  const behind = toldAtOffer({ verbruik: told.get("verbruik") ?? "", gebouw: readBuilding(told.get("gebouw")) });
  return `/aanmelden?rol=koper&${OFFER_FIELD}=${offer}${behind}`;
}
