import { Suspense } from "react";
import { Link } from "react-router";
import type { sellersMoney } from "#content/pages/information/sellers/money.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { GuideSection } from "#web/sections/guide/guide.tsx";
import { EstimatedAmount, Paragraphs, Sentence } from "#web/sections/guide/guide-parts.tsx";
import { lazyWhenSeen } from "#web/sections/lazy-when-seen.tsx";
import { RichText } from "#web/sections/rich-text.tsx";
import { SellerTax } from "./seller-tax.tsx";

const PRICE = "prijslijn";
const SellerPrice = lazyWhenSeen(PRICE, async () => (await import("./seller-price.tsx")).SellerPrice);

type SellerMoneyProps = Pick<ReturnType<typeof sellersMoney>, "price" | "costs" | "tax" | "certificates">;

export function SellerMoney({ price, costs, tax, certificates }: SellerMoneyProps) {
  return (
    <>
      <GuideSection id={price.id} title={price.title}>
        <Paragraphs text={price.text} />
        <div id={PRICE}>
          <Suspense fallback={null}>
            <SellerPrice words={price} />
          </Suspense>
        </div>
      </GuideSection>

      <GuideSection {...costs}>
        <DataTable
          caption={costs.caption}
          captionHidden
          rowHeader
          columns={costs.columns.map((header, column) => ({ header, align: column === 0 ? "start" : "end" }))}
          rows={costs.rows.map((row) => [
            <Sentence key="supplier">{row.supplier}</Sentence>,
            <EstimatedAmount key="amount" amount={row.amount} estimate={row.isEstimate ? costs.estimate : null} />,
            row.breakEven,
          ])}
        />
        <p className="mt-3 max-w-text text-muted text-small">{costs.example}</p>
        <p className="mt-2 max-w-text text-muted text-small">
          {costs.silent} {costs.source} {costs.platform}
        </p>
        <Button asChild className="mt-6">
          <Link to="/calculator/verkoper">{costs.calculator}</Link>
        </Button>
      </GuideSection>

      <GuideSection id={tax.id} title={tax.title}>
        <SellerTax words={tax} />
      </GuideSection>

      <GuideSection id={certificates.id} title={certificates.title}>
        <Card tone="sunken" className="max-w-text">
          <p>
            <RichText text={certificates.text} />
          </p>
          <p className="mt-3">
            <TextLink asChild>
              <Link to="/calculator/calculator-gvo">{certificates.link}</Link>
            </TextLink>
          </p>
        </Card>
      </GuideSection>
    </>
  );
}
