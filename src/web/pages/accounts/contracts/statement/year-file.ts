import type { LoaderFunctionArgs } from "react-router";
import { readAgreementYear } from "#application/settlement/read-agreement-year.ts";
import { standingNames } from "#content/contracts/month-words.ts";
import { yearSheet } from "#content/contracts/year-sheet.ts";
import { writeYearCsv } from "#domain/settlement/months/agreement-year.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { sendFile } from "#web/send-file.ts";

/** A year of a contract, on paper and for a spreadsheet. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, agreement } = await findContract(asked);
    const year = await readAgreementYear(ports, agreement, Number(asked.params["year"]));
    const name = asked.params["file"];
    const stem = `jaaroverzicht-${agreement.reference}-${year.year}`;
    if (year.months.length > 0 && name === "jaaroverzicht.pdf") {
      const bytes = await ports.pdf.render(yearSheet(site, agreement, year, ports.clock.now()));
      return sendFile(bytes, "application/pdf", `${stem}.pdf`);
    }
    if (year.months.length > 0 && name === "jaaroverzicht.csv") {
      const text = writeYearCsv(year, (state) => standingNames[state]);
      return sendFile(text, "text/csv; charset=utf-8", `${stem}.csv`);
    }
    throw pageNotFound(asked.url);
  });
