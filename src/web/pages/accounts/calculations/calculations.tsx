import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listCalculations } from "#application/saved-calculations/own-calculations.ts";
import { calculationsWords } from "#content/pages/accounts/calculations.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { CalculationList } from "#web/pages/accounts/calculations/calculation-list.tsx";
import { summariseCalculation } from "#web/pages/accounts/calculations/summarise-calculation.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const done: Readonly<Record<string, string>> = calculationsWords.done;
    const word = url.searchParams.get(DONE_FIELD) ?? "";
    return {
      ...calculationsWords,
      calculations: (await listCalculations(ports, uid)).map(summariseCalculation),
      message: Object.hasOwn(done, word) ? (done[word] ?? null) : null,
    };
  });

export default function Calculations() {
  const { hero, list, compare, calculations, message } = useLoaderData<typeof loader>();
  const links = new Map(calculations.map(({ link, name }) => [link, name]));
  const options = [...links].map(([value, label]) => ({ value, label }));
  return (
    <MyPage {...hero} done={message}>
      <MySection title={list.title}>
        {calculations.length > 0 ? (
          <CalculationList calculations={calculations} words={list} />
        ) : (
          <EmptyState
            title={list.empty}
            action={
              <TextLink asChild className="inline-flex min-h-11 items-center">
                <Link to={list.start.path}>{list.start.label}</Link>
              </TextLink>
            }
          >
            {list.text}
          </EmptyState>
        )}
      </MySection>
      {options.length > 1 ? (
        <MySection title={compare.title}>
          <Card>
            <form method="get" action="/calculator/vergelijk" className="grid max-w-text gap-6">
              <p className="text-base text-muted">{compare.text}</p>
              <SelectField
                id="veld-a"
                name="a"
                label={compare.first}
                options={options}
                defaultValue={options[1]?.value ?? ""}
              />
              <SelectField
                id="veld-b"
                name="b"
                label={compare.second}
                options={options}
                defaultValue={options[0]?.value ?? ""}
              />
              <Button className="justify-self-start max-sm:w-full">{compare.submit}</Button>
            </form>
          </Card>
        </MySection>
      ) : null}
    </MyPage>
  );
}
