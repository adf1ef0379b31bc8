import type { LoaderFunctionArgs } from "react-router";
import { listCards } from "#application/back-office/card-desk.ts";
import { writeCardsFile } from "#domain/cards/read-cards-file.ts";
import { writeCardRow } from "#domain/cards/write-card-row.ts";
import { loadStored } from "#web/load-stored.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { sendFile } from "#web/send-file.ts";

/** The cards that count today, as a file that can be changed and imported. */
export const loader = ({ context, url }: LoaderFunctionArgs): Promise<Response> =>
  loadStored(async () => {
    const { ports } = operatorIn(context, url);
    const { today, states } = await listCards(ports);
    // Spreadsheets know the letters of a file by the mark at its beginning.
    const text = `\uFEFF${writeCardsFile(states.map(({ version }) => writeCardRow(version)))}\n`;
    return sendFile(text, "text/csv; charset=utf-8", `tariefkaarten-${today}.csv`);
  });
