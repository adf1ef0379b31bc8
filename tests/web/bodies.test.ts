import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { Task } from "#application/ports/workers.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { sampleAgreement } from "../support/domain/sample-agreement.ts";
import { inThisThread } from "../support/in-this-thread.ts";
import { beginOperatorSession } from "../support/operator-session.ts";
import { form, requestForm } from "../support/web-square.ts";

const ADDRESS = "http://localhost:3000";
const tasks: string[] = [];
const workers = {
  run: <Input, Answer>(task: Task<Input, Answer>, input: Input) => {
    tasks.push(task.name);
    return inThisThread.run(task, input);
  },
};
const { app, ask, ports, lines } = openBuiltApp({ CLIENT_ADDRESS_HEADER: "x-real-ip" }, ({ clock }) => ({
  clock,
  workers,
}));
const cookieOf = async (email: string) => sessionHeader(await beginSession(ports, email), ADDRESS);

const uploads = [
  "/contact",
  "/account/contracten/deal/meterdata",
  "/account/aanbod/een/extra",
  "/account/vragen/een/meterbestand",
  "/beheer/tariefkaarten/importeren",
  "/beheer/tariefkaarten/v-test",
  "/beheer/dagprijzen",
];
const multipart = "multipart/form-data; boundary=x";

/** A body of five megabytes that counts how often it is asked for more. */
function countedBody() {
  const counted = { read: 0 };
  const body = new ReadableStream(
    {
      pull(controller) {
        counted.read += 1;
        if (counted.read > 80) controller.close();
        else controller.enqueue(new Uint8Array(64_000));
      },
    },
    { highWaterMark: 0 },
  );
  return { counted, body };
}
const large = (body: BodyInit, cookie = "", more: Readonly<Record<string, string>> = {}) =>
  ({
    method: "POST",
    body,
    duplex: "half",
    headers: { cookie, "content-type": multipart, "content-length": "5000000", ...more },
  }) as RequestInit;

test("a body above 64 kB that is not sent in parts is refused at every address, before it is read", async () => {
  for (const path of [...uploads, "/login", "/nieuwsbrief", "/markt"]) {
    const { counted, body } = countedBody();
    const answer = await ask(
      path,
      large(body, "", { "content-type": "application/x-www-form-urlencoded", "content-length": "64001" }),
    );
    expect([path, answer.status, counted.read]).toEqual([path, 413, 0]);
  }
});

