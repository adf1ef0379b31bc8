import { fileURLToPath, pathToFileURL } from "node:url";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { statementSheet } from "#content/contracts/statement-sheet.ts";
import type { Site } from "#content/site.ts";
import { fillContracts } from "../../tests/support/fill-contracts.ts";
import { type Measure, measure, median } from "./measure.ts";

const CONTRACTS = 1000;
const SELLERS = 40;
const PAPERS = 9;
const build = fileURLToPath(new URL("../../build/", import.meta.url));
const now = new Date("2026-10-07T09:00:00Z");
const words = { name: "Bench", today: "2026-10-07" } as Site;

/**
 * A month of a thousand contracts, settled with their papers, mails and declarations, and a statement drawn as PDF when
 * somebody asks. On the embedded database in memory, or on the empty one that DATABASE_URL names.
 */
export async function measureSettlement(): Promise<Measure[]> {
  const site = (await import(pathToFileURL(`${build}server/index.js`).href)) as typeof import("#server/main.ts");
  const url = process.env["DATABASE_URL"];
  const { ports: composed, database } = site.composePorts(
    site.readConfig({
      DATA_DIR: "memory",
      ...(url ? { DATABASE_URL: url, SIGNING_KEY: process.env["SIGNING_KEY"] ?? "" } : {}),
    }),
  );
  const ports = {
    ...composed,
    clock: { now: () => now, today: () => "2026-10-07" },
    contacts: { emailOf: async (uid: string) => `${uid}@example.org` },
  };
  try {
    await fillContracts(ports.store.contracts, CONTRACTS, SELLERS, now);
    const settling = await seconds(() => runDueSettlements(ports));
    const declaring = await seconds(() => issueDeclarations(ports));
    const papers: number[] = [];
    for (let at = 0; at < PAPERS; at++) papers.push(1000 * (await seconds(() => drawStatement(at))));
    return [
      measure("settlement.1000", settling, "s"),
      measure("settlement.1000-declarations", declaring, "s"),
      measure("settlement.pdf", median(papers), "ms"),
    ];
  } finally {
    await database.close();
  }

  async function drawStatement(at: number): Promise<void> {
    const id = `agreement-${String(at).padStart(5, "0")}`;
    const [agreement, statement] = await Promise.all([
      ports.store.contracts.find(id),
      ports.store.contracts.findStatement(id, "2026-09"),
    ]);
    if (!agreement || !statement) throw new Error(`${id} was not settled.`);
    const { hash, createdAt } = statement;
    await ports.pdf.render(
      statementSheet(words, agreement, { statement, hash, createdAt, claims: [], standing: null }),
    );
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
