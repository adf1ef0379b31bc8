import { Card } from "#ui/card.tsx";
import { RichText } from "#web/sections/rich-text.tsx";

type Case = { readonly title: string; readonly items: readonly string[] };

/** The two sides of the 10 kVA line. */
export function SellerTax({ words }: { words: { readonly small: Case; readonly large: Case; readonly note: string } }) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Side {...words.small} tone="secondary" />
        <Side {...words.large} tone="sun" />
      </div>
      <p className="mt-4 max-w-text text-base text-muted">{words.note}</p>
    </>
  );
}

function Side({ title, items, tone }: Case & { tone: "secondary" | "sun" }) {
  return (
    <Card tone={tone}>
      <h3 className="text-h4">{title}</h3>
      <ul className="mt-3 grid gap-3 text-base">
        {items.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
