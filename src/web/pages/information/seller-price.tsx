import { Card } from "#ui/card.tsx";

type SellerPriceProps = {
  words: {
    readonly label: string;
    readonly injection: string;
    readonly agreed: string;
    readonly energy: string;
    readonly sellerGain: string;
    readonly buyerGain: string;
    readonly values: { readonly injection: number; readonly agreed: number; readonly energy: number };
    readonly example: string;
    readonly gift: string;
  };
};

export function SellerPrice({ words }: SellerPriceProps) {
  return (
    <>
      <Card className="mt-8">{words.label}</Card>
      <p className="mt-4 max-w-text text-base text-muted">{words.example}</p>
      <p className="mt-2 max-w-text text-base text-muted">{words.gift}</p>
    </>
  );
}
