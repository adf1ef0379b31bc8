import { makeSigningKey, openSigner } from "#adapters/signer/open-signer.ts";
import { fillInParty } from "#application/contracts/fill-in-agreement.ts";
import { activateSharing, submitRequest } from "#application/contracts/move-agreement.ts";
import { openAgreement } from "#application/contracts/open-agreement.ts";
import { hashOfAgreement, signDocument } from "#application/contracts/sign-document.ts";
import type { ContractStore, ImportPorts } from "#application/ports/contracts.ts";
import { agreementDocument, newestAgreementText } from "#content/contracts/agreement-document.ts";
import type { AcceptedPair, Agreement, Side } from "#domain/contracts/agreement.ts";
import { answersOfParty } from "#domain/contracts/agreement-fields.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { sampleBuyer, sampleSeller } from "./domain/sample-agreement.ts";
import { fixedClock } from "./fixed-clock.ts";
import { inThisThread } from "./in-this-thread.ts";
import { fluviusFile, fluviusRows } from "./make-fluvius-file.ts";

type Party = typeof sampleSeller;

/** The code of a connection that nobody has; another for every number. */
export function meterEan(number: number): string {
  const digits = `54144882${String(number).padStart(9, "0")}`;
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += Number(digits[at]) * (at % 2 === 0 ? 3 : 1);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Two people who accepted a proposal, on a store that is real, with a clock and mail addresses that are not. */
export function openContractWorld(store: ContractStore, start = "2026-08-03T09:00:00Z") {
  const clock = fixedClock(start);
  const signer = openSigner(makeSigningKey());
  const gone = new Set<string>();
  let drawn = 0;
  const run = Math.random().toString(36).slice(2, 8);
  const ports: ImportPorts = {
    store,
    clock,
    signer,
    ids: { next: () => `id-${run}-${String(drawn++).padStart(5, "0")}` },
    contacts: { emailOf: async (uid) => (gone.has(uid) ? null : `${uid}@example.org`) },
    workers: inThisThread,
  };
  const must = <T>(result: { ok: true; value: T } | { ok: false; refusal: { readonly code: string } }): T => {
    if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
    return result.value;
  };
  let pairs = 0;
  let meters = 1000;

  const newPair = (changes: Partial<AcceptedPair> = {}): AcceptedPair => {
    const number = pairs++;
    return {
      proposalId: `proposal-${run}-${number}`,
      sellerUid: `seller-${run}-${number}`,
      buyerUid: `buyer-${run}-${number}`,
      price: 0.1,
      region: "flanders",
      technology: "solar",
      municipalities: { seller: "Gent", buyer: "Brugge" },
      ...changes,
    };
  };
  const fillIn = (agreement: Agreement, side: Side, party: Party) =>
    fillInParty(ports, agreement.uids[side], {
      id: agreement.id,
      typed: answersOfParty(party),
      numberRemoved: "",
    });
  const sign = async (
    id: string,
    side: Side,
    changes: { typedName?: string; documentHash?: string; isAgreed?: boolean } = {},
  ) => {
    const agreement = await find(id);
    const document = { kind: "agreement", id, write: agreementDocument } as const;
    return signDocument(ports, agreement.uids[side], document, {
      typedName: agreement.parties[side]?.representative ?? agreement.parties[side]?.name ?? "",
      isAgreed: true,
      documentHash: hashOfAgreement(ports, agreement, agreementDocument),
      address: "192.0.2.1",
      ...changes,
    });
  };
  const find = async (id: string): Promise<Agreement> => {
    const agreement = await store.contracts.find(id);
    if (!agreement) throw new Error("No such agreement.");
    return agreement;
  };

  /** From a text to a request at the grid operator. */
  const submit = async ({ id }: Agreement) => {
    must(await sign(id, "seller"));
    const signed = must(await sign(id, "buyer"));
    return must(await submitRequest(ports, signed.uids.seller, { id }));
  };

  return {
    ports,
    clock,
    signer,
    must,
    newPair,
    fillIn,
    sign,
    find,
    leave: (uid: string) => void gone.add(uid),
    /** From an accepted proposal to a text that both may sign; each on a connection of its own unless told. */
    async draft(
      pair: AcceptedPair = newPair(),
      seller: Party = { ...sampleSeller, ean: meterEan(meters++) },
      buyer: Party = { ...sampleBuyer, ean: meterEan(meters++) },
    ) {
      const agreement = await openAgreement(ports, pair, newestAgreementText);
      must(await fillIn(agreement, "seller", seller));
      return must(await fillIn(agreement, "buyer", buyer));
    },
    /** From a text to power that flows since the first of September. */
    async activate(agreement: Agreement, startedOn: CalendarDay = "2026-09-01") {
      const { id, uids } = await submit(agreement);
      return must(await activateSharing(ports, uids.seller, { id, startedOn }));
    },
    submit,
  };
}

export type ContractWorld = ReturnType<typeof openContractWorld>;

/** An export of some days of one connection, as Mijn Fluvius gives it. */
export const monthFile = (
  ean: string,
  firstDay: `${number}-${number}-${number}`,
  days: number,
  edit = (row: string) => row,
) =>
  fluviusFile(
    fluviusRows({ year: Number(firstDay.slice(0, 4)), firstDay, days, ean }).map((row, at) =>
      at === 0 ? row : edit(row),
    ),
  );