test("an ordinary account gets the 404 of the back office, and another's agreement or listing, before the body is read", async () => {
  const cookie = await cookieOf("gewoon@example.org");
  for (const path of uploads.slice(1)) {
    const { counted, body } = countedBody();
    const answer = await ask(path, large(body, cookie));
    expect([path, answer.status, counted.read]).toEqual([path, 404, 0]);
  }
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("a stranger gets the 404 of the back office or the sign-in, before the body is read", async () => {
  for (const path of uploads.slice(1)) {
    const { counted, body } = countedBody();
    const answer = await ask(path, large(body));
    expect([path, answer.status, counted.read]).toEqual([path, path.startsWith("/beheer") ? 404 : 302, 0]);
  }
});

test("the regulator's file of an operator who must give the factor again is no larger than the page for that takes", async () => {
  const cookie = sessionHeader(await beginOperatorSession(ports, { email: "grote.invoer@example.org" }), ADDRESS);
  const whole = { "content-length": "30000000" };
  const body = () => `${parts(1, '; filename="a.csv"')}--x--\r\n`;
  expect((await ask("/beheer/bevestigen", large(body(), cookie, whole))).status).toBe(303);
  expect((await ask("/beheer/dagprijzen", large(body(), cookie, whole))).status).toBe(413);
});

test("a page that takes no file reads nothing of a large form in parts", async () => {
  for (const path of ["/login", "/nieuwsbrief", "/login.data"]) {
    const { counted, body } = countedBody();
    const answer = await ask(path, large(body));
    expect([path, answer.status, counted.read]).toEqual([path, 413, 0]);
    expect(await answer.text()).toContain("is te groot");
  }
});

const parts = (count: number, more = "") =>
  `--x\r\nContent-Disposition: form-data; name="naam"${more}\r\n\r\na\r\n`.repeat(count);
const bodies: readonly (readonly [string, number, string])[] = [
  ["31 parts", 413, `${parts(31)}--x--\r\n`],
  ["two files", 413, `${parts(2, '; filename="a.txt"')}--x--\r\n`],
  ["a part that is broken off", 400, '--x\r\nContent-Disposition: form-data; name="naam'],
  ["no part", 400, "naam=a"],
];
test.each(bodies)("a form in parts with %s gets %i in Dutch, and nothing fails inside", async (_name, status, body) => {
  for (const path of ["/contact", "/contact.data", "/login", "/nieuwsbrief"]) {
    const answer = await ask(path, { method: "POST", body, headers: { "content-type": multipart } });
    expect([path, answer.status]).toEqual([path, status]);
    expect(await answer.text()).toContain("Er is niets verwerkt");
  }
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("a plain form with more fields than any of ours is refused", async () => {
  const body = "a&".repeat(300);
  const answer = await ask("/login", {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(answer.status).toBe(413);
});

const server = await site.startServer(app.fetch, { port: 0, host: "127.0.0.1" });
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());

/** Begins an upload of five megabytes over a socket and leaves it unfinished; gives what is answered. */
async function answerToUnfinished(network: string): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(
    `POST /contact HTTP/1.1\r\nhost: localhost\r\nx-real-ip: ${network}\r\ncontent-type: ${multipart}\r\ncontent-length: 5000000\r\n\r\n--x\r\n`,
  );
  const [chunk] = await once(socket, "data");
  socket.destroy();
  return String(chunk);
}

test("of the large bodies of one network two are read and the third is told at once to come back; another network and people who are signed in have room", async () => {
  const cookie = await cookieOf("zelfde.netwerk@example.org");
  // No time passes, so that none of the bodies that stand still is ended for it.
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  const controllers: ReadableStreamDefaultController[] = [];
  const hold = () =>
    new ReadableStream({ pull: (controller) => void controllers.push(controller) }, { highWaterMark: 0 });
  const from = (network: string, body: BodyInit, own = "") =>
    ask("/contact", large(body, own, { "x-real-ip": network }));
  const open = [from("198.51.100.1", hold()), from("198.51.100.1", hold())];
  await expect.poll(() => controllers.length).toBe(2);

  const third = await answerToUnfinished("198.51.100.1");
  expect(third).toMatch(/^HTTP\/1\.1 429 /);
  expect(third).toMatch(/^retry-after: 10\r$/im);
  expect(third).toContain("te veel bestanden tegelijk");
  const whole = `${parts(1)}--x--\r\n`;
  expect((await from("198.51.100.2", whole)).status).toBe(422);
  expect((await from("198.51.100.1", whole, cookie)).status).toBe(422);

  for (const controller of controllers) controller.error(new Error("gone"));
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual([400, 400]);
  expect((await from("198.51.100.1", whole)).status).toBe(422);
});

test("files of meters, cards and prices are read in a worker", async () => {
  const seller = await beginSession(ports, "verkoper@example.org");
  const uid = (await ports.identity.recognise(seller.token))?.uid ?? "";
  const uids = { seller: uid, buyer: "koper" };
  await ports.store.contracts.open(sampleAgreement({ id: "actief", state: "active", startedOn: "2026-01-01", uids }));
  const operator = sessionHeader(await beginOperatorSession(ports), ADDRESS);
  const send = (path: string, cookie: string, fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("bestand", new File(["niets;wat\n1;2\n"], "bestand.csv"));
    return ask(path, { method: "POST", body, headers: { cookie } });
  };
  tasks.length = 0;
  const meter = {
    gemaakt: new Date(ports.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10),
    toestemming: "on",
  };
  const read = await send("/account/contracten/actief/meterdata", sessionHeader(seller, ADDRESS), meter);
  const cards = await send("/beheer/tariefkaarten/importeren", operator, {});
  const source = { doe: "import", "waarom-import": "Proef.", bron: "a", uitgever: "b", gelezen: meter.gemaakt };
  const prices = await send("/beheer/dagprijzen", operator, source);
  const listed = await ask("/account/vragen/nieuw", form(requestForm, sessionHeader(seller, ADDRESS)));
  const id = /\/([\w-]{10,})(?:\?|$)/.exec(listed.headers.get("location") ?? "")?.[1];
  const consent = { doel: "jaar", toestemming: "on" };
  const year = await send(`/account/vragen/${id}/meterbestand`, sessionHeader(seller, ADDRESS), consent);
  expect([read.status, cards.status, prices.status, year.status]).toEqual([422, 422, 422, 422]);
  expect(tasks.filter((name) => /file|meter/.test(name))).toEqual([
    "meter-upload",
    "cards-file",
    "prices-file",
    "meter-year",
  ]);
});
