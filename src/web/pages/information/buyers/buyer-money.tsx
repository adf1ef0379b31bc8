import { Link } from "react-router";
import type { buyersMoney } from "#content/pages/information/buyers/money.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { GuideSection } from "#web/sections/guide/guide.tsx";
import { RichText } from "#web/sections/rich-text.tsx";
import { BuyerInvoice } from "./buyer-invoice.tsx";
import { SupplierFees } from "./supplier-fees.tsx";

type BuyerMoneyProps = Pick<ReturnType<typeof buyersMoney>, "invoice" | "costs" | "tax">;

export function BuyerMoney({ invoice, costs, tax }: BuyerMoneyProps) {
  return (
    <>
      <GuideSection {...invoice}>
        <BuyerInvoice {...invoice} />
      </GuideSection>

      <GuideSection {...costs}>
        <SupplierFees {...costs} />
        <p className="mt-3 max-w-text text-muted text-small">{costs.source}</p>
        <Card tone="secondary" className="mt-8 max-w-text">
          <p className="font-semibold text-h4">{costs.formula}</p>
          <p className="mt-2 text-base">
            {costs.formulaNote} {costs.platform}
          </p>
          <Button asChild variant="secondary" className="mt-5">
            <Link to="/calculator/koper">{costs.calculator}</Link>
          </Button>
        </Card>
      </GuideSection>

      <GuideSection id={tax.id} title={tax.title}>
        <ul className="max-w-text space-y-4">
          {tax.items.map((item) => (
            <li key={item} className="border-line border-l-4 pl-4">
              <RichText text={item} />
            </li>
          ))}
        </ul>
      </GuideSection>
    </>
  );
}
