import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FirebaseSettings } from "#adapters/firebase/firebase-settings.ts";

const folder = fileURLToPath(new URL("../emulators/", import.meta.url));

/** They weigh 400 MB, so only `npm run soak` installs them; where they are, `npm test` uses them too. */
export const hasEmulators = existsSync(`${folder}../../.emulators/node_modules/firebase-tools/package.json`);

export const noEmulators =
  "The Firebase emulators are not installed, so their tests are skipped; `npm run soak` installs and runs them.";

/** A busy machine needs minutes for what a free one does in ten seconds. */
export const EMULATORS_START_MS = 300_000;

export type Emulators = Awaited<ReturnType<typeof startEmulators>>;

/** Both emulators in a process of their own. The one for accounts takes ten seconds and more to start. */
export async function startEmulators() {
  const child: ChildProcess = spawn(process.execPath, ["run-emulators.mjs"], {
    cwd: folder,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const { auth, firestore } = await new Promise<{ auth: number; firestore: number }>((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      const found = /^emulators (.*)$/m.exec(output)?.[1];
      if (found) resolve(JSON.parse(found));
    });
    child.once("exit", () => reject(new Error(`The emulators ended: ${output}`)));
  });
  const authHost = `127.0.0.1:${auth}`;
  await hideAddresses(authHost);
  const settings: FirebaseSettings = {
    projectId: "demo-stroomplein",
    apiKey: "any",
    serviceAccount: null,
    authEmulatorHost: authHost,
    firestoreEmulatorHost: `127.0.0.1:${firestore}`,
  };
  return {
    ports: [auth, firestore],
    settings,
    environment: {
      BACKEND: "firebase",
      FIREBASE_PROJECT_ID: settings.projectId,
      FIREBASE_API_KEY: settings.apiKey,
      FIREBASE_AUTH_EMULATOR_HOST: authHost,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    },
    async stop(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** As projects made since September 2023 have it: an unknown address and a wrong password get the same code. */
async function hideAddresses(authHost: string): Promise<void> {
  const place = `http://${authHost}/identitytoolkit.googleapis.com/v2/projects/demo-stroomplein/config`;
  const response = await fetch(`${place}?updateMask=emailPrivacyConfig`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused its configuration with ${response.status}.`);
}
