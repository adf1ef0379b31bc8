import { addConnection } from "#application/account-details/save-connection.ts";
import { startForm } from "#application/forms/start-form.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import type { Ports } from "#application/ports/ports.ts";
import { saveCalculation } from "#application/saved-calculations/save-calculation.ts";
import { signInLimits } from "#domain/accounts/rate-limits.ts";
import { beginSession, sessionHeader, TEST_NETWORK } from "./begin-session.ts";
import { meterEan } from "./contract-world.ts";
import { sampleAgreement, sampleBuyer, sampleSeller } from "./domain/sample-agreement.ts";
import { savedConnection } from "./domain/saved-connection.ts";
import { marketContext, offerInput, requestInput } from "./market-builders.ts";

export type MarkedPerson = {
  /** What only this person may read, wherever it stands. */
  readonly secrets: readonly string[];
  /** Of what is theirs: whoever names them gets no further. */
  readonly ids: readonly string[];
  cookie(): Promise<string>;
};

let people = 0;

/** Somebody with something of every kind that an account holds, none of it public, every text of it marked. */
export async function markedPerson(ports: Ports, name: string): Promise<MarkedPerson> {
  const number = people++;
  const mark = (what: string) => `Geheim${what}van${name}`;
  const email = `${name.toLowerCase()}.geheim@example.org`;
  const { uid } = await beginSession(ports, email);
  const ean = meterEan(700_000 + number);
  const profile = {
    firstName: mark("Voornaam"),
    lastName: mark("Naam"),
    street: mark("Straat"),
    phone: "+32470000000",
  };
  await ports.store.documents.update(`user/${uid}`, profile);
  const input = { ...savedConnection(), name: mark("Aansluiting"), offtakeEan: ean, injectionEan: "" };
  const connection = await addConnection(ports, uid, input, marketContext);
  const offer = await saveOffer(ports, uid, offerInput({ title: mark("Dak"), text: mark("Tekst") }), marketContext);
  const request = await saveRequest(ports, uid, requestInput({ title: mark("Vraag") }), marketContext);
  const known = { "seller-name": mark("Verkoper") };
  const paper = await startForm(ports, uid, { kind: "sale-agreement", textVersion: "2026-11", known });
  const link = "/calculator/koper?verbruik=3500";
  const calculation = await saveCalculation(ports, uid, { name: mark("Berekening"), link });
  if (!offer.ok || !request.ok || !paper.ok || !calculation.ok || !connection.ok)
    throw new Error("Something marked was refused.");
  const id = `deal-of-${name.toLowerCase()}`;
  const parties = {
    seller: { ...sampleSeller, name: mark("Partij"), street: mark("Weg"), ean },
    buyer: { ...sampleBuyer, name: mark("Koper") },
  };
  const uids = { seller: uid, buyer: `gone-${number}` };
  await ports.store.contracts.open(sampleAgreement({ id, state: "accepted", uids, parties, signatures: [] }));
  let token = "";
  return {
    secrets: [`van${name}`, email, ean, uid],
    ids: [connection.value.id, offer.value.id, request.value.id, paper.value.id, calculation.value.id, id],
    async cookie() {
      // Requests sign out and end sign-ins too, more often than anybody may sign in again.
      if (token === "" || !(await ports.identity.recognise(readToken(token)))) {
        await ports.rateLimits.forget(signInLimits(email, TEST_NETWORK).map(({ key }) => key));
        token = sessionHeader(await beginSession(ports, email), ports.settings.publicUrl);
      }
      return token;
    },
  };
}

const readToken = (header: string): string => /sessie=([^;]+)/.exec(header)?.[1] ?? "";
