import type { Contracts } from "#application/ports/contracts.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { openAgreements } from "./agreements.ts";
import { openClaims } from "./claims.ts";
import { openDeclarations } from "./declarations.ts";
import { openMeterData } from "./meter-data.ts";
import { openPayments } from "./payments.ts";
import { openSettlements } from "./settlements.ts";
import { openStandings } from "./standings.ts";

/** Every reading and writing names the world, so that no sandbox reaches a real contract, nor another sandbox. */
export const openContracts = (access: Access, dependencies: Pick<Dependencies, "clock">, world: string): Contracts => ({
  ...openAgreements(access, world, dependencies),
  ...openClaims(access, world),
  ...openMeterData(access, world),
  ...openSettlements(access, world, dependencies),
  ...openStandings(access, world),
  ...openPayments(access, world),
  ...openDeclarations(access, world),
});
