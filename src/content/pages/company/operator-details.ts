import type { Operator } from "#content/site.ts";

const names: { readonly [Key in keyof Operator]: string } = {
  name: "Naam",
  legalForm: "Rechtsvorm",
  kbo: "Ondernemingsnummer",
  address: "Adres",
  email: "E-mail",
  phone: "Telefoon",
  vat: "Btw-nummer",
  register: "Rechtspersonenregister",
};

/** What is configured of the operator, and nothing in the place of what is not. */
export function operatorDetails(operator: Operator) {
  const details: { name: string; value: string; href: string | null }[] = [];
  for (const key of ["name", "legalForm", "kbo", "vat", "register", "address", "email", "phone"] as const) {
    const value = operator[key];
    if (value !== null) details.push({ name: names[key], value, href: hrefOf(key, value) });
  }
  return details;
}

function hrefOf(key: keyof Operator, value: string): string | null {
  if (key === "email") return `mailto:${value}`;
  if (key === "phone") return `tel:${value.replaceAll(/[^+\d]/g, "")}`;
  return null;
}
