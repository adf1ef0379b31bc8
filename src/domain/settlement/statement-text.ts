import type { Statement } from "#domain/settlement/statement.ts";

/** Every number of a statement on a line of its own: the text whose hash a declaration names. */
export function statementText(statement: Omit<Statement, "inputHash">): string {
  const { vat, quarters } = statement;
  const lines: (string | number)[] = [
    "statement/2",
    `agreement ${statement.agreementId}`,
    `month ${statement.month} version ${statement.version}`,
    `basis ${statement.basis} gaps ${statement.gaps ?? "-"}`,
    `watt-hours ${statement.shared}`,
    `quarters ${quarters.total} shared ${quarters.shared} estimated ${quarters.estimated} missing ${quarters.missing} contested ${quarters.contested}`,
    `price ${statement.price}`,
    `net ${statement.netCents} vat ${vat.kind === "rate" ? vat.rate : vat.reason} ${statement.vatCents} total ${statement.totalCents}`,
    ...statement.days.map(({ day, shared, origin }) => `${day} ${shared} ${origin ?? "-"}`),
    ...statement.differences.map(
      ({ cause, quarters: count, wattHours, cents }) => `difference ${cause} ${count} ${wattHours} ${cents}`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}
