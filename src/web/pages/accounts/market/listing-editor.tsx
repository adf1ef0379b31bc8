import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { listingLabels } from "#web/pages/accounts/market/listing-labels.ts";
import { READ_AT_FIELD } from "#web/pages/accounts/market/save-listing.ts";

type ListingEditorProps = Pick<ComponentProps<typeof AccountForm>, "served" | "children"> & {
  page: {
    submit: string;
    initial: Readonly<Record<string, string>>;
    isEditable: boolean;
    readAt: string;
    form: object;
    bound: { readonly title: string; readonly text: string };
  };
  /** What is changed on a page of its own. */
  more: { readonly path: string; readonly label: string };
};

/** The form of a listing that may still be changed, or why it may not. */
export function ListingEditor({ page, served, more, children }: ListingEditorProps) {
  if (!page.isEditable) {
    return (
      <Alert tone="info" title={page.bound.title}>
        <p>{page.bound.text}</p>
      </Alert>
    );
  }
  return (
    <>
      <p>
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to={more.path}>{more.label}</Link>
        </TextLink>
      </p>
      <AccountForm
        key={page.readAt}
        served={served}
        labels={listingLabels(page.form)}
        submit={page.submit}
        initial={page.initial}
        hidden={{ [READ_AT_FIELD]: page.readAt }}
      >
        {children}
      </AccountForm>
    </>
  );
}
