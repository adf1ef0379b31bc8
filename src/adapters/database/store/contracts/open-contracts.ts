import type { Contracts } from "#application/ports/contracts.ts";
import type { Access, Means } from "../../writing.ts";
import { openAgreements } from "./agreements.ts";
import { openClaims } from "./claims.ts";
import { openDeclarations } from "./declarations.ts";
import { openMeterData } from "./meter-data.ts";
import { openSettlements } from "./settlements.ts";

/** Every reading and writing names the world, so that no sandbox reaches a real contract, nor another sandbox. */
export const openContracts = (access: Access, means: Pick<Means, "clock">, world: string): Contracts => ({
  ...openAgreements(access, world, means),
  ...openClaims(access, world),
  ...openMeterData(access, world),
  ...openSettlements(access, world, means),
  ...openDeclarations(access, world),
});
