import type { ComponentProps } from "react";
import { Link, useActionData } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { ListingList } from "#web/pages/accounts/market/listing-list.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

type OwnListingsProps = Pick<ComponentProps<typeof ListingList>, "action" | "listings"> & {
  words: {
    hero: Omit<ComponentProps<typeof MyPage>, "children" | "done">;
    create: { readonly path: string; readonly label: string };
    empty: { readonly title: string; readonly text: string };
    list: ComponentProps<typeof ListingList>["words"] & { readonly demo: string };
    done: string | null;
  };
};

/** All offers or all requests of somebody, and the way to a new one. */
export function OwnListings({ words, listings, ...list }: OwnListingsProps) {
  const { hero, create, empty, done } = words;
  const served = useActionData() as FormAnswer | undefined;
  const button = (
    <Button asChild className="justify-self-start">
      <Link to={create.path}>{create.label}</Link>
    </Button>
  );
  return (
    <MyPage {...hero} done={served ? null : done}>
      <FormSummary answer={served} labels={{}} />
      {listings.length === 0 ? (
        <EmptyState title={empty.title} headingLevel={2} action={button}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          {button}
          <ListingList {...list} listings={listings} words={words.list} demo={words.list.demo} />
        </>
      )}
    </MyPage>
  );
}
