import { readFileSync } from "node:fs";
import { z } from "zod";

const keyFile = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().includes("PRIVATE KEY"),
});

export type ServiceAccount = {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
};

/** The key file of a service account, given as its path or as its text; null when it is neither. */
export function readServiceAccount(given: string): ServiceAccount | null {
  try {
    const text = given.startsWith("{") ? given : readFileSync(given, "utf8");
    const { project_id, client_email, private_key } = keyFile.parse(JSON.parse(text));
    return { projectId: project_id, clientEmail: client_email, privateKey: private_key };
  } catch {
    return null;
  }
}
