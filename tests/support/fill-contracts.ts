import type { Contracts } from "#application/ports/contracts.ts";
import { packQuarters } from "#domain/settlement/meter-day.ts";
import { daysOfMonth } from "#domain/settlement/month.ts";
import { sampleAgreement, sampleBuyer, sampleSeller } from "#domain/testing/sample-agreement.ts";

/** Contracts with a month of quarters on both sides, none of them settled. Few sellers have many, to share numbers. */
export async function fillContracts(
  contracts: Pick<Contracts, "open" | "addImport" | "markDue">,
  count: number,
  sellers: number,
  importedAt: Date,
): Promise<void> {
  const quality = (quarters: number) => new Uint8Array(quarters).fill(2);
  for (let at = 0; at < count; at++) {
    const id = `agreement-${String(at).padStart(5, "0")}`;
    const [seller, buyer] = [`seller-ean-${at}`, `buyer-ean-${at}`];
    await contracts.open(
      sampleAgreement({
        id,
        proposalId: id,
        state: "active",
        startedOn: "2026-09-01",
        uids: { seller: `seller-${at % sellers}`, buyer: `buyer-${at}` },
        parties: { seller: { ...sampleSeller, ean: seller }, buyer: { ...sampleBuyer, ean: buyer } },
      }),
    );
    for (const [meter, role] of [
      [seller, "injection"],
      [buyer, "offtake"],
    ] as const) {
      const days = daysOfMonth("2026-09").map(({ day, quarters }) => ({
        day,
        packed: packQuarters({
          values: Int32Array.from(
            { length: quarters },
            (_, quarter) => (quarter * 37 + at * 11) % (role === "injection" ? 900 : 400),
          ),
          quality: quality(quarters),
        }),
      }));
      await contracts.addImport(
        {
          id: `${id}-${role}`,
          uid: meter,
          meter,
          role,
          fileHash: id,
          source: "fluvius",
          madeOn: "2026-10-05",
          firstDay: "2026-09-01",
          lastDay: "2026-09-30",
          isVerified: true,
          findings: [],
          importedAt,
        },
        days,
      );
    }
    await contracts.markDue([{ agreementId: id, month: "2026-09" }]);
  }
}
