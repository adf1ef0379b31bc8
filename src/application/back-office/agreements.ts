import { pageOf } from "#application/back-office/page-of.ts";
import { noteReading } from "#application/back-office/perform-act.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import type { Operator } from "#domain/back-office/operator.ts";
import type { ContractState } from "#domain/contracts/contract-state.ts";
import { dossierOf } from "#domain/contracts/dossier.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

type Ports = { readonly store: Pick<Store, "backOffice" | "contracts">; readonly clock: Clock };

/** Agreements of everybody, the newest first. */
export const listAgreements = ({ store }: Ports, state: ContractState | null, page: number) =>
  pageOf(page, (asked) => store.backOffice.agreements(state, asked));

/** Months of which one side says that they are wrong, with the reference of their agreement. */
export async function listContestedMonths({ store }: Ports) {
  const months = await store.backOffice.contestedMonths();
  return Promise.all(
    months.map(async (standing) => ({
      ...standing,
      reference: (await store.contracts.find(standing.agreementId))?.reference ?? "",
    })),
  );
}

/** One agreement as an operator may see it: where it stands, its dossier, its months with both sides' words, its declarations. */
export async function readAgreement({ store, clock }: Ports, operator: Operator, id: string) {
  const { contracts } = store;
  const agreement = await contracts.find(id);
  if (agreement === null) return null;
  await noteReading({ store }, operator, "read-agreement", id);
  const [entries, standings, declarations] = await Promise.all([
    contracts.listEntries(id),
    contracts.listStandings(id),
    contracts.declarationsOf(id),
  ]);
  const masked = (ean: string | undefined) => (ean === undefined ? null : maskEan(ean as Ean));
  const { reference, state, region, municipalities, createdAt, startedOn, endsOn, parties } = agreement;
  return {
    id,
    reference,
    state,
    region,
    municipalities,
    createdAt,
    startedOn,
    endsOn,
    connections: { seller: masked(parties.seller?.ean), buyer: masked(parties.buyer?.ean) },
    dossier: dossierOf(agreement, brusselsDay(createdAt), brusselsDay(clock.now())),
    entries,
    /** The newest version of each month. */
    months: standings.filter(
      (one) => !standings.some((other) => other.month === one.month && other.version > one.version),
    ),
    declarations,
  };
}
