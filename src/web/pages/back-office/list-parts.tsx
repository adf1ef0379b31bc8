import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { listWords } from "#content/pages/back-office/lists.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, type SelectOption } from "#ui/field/select-field.tsx";

type PageLinksProps = { links: { readonly previous: string | null; readonly next: string | null } };

export const PageLinks = ({ links: { previous, next } }: PageLinksProps) =>
  previous === null && next === null ? null : (
    <nav aria-label={listWords.pages} className="flex flex-wrap gap-3">
      {previous === null ? null : (
        <Button asChild variant="secondary">
          <Link to={previous}>{listWords.previous}</Link>
        </Button>
      )}
      {next === null ? null : (
        <Button asChild variant="secondary">
          <Link to={next}>{listWords.next}</Link>
        </Button>
      )}
    </nav>
  );

export type Filter = { readonly name: string; readonly label: string; readonly options: readonly SelectOption[] };

type FiltersProps = { filters: readonly Filter[]; chosen: Readonly<Record<string, string>>; children?: ReactNode };

/** Choices that are an address, so that a list can be kept and sent. */
export const Filters = ({ filters, chosen, children }: FiltersProps) => (
  <Form method="get" className="flex flex-wrap items-end gap-x-4 gap-y-3">
    {filters.map(({ name, label, options }) => (
      <div key={name} className="w-full min-w-0 sm:w-52">
        <SelectField
          name={name}
          label={label}
          options={options}
          placeholder={listWords.all}
          defaultValue={chosen[name] ?? ""}
        />
      </div>
    ))}
    {children}
    <Button variant="secondary" className="max-sm:w-full">
      {listWords.filter}
    </Button>
  </Form>
);

/** A cell that leads on. */
export const CellLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-6 items-center text-primary underline underline-offset-4">
    {children}
  </Link>
);
