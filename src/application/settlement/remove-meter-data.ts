import type { ContractPorts } from "#application/ports/contracts.ts";
import { sideOf } from "#domain/contracts/agreement.ts";

/** Takes back the consent and with it every quarter that one person brought. What was settled from them stays. */
export async function removeMeterData({ store, clock }: ContractPorts, uid: string): Promise<number> {
  const agreements = await store.contracts.list(uid);
  return store.transaction(async ({ contracts }) => {
    const days = await contracts.removeMeterData(uid);
    for (const agreement of agreements) {
      const side = sideOf(agreement, uid);
      if (!side || !agreement.consents[side].meterData) continue;
      const consents = { ...agreement.consents, [side]: { ...agreement.consents[side], meterData: false } };
      await contracts.update({ ...agreement, consents }, agreement);
      await contracts.addEntry(agreement.id, { at: clock.now(), side, event: "meter-data-removed", facts: { days } });
    }
    return days;
  });
}
