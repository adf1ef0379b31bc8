import { expect, test } from "vitest";
import { readProfile } from "#application/account-details/user-document.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { sampleAgreement, sampleBuyer, sampleSeller, sampleSignature } from "../support/domain/sample-agreement.ts";

const { ask, ports } = openBuiltApp({});
const boxOf = (page: string, id: string) =>
  page.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`id="${id}"`)) ?? "";

test("consents go with the details above them, also when one of those is faulty; a box of the dossier is a box", async () => {
  const session = await beginSession(ports, "buyer@example.org");
  const cookie = sessionHeader(session, "http://localhost:3000");
  const buyer = (await ports.identity.recognise(session.token))?.uid ?? "";
  const uids = { seller: "somebody-else", buyer };
  const { contracts } = ports.store;
  await contracts.open(
    sampleAgreement({ id: "begin", proposalId: "b", state: "accepted", uids, parties: { seller: null, buyer: null } }),
  );
  const read = async (path: string) => (await ask(`/account/contracten/${path}`, { headers: { cookie } })).text();
  const send = (path: string, fields: Record<string, string>) =>
    ask(`/account/contracten/${path}`, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) });
  const { kind, name, street, town, ean, vat } = sampleBuyer;
  const postcode = (await readProfile(ports, buyer))?.postcode ?? "";
  const typed = { doel: "gegevens", toestemmingen: "ja", kind, name, street, postcode, town, vat, contact: "on" };

  // One form holds both, so that neither button can lose what the other's was ticked for.
  expect(await read("begin/gegevens")).not.toContain("Toestemmingen bewaren</button>");
  const faulty = await send("begin/gegevens", { ...typed, ean: "12" });
  expect(faulty.status).toBe(422);
  expect(boxOf(await faulty.text(), "veld-contact")).toContain('checked=""');
  expect((await contracts.find("begin"))?.consents.buyer.contact).toBe(false);
  expect((await send("begin/gegevens", { ...typed, ean })).status).toBe(303);
  // The address stands in the profile too, where there was none, and a later one does not replace it.
  expect(await readProfile(ports, buyer)).toMatchObject({ street, town, postcode });
  expect((await contracts.find("begin"))?.consents.buyer).toMatchObject({ contact: true, municipality: false });
  // A form of before, without the boxes, takes no consent back.
  expect(
    (await send("begin/gegevens", { doel: "gegevens", kind, name, street, postcode, town, vat, ean })).status,
  ).toBe(303);
  expect((await contracts.find("begin"))?.consents.buyer.contact).toBe(true);

  const parties = { seller: sampleSeller, buyer: sampleBuyer };
  await contracts.open(sampleAgreement({ id: "lijst", proposalId: "l", state: "signed", uids, parties }));
  for (const side of ["seller", "buyer"] as const) await contracts.addSignature("lijst", sampleSignature(side));
  const isTicked = async () => boxOf(await read("lijst/dossier"), "stap-ask-supplier").includes('checked=""');
  expect(boxOf(await read("lijst/dossier"), "stap-ask-supplier")).toContain('type="checkbox"');
  expect(await isTicked()).toBe(false);
  const tick = { doel: "vinken", stap: "ask-supplier", gedaan: "ja" };
  expect((await send("lijst/dossier", tick)).status).toBe(303);
  expect(await isTicked()).toBe(true);
  // With scripts it stays where it is, and an empty box is an untick.
  expect((await send("lijst/dossier", { doel: "vinken", stap: "ask-supplier", blijf: "ja" })).status).toBe(200);
  expect(await isTicked()).toBe(false);
});

test("a form signed from a dossier stands there with its day and leads back; in another dossier it does not", async () => {
  const session = await beginSession(ports, "paper@example.org");
  const cookie = sessionHeader(session, "http://localhost:3000");
  const buyer = (await ports.identity.recognise(session.token))?.uid ?? "";
  const { contracts, forms } = ports.store;
  const parties = { seller: sampleSeller, buyer: sampleBuyer };
  for (const id of ["eigen", "ander"])
    await contracts.open(
      sampleAgreement({ id, proposalId: id, state: "signed", uids: { seller: "other", buyer }, parties }),
    );
  const strangers = { seller: "other", buyer: "somebody" };
  await contracts.open(sampleAgreement({ id: "vreemd", proposalId: "v", state: "signed", uids: strangers, parties }));
  const read = async (path: string) => (await ask(path, { headers: { cookie } })).text();
  const begin = async (id: string) => {
    const path = `/account/formulieren/nieuw/meetregime-3?contract=${id}`;
    const begun = await ask(path, { method: "POST", headers: { cookie }, redirect: "manual" });
    return /formulieren\/([^/]+)\/stap/.exec(begun.headers.get("location") ?? "")?.[1] ?? "";
  };
  const dossier = "/account/contracten/eigen/dossier";
  expect(await read(dossier)).toContain("meetregime-3?contract=eigen");
  // Of somebody else's agreement nothing is kept.
  expect(await forms.find(buyer, await begin("vreemd"))).toMatchObject({ agreementId: null });
  const draft = await forms.find(buyer, await begin("eigen"));
  if (!draft) throw new Error("No form was begun.");
  expect(draft).toMatchObject({ agreementId: "eigen" });
  const signedAt = ports.clock.now();
  await forms.updateDraft({ ...draft, state: "signed", signedAt, signedName: "An", documentHash: "0" }, draft);

  const listed = await read(dossier);
  expect(listed).toContain(`href="/account/formulieren/${draft.id}"`);
  expect(listed).toContain("Formulier getekend op");
  // A mistake in it can be put right by a new one.
  expect(listed).toMatch(/meetregime-3\?contract=eigen"[^>]*>Opnieuw invullen/);
  expect(await read(`/account/formulieren/${draft.id}`)).toContain(`href="${dossier}"`);
  // Signing is not sending: the box is still theirs to tick.
  expect(boxOf(listed, "stap-request-metering")).not.toContain('checked=""');
  expect(await read("/account/contracten/ander/dossier")).toContain("meetregime-3?contract=ander");
});
