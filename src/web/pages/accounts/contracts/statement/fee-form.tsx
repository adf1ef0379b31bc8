import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { FEE_FIELD, type FeesView, PRICE_FIELD } from "#web/pages/accounts/contracts/statement/load-fees.ts";

type FeeFormProps = { fees: FeesView; here: string; version: number };

/** What a month leaves once supplier and site have had theirs. */
export const FeeForm = ({ fees, here, version }: FeeFormProps) => (
  <form method="get" action={`${here}#kosten`} className="grid max-w-text gap-5">
    <input type="hidden" name="versie" value={version} />
    <p className="text-base text-muted">{fees.words.text}</p>
    {fees.lines ? (
      <dl className="grid text-base">
        {fees.lines.map(({ name, value, isTotal }) => (
          <div
            key={name}
            className={`flex flex-wrap justify-between gap-x-6 border-t py-2 ${isTotal ? "border-primary font-semibold" : "border-line"}`}
          >
            <dt className={isTotal ? "" : "text-muted"}>{name}</dt>
            <dd className="ml-auto tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
      {[
        { name: PRICE_FIELD, label: fees.words.price, given: fees.price },
        { name: FEE_FIELD, label: fees.words.fee, given: fees.fee },
      ].map(({ name, label, given }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          defaultValue={given.text}
          error={given.error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      ))}
    </div>
    <Button variant="secondary" className="justify-self-start max-sm:w-full">
      {fees.words.submit}
    </Button>
    <p className="text-muted text-small">{fees.note}</p>
  </form>
);
