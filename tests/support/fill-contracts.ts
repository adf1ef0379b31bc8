import type { Contracts } from "#application/ports/contracts.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { packQuarters } from "#domain/settlement/meter-data/meter-day.ts";
import { daysOfMonth } from "#domain/settlement/months/month.ts";
import { sampleAgreement, sampleBuyer, sampleSeller } from "./domain/sample-agreement.ts";

type Filled = Pick<Contracts, "open" | "addImport" | "markDue">;

/** Contracts with a month of quarters on both sides, none of them settled. Few sellers have many, to share numbers. */
export async function fillContracts(contracts: Filled, count: number, sellers: number, now: Date): Promise<void> {
  for (let at = 0; at < count; at++) {
    const id = `agreement-${String(at).padStart(5, "0")}`;
    const agreement = sampleAgreement({
      id,
      proposalId: id,
      state: "active",
      startedOn: "2026-09-01",
      uids: { seller: `seller-${at % sellers}`, buyer: `buyer-${at}` },
      parties: {
        seller: { ...sampleSeller, ean: `seller-ean-${at}` },
        buyer: { ...sampleBuyer, ean: `buyer-ean-${at}` },
      },
    });
    await fillContract(contracts, agreement, at * 11, now);
  }
}

/** One contract and its September. */
export async function fillContract(contracts: Filled, agreement: Agreement, shift: number, now: Date): Promise<void> {
  const { id, parties, uids } = agreement;
  await contracts.open(agreement);
  for (const [uid, meter, role] of [
    [uids.seller, parties.seller?.ean ?? "", "injection"],
    [uids.buyer, parties.buyer?.ean ?? "", "offtake"],
  ] as const) {
    const days = daysOfMonth("2026-09").map(({ day, quarters }) => ({
      day,
      packed: packQuarters({
        values: Int32Array.from(
          { length: quarters },
          (_, quarter) => (quarter * 37 + shift) % (role === "injection" ? 900 : 400),
        ),
        quality: new Uint8Array(quarters).fill(2),
      }),
    }));
    await contracts.addImport(
      {
        id: `${id}-${role}`,
        uid,
        meter,
        role,
        fileHash: id,
        source: "fluvius",
        madeOn: "2026-10-05",
        firstDay: "2026-09-01",
        lastDay: "2026-09-30",
        origin: "operator-export",
        findings: [],
        importedAt: now,
      },
      days,
    );
  }
  await contracts.markDue([{ agreementId: id, month: "2026-09" }]);
}
