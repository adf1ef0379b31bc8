import type { SellersPlan } from "#application/calculations/answer.ts";
import { type Context, saleOfYear, termsOfYear } from "#application/calculations/pair-terms.ts";
import { costUnder } from "#application/calculations/prices-in-force.ts";
import { installationOf, type SellersYear } from "#application/calculations/sellers-years.ts";
import type { FurtherSellerPrices } from "#application/calculations/situation.ts";
import { gainOfFurtherSellers, type SellersRound } from "#domain/economics/further-sellers.ts";
import { type EurosPerKilowattHour, eurosPerKilowattHour, kilowattHours, plus } from "#domain/units/quantity.ts";

const AS_THE_FIRST: FurtherSellerPrices = { agreedPrice: null, injectionPrice: null, sharingFee: null };

/** A buyer's sellers in the order given: what each one adds, and after how many it is best to stop. */
export function sellersPlan(context: Context, agreedPrice: EurosPerKilowattHour): SellersPlan | null {
  const { sellersYears, situation } = context.prepared;
  if (sellersYears === null) return null;
  const { feeBuyer } = termsOfYear(context, context.prepared.sums);
  const gains = gainOfFurtherSellers(
    sellersYears.map((year) => roundOf(context, year, agreedPrice)),
    feeBuyer,
  );
  const asked = 1 + situation.furtherSellers.length;
  const withAll = gains[asked - 1];
  const rows = gains.slice(0, asked).map((gain, index) => {
    const told = situation.furtherSellers[index - 1];
    const first = situation.seller.installation;
    return {
      installation: told === undefined ? first : installationOf(told, first),
      ...gain,
      gainWithAll: withAll?.sellers[index] ?? gain.together,
    };
  });
  const best = rows.reduce((most, { together }, index) => (together > most.together ? { together, index } : most), {
    together: 0,
    index: -1,
  });
  return { rows, best: best.index + 1, next: gains[asked]?.added ?? null };
}

/** What the buyer's kWh is worth follows from all that is shared; what a seller gives up, from what that one sells. */
function roundOf(context: Context, { shared, sold }: SellersYear, agreedPrice: EurosPerKilowattHour): SellersRound {
  const { prepared, prices, inForce } = context;
  const terms = termsOfYear(context, { ...prepared.sums, shared });
  return sold.map((energy, index) => {
    const told = index === 0 ? AS_THE_FIRST : (prices.furtherSellers[index - 1] ?? AS_THE_FIRST);
    const { feeBuyer: _, ...sale } = saleOfYear(
      terms,
      { ...prepared.sums, shared: energy },
      prices.form === "free" ? agreedPrice : (told.agreedPrice ?? agreedPrice),
    );
    const amount = kilowattHours(energy.day + energy.night);
    const received = eurosPerKilowattHour(amount > 0 ? costUnder(inForce.seller.injection, energy) / amount : 0);
    return {
      ...sale,
      injectionPrice: told.injectionPrice ?? received,
      feeSeller: told.sharingFee === null ? sale.feeSeller : plus(told.sharingFee, prepared.platformFee),
    };
  });
}
