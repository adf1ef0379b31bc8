/** The query and the field that name the offer from which somebody came to make an account. */
export const OFFER_FIELD = "aanbod";

/** Only what has the form of an id: it goes into a mail, to an address that may be anybody's. */
export const readOfferId = (text: string | null): string | null =>
  text !== null && /^[a-z0-9-]{8,64}$/i.test(text) ? text : null;

export const offerIdIn = (url: URL): string | null => readOfferId(url.searchParams.get(OFFER_FIELD));

export const offerPath = (id: string): string => `/aanbod/${id}`;

/** From the way back that a sign-in page got, to a form that leads back to the same offer. */
export function registerPath(back: string | null): string {
  const id = readOfferId(/^\/aanbod\/([^/?#]+)(?:\?|$)/.exec(back ?? "")?.[1] ?? null);
  return id === null ? "/aanmelden" : `/aanmelden?rol=koper&${OFFER_FIELD}=${id}`;
}
