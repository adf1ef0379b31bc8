import { beforeAll, expect, test } from "vitest";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import { sessionHeader } from "../support/begin-session.ts";
import { beginOperatorSession } from "../support/operator-session.ts";
import { ADDRESS, form, openSquare } from "../support/web-square.ts";

const square = openSquare();
const { ask, text, ports } = square;
const ids = { offer: "", request: "" };
let operator = "";
let reader = "";

beforeAll(async () => {
  operator = sessionHeader(await beginOperatorSession(ports), ADDRESS);
  reader = sessionHeader(await beginOperatorSession(ports, { level: "read" }), ADDRESS);
  ids.offer = await square.offer(await square.as("verkoper@example.org"));
  ids.request = await square.request(await square.as("koper@example.org"));
});

const mailsOf = async (kind: string) =>
  (await ports.store.outbox.claim(100)).flatMap(({ message }) => (message.kind === kind ? [message] : []));
const lastAct = async () => (await listActs(ports, null)).acts[0];

test("offers and requests of everybody stand in one list, by kind, state and visibility", async () => {
  const all = await text("/beheer/marktplaats", reader);
  expect(all).toContain(`/beheer/marktplaats/${ids.offer}`);
  expect(all).toContain(`/beheer/marktplaats/${ids.request}`);
  const requests = await text("/beheer/marktplaats?soort=request&toestand=published", reader);
  expect(requests).not.toContain(ids.offer);
  expect(requests).toContain(ids.request);
  expect(await text("/beheer/marktplaats?zichtbaarheid=hidden", reader)).toContain("Hier staat niets");
  expect(await text("/beheer/marktplaats?soort=onzin&pagina=x", reader)).toContain(ids.offer);
});

test("a hidden offer is gone for everybody, its owner reads why, and the list says who did it", async () => {
  const path = `/beheer/marktplaats/${ids.offer}`;
  const sent = await ask(path, form({ doe: "hide", "waarom-hide": "De foto klopt niet." }, operator));
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${path}?gelukt=verborgen`]);
  expect((await ask(`/aanbod/${ids.offer}`)).status).toBe(404);
  expect(await mailsOf("offer-moderated")).toMatchObject([
    { to: "verkoper@example.org", isHidden: true, why: "De foto klopt niet." },
  ]);
  expect(await lastAct()).toMatchObject({
    operator: "beheer-act@example.org",
    act: "hide-offer",
    about: ids.offer,
    why: "De foto klopt niet.",
  });
  const page = await text(path, operator);
  expect(page).toContain("Toon dit aanbod");
  expect(page).not.toContain("Verberg dit aanbod");
  const again = await ask(path, form({ doe: "hide", "waarom-hide": "Nog eens." }, operator));
  expect(again.status).toBe(409);
  expect(await lastAct()).toMatchObject({ act: "hide-offer", cameToNothing: true });
  expect((await ask(path, form({ doe: "show", "waarom-show": "Hersteld." }, operator))).status).toBe(303);
  expect((await ask(`/aanbod/${ids.offer}`)).status).toBe(200);
});

test("without a reason nothing happens, and what was typed stands in the form again", async () => {
  const before = await lastAct();
  const path = `/beheer/marktplaats/${ids.offer}`;
  const sent = await ask(path, form({ doe: "hide", "waarom-hide": "  " }, operator));
  expect(sent.status).toBe(422);
  expect(await sent.text()).toContain("Zeg in één zin waarom.");
  expect(await lastAct()).toEqual(before);
});

test("who only reads sees no form, and the owner's address stands on no page of the market", async () => {
  const path = `/beheer/marktplaats/${ids.offer}`;
  const page = await text(path, reader);
  expect(page).not.toContain("Verberg dit aanbod");
  for (const shown of [page, await text("/beheer/marktplaats", reader), await text("/beheer/voorstellen", reader)])
    expect(shown).not.toContain("verkoper@example.org");
});

test("two listings are explained as a round would weigh them, and a round is asked for", async () => {
  const explained = await text(`/beheer/matching?aanbod=${ids.offer}&vraag=${ids.request}`, reader);
  expect(explained).toMatch(/Alleen met elkaar delen ze|Bij geen enkele prijs/);
  expect(explained).toContain("doet mee aan de volgende ronde");
  expect(await text("/beheer/matching?aanbod=x&vraag=y", reader)).toContain("Een van deze nummers bestaat niet.");
  const sent = await ask(
    "/beheer/matching",
    form({ doe: "round", "waarom-round": "Er kwamen veel nieuwe." }, operator),
  );
  expect(sent.status).toBe(303);
  expect(await ports.store.backOffice.market.isRoundAsked()).toBe(true);
});

test("a mail that was given up is told with the server's words, and goes out again when it is asked", async () => {
  const { outbox } = ports.store;
  await outbox.add({ kind: "address-changed", to: "weg@example.org" });
  const mail = (await outbox.claim(100)).find(({ message }) => message.to === "weg@example.org");
  const id = mail?.id ?? "";
  await outbox.note(id, "550 5.1.1 no such reader");
  await outbox.markDead(id);
  const failed = await text("/beheer/e-mails?toon=mislukt", operator);
  expect(failed).toContain("550 5.1.1 no such reader");
  expect(failed).toContain("w•••@example.org");
  expect(failed).not.toContain("weg@example.org");
  const sent = await ask("/beheer/e-mails", form({ mail: id }, operator));
  expect(sent.headers.get("location")).toBe("/beheer/e-mails?toon=mislukt&gelukt=opnieuw");
  expect((await outbox.claim(100)).map((one) => one.id)).toContain(id);
  expect((await ask("/beheer/e-mails", form({ mail: id }, operator))).headers.get("location")).toContain("niets");
  expect(await lastAct()).toMatchObject({ act: "send-mail-again", about: id, cameToNothing: true });
});
