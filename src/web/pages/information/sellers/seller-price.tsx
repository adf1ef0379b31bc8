import { Card } from "#ui/card.tsx";
import { PriceLine, type PriceLineWords } from "#ui/charts/price-line.tsx";

type SellerPriceProps = {
  words: {
    readonly line: PriceLineWords;
    readonly values: { readonly injection: number; readonly agreed: number; readonly energy: number };
    readonly example: string;
    readonly gift: string;
  };
};

export function SellerPrice({ words: { line, values, example, gift } }: SellerPriceProps) {
  return (
    <>
      <Card className="mt-8">
        <PriceLine
          injectionPrice={values.injection}
          agreedPrice={values.agreed}
          energyPrice={values.energy}
          words={line}
        />
      </Card>
      <p className="mt-4 max-w-text text-base text-muted">{example}</p>
      <p className="mt-2 max-w-text text-base text-muted">{gift}</p>
    </>
  );
}
