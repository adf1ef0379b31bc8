import type { BrowserContext } from "@playwright/test";

/** The form of an offer with a price, as its page sends it. */
export const offerForm = {
  titel: "Dak van de schuur",
  postcode: "9000",
  wie: "particulier",
  technologie: "zon",
  vermogen: "20",
  richting: "180",
  gebouw: "geen",
  verbruik: "3000",
  vraagprijs: "vast",
  prijs: "9,5",
  injectieprijs: "2",
  kost: "100",
  partners: "iedereen",
};
/** The form of a request. */
export const requestForm = {
  titel: "Stroom voor de werkplaats",
  postcode: "8000",
  wie: "particulier",
  gebouw: "werkplaats",
  verbruik: "40000",
  energieprijs: "18",
  kost: "100",
  partners: "iedereen",
};

/** The same form as on the page, sent without one. */
export async function publish(person: BrowserContext, place: string, form: Record<string, string>): Promise<string> {
  const saved = await person.request.post(`${place}/nieuw`, { form, maxRedirects: 0 });
  const id = /\/([\w-]+)\?/.exec(saved.headers()["location"] ?? "")?.[1] ?? "";
  await person.request.post(place, { form: { id, stap: "publish" } });
  return id;
}

/**
 * A buyer proposes to a seller what the market would: gives the page of the proposal, or of the agreement when the seller
 * accepts at once. Made by the forms of the market, sent without their pages.
 */
export async function openDeal(seller: BrowserContext, buyer: BrowserContext, then?: "aanvaarden"): Promise<string> {
  const wanted = await publish(buyer, "/account/vragen", requestForm);
  const offered = await publish(seller, "/account/aanbod", offerForm);
  const form = { actie: "voorstel", vraag: wanted };
  const proposed = await buyer.request.post(`/aanbod/${offered}`, { form, maxRedirects: 0 });
  const proposal = proposed.headers()["location"]?.split("?")[0] ?? "";
  if (!then) return proposal;
  const accepted = await seller.request.post(proposal, { form: { actie: then }, maxRedirects: 0 });
  // Who accepts is brought to the first form of the agreement.
  return /\/account\/contracten\/[^/?]+/.exec(accepted.headers()["location"] ?? "")?.[0] ?? "";
}
