import { beforeAll, expect, test, vi } from "vitest";
import { readMarketCommand } from "../../scripts/verbs/market.ts";
import { readNewsletterCommand } from "../../scripts/verbs/newsletter.ts";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import { sessionHeader } from "../support/begin-session.ts";
import { site } from "../support/built-app.ts";
import { beginOperatorSession } from "../support/operator-session.ts";
import { ADDRESS, form, openSquare } from "../support/web-square.ts";

const square = openSquare();
const { ask, ports } = square;
const ids = { byScreen: "", byCommand: "" };
let operator = "";

beforeAll(async () => {
  operator = sessionHeader(await beginOperatorSession(ports), ADDRESS);
  ids.byScreen = await square.offer(await square.as("scherm@example.org"));
  ids.byCommand = await square.offer(await square.as("opdracht@example.org"));
  const event = { at: new Date(), source: "mail", textVersion: "1", askedAt: null, topics: ["rules"] } as const;
  await ports.store.subscriptions.confirm("lezer@example.org", "lezer@example.org", event);
}, 60_000);

/** Does what was typed after `npm run market` or `npm run newsletter`, and gives what it printed. */
async function type(read: typeof readMarketCommand, ...words: string[]): Promise<string> {
  const work = read(words);
  if (!work) throw new Error("That is no sentence of this command.");
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  await work(site, ports);
  const lines = printed.mock.calls.flat().join("\n");
  printed.mockRestore();
  return lines;
}
const post = async (path: string, fields: Record<string, string>) => (await ask(path, form(fields, operator))).status;

/** The newest entries, the oldest of them first, without their number and moment. */
async function lastActs(count: number) {
  const { acts } = await listActs(ports, null);
  return acts
    .slice(0, count)
    .toReversed()
    .map(({ uid: _uid, operator: who, act, about, why, cameToNothing }) => ({ who, act, about, why, cameToNothing }));
}
const mailsOf = async (kind: string) =>
  (await ports.store.outbox.claim(100)).flatMap(({ message }) => (message.kind === kind ? [message] : []));

test("an offer is hidden by the command as by the screen: the same entry, the same mail, the same page", async () => {
  const why = "De foto klopt niet.";
  expect(await post(`/beheer/marktplaats/${ids.byScreen}`, { doe: "hide", "waarom-hide": why })).toBe(303);
  expect(await type(readMarketCommand, "hide", ids.byCommand, ...why.split(" "))).toContain("1 to its owner");
  const [screen, command] = await lastActs(2);
  expect(screen).toEqual({ ...command, who: "beheer-act@example.org", about: ids.byScreen });
  expect(command).toEqual({
    who: "npm run market",
    act: "hide-offer",
    about: ids.byCommand,
    why,
    cameToNothing: false,
  });
  const [one, other] = await mailsOf("offer-moderated");
  expect(one).toMatchObject({ to: "scherm@example.org", isHidden: true, why });
  expect(other).toMatchObject({ to: "opdracht@example.org", isHidden: true, why });
  expect((await ask(`/aanbod/${ids.byCommand}`)).status).toBe(404);

  await type(readMarketCommand, "hide", ids.byCommand, "Nog", "eens.");
  process.exitCode = 0;
  expect((await lastActs(1))[0]).toMatchObject({ act: "hide-offer", cameToNothing: true });
});

test("a round is asked for by the command as by the screen: asked until it is begun, one entry each", async () => {
  const why = "Er kwamen veel nieuwe.";
  const { isRoundAsked, forgetAskedRound } = ports.store.backOffice.market;
  expect(await post("/beheer/matching", { doe: "round", "waarom-round": why })).toBe(303);
  expect(await isRoundAsked()).toBe(true);
  await forgetAskedRound();
  await type(readMarketCommand, "round", ...why.split(" "));
  expect(await isRoundAsked()).toBe(true);
  await forgetAskedRound();
  const [screen, command] = await lastActs(2);
  expect(command).toEqual({ who: "npm run market", act: "start-round", about: "", why, cameToNothing: false });
  expect(screen).toEqual({ ...command, who: "beheer-act@example.org" });
});

test("an issue of the back office is listed, sent and paused by the command as by the screen", async () => {
  const written = {
    onderwerp: "Nieuwe tarieven",
    voorproef: "Wat er verandert.",
    titel: "Wat verandert er?",
    tekst: "Dag lezer.",
    knop: "Reken na",
    pad: "/calculator/koper",
    "voor-regels": "on",
  };
  const progress = (name: string) => ports.store.newsletterSends.progress(name, ["rules"]);
  for (const name of ["op-scherm", "met-opdracht"])
    expect(await post(`/beheer/nieuwsbrief/${name}`, written)).toBe(303);
  expect(await type(readNewsletterCommand, "list")).toContain("met-opdracht  Nieuwe tarieven  (not sent)");

  expect(await post("/beheer/nieuwsbrief/op-scherm", { doe: "send", "waarom-send": "Maandbrief." })).toBe(303);
  await type(readNewsletterCommand, "send", "met-opdracht");
  const begun = { state: "sending", handedOver: 0, left: 1 };
  expect([await progress("op-scherm"), await progress("met-opdracht")]).toMatchObject([begun, begun]);
  const [screen, command] = await lastActs(2);
  expect(command).toMatchObject({ who: "npm run newsletter", act: "send-newsletter", about: "met-opdracht" });
  expect(screen).toMatchObject({ who: "beheer-act@example.org", act: "send-newsletter", about: "op-scherm" });

  await type(readNewsletterCommand, "pause", "met-opdracht");
  expect(await progress("met-opdracht")).toMatchObject({ state: "paused", left: 1 });
  expect((await lastActs(1))[0]).toMatchObject({ who: "npm run newsletter", act: "pause-newsletter" });
  await expect(type(readNewsletterCommand, "send", "bestaat-niet")).rejects.toThrow("no such issue");
});

test("an issue of a file is sent by the command to its readers, with an entry", async () => {
  const printed = await type(readNewsletterCommand, "send", "2026-11");
  expect(printed).toMatch(/2026-11 (went to 1 readers|is paused)/);
  expect((await lastActs(1))[0]).toMatchObject({ act: "send-newsletter", about: "2026-11", cameToNothing: false });
});

test("what is no sentence of a command does nothing", () => {
  for (const words of [[], ["hide"], ["hide", "x"], ["round"], ["onbekend", "x", "y"]])
    expect(readMarketCommand(words)).toBeNull();
  for (const words of [[], ["send"], ["pause"], ["onbekend", "x"]]) expect(readNewsletterCommand(words)).toBeNull();
});
