import { expect, test } from "vitest";
import { AccessRefused } from "#adapters/firebase/ask-google.ts";
import type { Ports } from "#application/ports/ports.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { BackendFault, checkBackend } from "./check-backend.ts";

/** Only what the check asks. */
function portsWith(backend: "built-in" | "firebase", ping: () => Promise<void>) {
  const warnings: string[] = [];
  const log = { warn: (event: string) => void warnings.push(event) };
  const ports = { identity: { backend, ping }, store: { pingDocuments: async () => {} }, log };
  return { warnings, ports: ports as unknown as Ports };
}

test("a backend of our own is not asked", async () => {
  const { ports } = portsWith("built-in", () => Promise.reject(new Error("asked")));
  expect(await checkBackend(ports)).toBeNull();
});

test("a Firebase that lets us in is named", async () => {
  expect(await checkBackend(portsWith("firebase", async () => {}).ports)).toBe("accounts: Firebase");
});

test("a Firebase that does not answer is waited for, and told", async () => {
  const away = () => Promise.reject(new Unavailable("Firebase Authentication does not answer."));
  const { ports, warnings } = portsWith("firebase", away);
  expect(await checkBackend(ports)).toContain("does not answer yet");
  expect(warnings).toEqual(["backend not reached"]);
});

test("a Firebase that refuses access is a fault that names the settings to look at", async () => {
  const refusing = () => Promise.reject(new AccessRefused("Firestore refuses access with 403 PERMISSION_DENIED."));
  const check = checkBackend(portsWith("firebase", refusing).ports);
  await expect(check).rejects.toBeInstanceOf(BackendFault);
  await expect(check).rejects.toThrow(/PERMISSION_DENIED\. Check FIREBASE_PROJECT_ID/);
});
