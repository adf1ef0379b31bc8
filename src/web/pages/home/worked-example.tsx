import { Link } from "react-router";
import type { homeWords } from "#content/pages/home/home.ts";
import type { workedPairWords } from "#content/pages/home/worked-pair.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Receipt } from "#web/sections/receipt.tsx";

type WorkedExampleProps = {
  words: ReturnType<typeof homeWords>["example"];
  pair: ReturnType<typeof workedPairWords>;
  prices: { injectionPrice: number; agreedPrice: number; energyPrice: number };
  path: string;
};

export function WorkedExample({ words, pair, prices, path }: WorkedExampleProps) {
  return (
    <div className="grid gap-8">
      <p className="max-w-text font-medium">{pair.situation}</p>
      {pair.old ? (
        <Alert tone="warn" className="max-w-text">
          {pair.old}
        </Alert>
      ) : null}
      <div className="grid items-start gap-6 md:grid-cols-2 lg:gap-10">
        {pair.receipts.map((receipt) => (
          <Receipt key={receipt.title} {...receipt} />
        ))}
      </div>
      <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
        <PriceLine {...prices} words={words.chart} />
      </div>
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.25fr] lg:gap-14">
        <div>
          <p className="text-balance font-display font-semibold text-h4">{pair.breakEven}</p>
          <p className="mt-4 text-base text-muted">{words.reality}</p>
          <Button asChild variant="secondary" className="mt-6">
            <Link to={path}>{words.action}</Link>
          </Button>
        </div>
        <DataTable
          caption={words.tableCaption}
          columns={words.columns.map((header, column) => ({ header, align: column === 0 ? "start" : "end" }))}
          rows={pair.rows}
          rowHeader
        />
      </div>
      <p className="text-muted text-small">{pair.sources}</p>
    </div>
  );
}
