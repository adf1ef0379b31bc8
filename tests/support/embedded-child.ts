import { openDatabase } from "#adapters/database/open-database.ts";
import { addRow } from "./add-row.ts";

/** Does `addRow` and tells what came of it as a line of JSON. Then it closes the database, or stays until it is killed. */
const [folder = "", stays] = process.argv.slice(2);
const database = openDatabase({ url: null, folder });
console.log(JSON.stringify(await addRow(database)));
if (stays) setInterval(() => {}, 60_000);
else await database.close();
