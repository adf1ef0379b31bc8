import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import type { InvitedVat } from "#domain/market/invitation.ts";
import type { MarketSide } from "#domain/market/proposal.ts";

const vatNames: Readonly<Record<InvitedVat, string>> = { included: ", btw inbegrepen", none: ", geen btw" };

/** As a household pays it; nothing of VAT where nobody knows it any more. */
export const sayInvitedPrice = (price: number, vat: InvitedVat | null): string =>
  price === 0 ? "weggegeven, prijs 0" : `${formatCentsPerKilowattHour(price)}${vat === null ? "" : vatNames[vat]}`;

export const sayInviter = (name: string): string => name || "Iemand die u kent";

/** Who asks what, in one sentence for who is invited. */
export function sayInvitation(name: string, side: MarketSide, price: number, vat: InvitedVat | null): string {
  const who = sayInviter(name);
  if (price === 0)
    return side === "seller"
      ? `${who} wil u stroom geven, zonder er iets voor te vragen.`
      : `${who} vraagt of u stroom wilt weggeven.`;
  const at = sayInvitedPrice(price, vat);
  return side === "seller" ? `${who} wil u stroom verkopen aan ${at}.` : `${who} wil stroom van u kopen aan ${at}.`;
}
