import type { LoaderFunctionArgs } from "react-router";
import { supplierTable } from "#application/calculations/supplier-fit/supplier-table.ts";
import { suppliersCsv } from "#content/pages/information/suppliers.ts";
import { euros } from "#domain/units/quantity.ts";
import { siteContext } from "#web/context.ts";
import { sendFile } from "#web/send-file.ts";

export function loader({ context }: LoaderFunctionArgs): Response {
  const site = context.get(siteContext);
  const table = supplierTable(euros(site.platformFee), site);
  return sendFile(suppliersCsv(table), "text/csv; charset=utf-8", `leveranciers-${site.today}.csv`);
}
