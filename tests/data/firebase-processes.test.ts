import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBreakableLine } from "../support/breakable-line.ts";
import { EMULATORS_START_MS, type Emulators, hasEmulators, startEmulators } from "../support/firebase-emulators.ts";
import { freePort } from "../support/free-port.ts";
import { startMailServer } from "../support/mail-server.ts";
import { openVisitor, startSiteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";

const password = "vier lampen dansen traag";
const sentence = "Onze databank antwoordt even niet.";
const registration = {
  rol: "koper",
  soort: "particulier",
  voornaam: "Bo",
  achternaam: "De Smet",
  postcode: "9000",
  land: "BE",
  telefoon: "",
  wachtwoord: password,
  voorwaarden: "on",
};
const place = (response: Response) => [response.status, response.headers.get("location")];
const firebaseAt = (auth: number, firestore: number) => ({
  BACKEND: "firebase",
  FIREBASE_PROJECT_ID: "demo-stroomplein",
  FIREBASE_API_KEY: "any",
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
  DATA_DIR: "memory",
});

describe.skipIf(!hasEmulators)("the built site on Firebase, behind lines that can be cut", () => {
  let emulators: Emulators;
  let lines: Awaited<ReturnType<typeof openBreakableLine>>[] = [];
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let site: Awaited<ReturnType<typeof startSiteProcess>>;
  const [accounts, documents] = [0, 1];

  beforeAll(async () => {
    emulators = await startEmulators();
    lines = await Promise.all(emulators.ports.map(openBreakableLine));
    const mailPort = await freePort();
    mail = await startMailServer({ port: mailPort });
    site = await startSiteProcess({
      ...firebaseAt(lines[accounts]?.port ?? 0, lines[documents]?.port ?? 0),
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: "noreply@stroom.example",
    });
  }, EMULATORS_START_MS);
  afterAll(async () => {
    await site?.stop();
    await mail?.stop();
    for (const line of lines) await line.close();
    await emulators?.stop();
  });

  async function signUp(email: string) {
    const visitor = openVisitor();
    const before = mail.received.length;
    const sent = await visitor.send(`${site.address}/aanmelden`, { ...registration, email });
    expect(place(sent)).toEqual([303, "/verificatie-resend"]);
    await until(() => mail.received.length > before);
    const raw = mail.received.at(-1)?.raw.replaceAll("=\r\n", "") ?? "";
    const token = /token=(?:3D)?([\w-]+)/.exec(raw)?.[1] ?? "";
    const confirmed = await visitor.send(`${site.address}/email-verificatie`, { token });
    expect(place(confirmed)).toEqual([303, "/account"]);
    return visitor;
  }
  const readiness = async () => {
    const response = await fetch(`${site.address}/readyz`);
    return { status: response.status, ...((await response.json()) as Record<string, string>) };
  };

  test("says at its start where accounts live, and is ready", async () => {
    expect(site.output()).toContain("accounts: Firebase");
    expect(site.output()).not.toContain("demo accounts");
    expect(await readiness()).toMatchObject({
      status: "ok",
      backend: "firebase",
      identity: "ok",
      documents: "ok",
      database: "ok",
    });
  });

  test("while Firebase is away content is served and forms keep what was typed; then all goes on without a restart", async () => {
    const visitor = await signUp("bo@example.org");
    expect((await visitor.ask(`${site.address}/account`)).status).toBe(200);
    for (const line of lines) line.cut();

    expect((await visitor.ask(`${site.address}/overons`)).status).toBe(200);
    expect(await readiness()).toMatchObject({ identity: "down", documents: "down", database: "ok" });
    expect((await fetch(`${site.address}/readyz`)).status).toBe(503);
    expect((await visitor.ask(`${site.address}/account`)).status).toBe(503);
    expect(await (await visitor.ask(`${site.address}/api/profile`)).json()).toMatchObject({ error: true });
    const stranger = openVisitor();
    for (const [path, fields] of [
      ["/login", { email: "bo@example.org", wachtwoord: password }],
      ["/aanmelden", { ...registration, email: "cis@example.org" }],
      ["/password-reset-mail", { email: "bo@example.org" }],
    ] as const) {
      const refused = await stranger.send(`${site.address}${path}`, fields);
      const html = await refused.text();
      expect([path, refused.status]).toEqual([path, 503]);
      expect(html).toContain(`value="${fields.email}"`);
      expect(html).toContain(sentence);
      expect(html).not.toContain(password);
    }

    for (const line of lines) line.mend();
    expect((await visitor.ask(`${site.address}/account`)).status).toBe(200);
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
    const back = await stranger.send(`${site.address}/login`, { email: "bo@example.org", wachtwoord: password });
    expect(place(back)).toEqual([303, "/account"]);
    await signUp("cis@example.org");
    expect(site.output()).toContain("Firebase Authentication does not answer.");
    expect(site.output()).not.toMatch(/bo@|cis@|vier lampen/);
  });

  test("while only the documents are away the account says so, and a sign-up leaves nothing half behind", async () => {
    const visitor = await signUp("dora@example.org");
    lines[documents]?.cut();
    expect(await readiness()).toMatchObject({ identity: "ok", documents: "down" });
    expect((await visitor.ask(`${site.address}/account`)).status).toBe(503);
    expect((await visitor.ask(`${site.address}/api/profile`)).status).toBe(503);
    const refused = await openVisitor().send(`${site.address}/aanmelden`, {
      ...registration,
      email: "eva@example.org",
    });
    expect(refused.status).toBe(503);
    lines[documents]?.mend();
    expect(await (await visitor.ask(`${site.address}/api/profile`)).json()).toMatchObject({
      profile: { firstName: "Bo" },
    });
    await signUp("eva@example.org");
    expect(site.output()).toContain("Firestore does not answer.");
  });

  test("whoever is disabled or revoked in Firebase is signed out here at the next page", async () => {
    const visitor = await signUp("fien@example.org");
    const project = `http://127.0.0.1:${emulators.ports[accounts]}/identitytoolkit.googleapis.com/v1/projects/demo-stroomplein`;
    const ask = async (verb: string, body: unknown) => {
      const headers = { authorization: "Bearer owner", "content-type": "application/json" };
      return (
        await fetch(`${project}/accounts:${verb}`, { method: "POST", headers, body: JSON.stringify(body) })
      ).json();
    };
    const { users } = (await ask("lookup", { email: ["fien@example.org"] })) as { users: { localId: string }[] };
    const localId = users[0]?.localId;
    await ask("update", { localId, disableUser: true });
    expect(place(await visitor.ask(`${site.address}/account`))).toEqual([302, "/login?terug=%2Faccount"]);
    await ask("update", { localId, disableUser: false });
    expect(place(await visitor.ask(`${site.address}/account`))).toEqual([302, "/login?terug=%2Faccount"]);

    const signIn = { email: "fien@example.org", wachtwoord: password };
    expect(place(await visitor.send(`${site.address}/login`, signIn))).toEqual([303, "/account"]);
    // Firebase counts in seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await ask("update", { localId, validSince: String(Math.floor(Date.now() / 1000)) });
    expect(place(await visitor.ask(`${site.address}/account`))).toEqual([302, "/login?terug=%2Faccount"]);
  });
});

describe.skipIf(!hasEmulators)("the built site on Firebase at its start", () => {
  test("is refused in words when Firebase does not let it in", async () => {
    const refusing = createServer((_request, response) => {
      const error = { code: 403, status: "PERMISSION_DENIED", message: "The caller does not have permission" };
      response.writeHead(403, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    });
    await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
    const { port } = refusing.address() as AddressInfo;
    await expect(startSiteProcess(firebaseAt(port, port))).rejects.toThrow(
      /BACKEND=firebase: .* refuses access with 403 PERMISSION_DENIED\. Check FIREBASE_PROJECT_ID/,
    );
    await new Promise((resolve) => refusing.close(resolve));
  });

  test("waits for a Firebase that does not answer yet, and serves content meanwhile", async () => {
    const port = await freePort();
    const site = await startSiteProcess(firebaseAt(port, port));
    await until(() => site.output().includes("does not answer yet"));
    expect((await fetch(`${site.address}/overons`)).status).toBe(200);
    expect((await fetch(`${site.address}/readyz`)).status).toBe(503);
    await site.stop();
  });

  test("is refused in words when a setting is missing", async () => {
    await expect(startSiteProcess({ BACKEND: "firebase", DATA_DIR: "memory" })).rejects.toThrow(
      /FIREBASE_PROJECT_ID: must be set[\s\S]*FIREBASE_API_KEY: must be set[\s\S]*FIREBASE_SERVICE_ACCOUNT: must be set/,
    );
  });
});
