import type { Answer } from "#application/calculations/answer.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import { ranged } from "#application/calculations/ranged.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import type { WeatherYear } from "#application/calculations/weather-years.ts";
import { monthTotals } from "#application/calculations/year-flows.ts";
import { guaranteesIncome } from "#domain/economics/guarantees/guarantees-income.ts";
import { euros, kilowattHours, type Quantity, share, shareOf } from "#domain/units/quantity.ts";
import { brokerShareAssumed, guaranteePriceEuropean, guaranteePriceProposed } from "#figures/guarantees.ts";

export function energyOf(simulated: SimulatedYear): Answer["energy"] {
  const { drawn, sharing, year } = simulated;
  const over = <U extends string>(value: (year: WeatherYear) => Quantity<U>) =>
    ranged(value(simulated), drawn.map(value));
  const made =
    (side: CalculationSide) =>
    ({ production }: WeatherYear) =>
      production[side] ?? kilowattHours(0);
  /** What part of the production stays behind the meter, a battery's losses included. */
  const selfUse = (side: CalculationSide) => (year: WeatherYear) => {
    const injected = shareOf(totalOf(year.sums[side].injection), made(side)(year));
    return share(made(side)(year) === 0 ? 0 : 1 - injected);
  };
  const produces = { buyer: simulated.production.buyer !== null, seller: simulated.production.seller !== null };
  return {
    shared: over(({ sums }) => totalOf(sums.shared)),
    offtakeBuyer: over(({ sums }) => totalOf(sums.buyer.offtake)),
    injectionSeller: over(({ sums }) => totalOf(sums.seller.injection)),
    production: {
      buyer: produces.buyer ? over(made("buyer")) : null,
      seller: produces.seller ? over(made("seller")) : null,
    },
    coveredShare: over(({ sums }) => shareOf(totalOf(sums.shared), totalOf(sums.buyer.offtake))),
    soldShare: over(({ sums }) => shareOf(totalOf(sums.shared), totalOf(sums.seller.injection))),
    selfUse: {
      buyer: produces.buyer ? over(selfUse("buyer")) : null,
      seller: produces.seller ? over(selfUse("seller")) : null,
    },
    sharedByMonth: monthTotals(sharing.shared, year),
  };
}

export function guaranteesOf({ situation, drawn, ...mean }: SimulatedYear): Answer["guarantees"] {
  const price = situation.market === "be" ? guaranteePriceProposed : guaranteePriceEuropean;
  const incomeIn = ({ sums }: Pick<WeatherYear, "sums">) =>
    guaranteesIncome({
      injectedEnergy: totalOf(sums.seller.injection),
      carriedEnergy: kilowattHours(0),
      pricePerGuarantee: price.value,
      brokerShare: brokerShareAssumed.value,
      yearlyFee: euros(0),
    });
  const income = incomeIn(mean);
  const net = ranged(
    income.net,
    drawn.map((year) => incomeIn(year).net),
  );
  return { ...income, net, price, brokerShare: brokerShareAssumed };
}
