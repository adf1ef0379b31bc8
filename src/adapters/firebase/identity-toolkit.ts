import type { AskGoogle } from "./ask-google.ts";
import type { FirebaseSettings } from "./firebase-settings.ts";

export type ToolkitUser = {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly createdAt?: string;
  readonly validSince?: string;
  readonly customAttributes?: string;
  readonly passwordHash?: string;
  readonly passwordUpdatedAt?: number;
};

type Body = Readonly<Record<string, unknown>>;

export type IdentityToolkit = ReturnType<typeof openIdentityToolkit>;

/** Google's Identity Toolkit: as a server that may do everything, or as anybody who holds a password or a code. */
export function openIdentityToolkit(
  askGoogle: AskGoogle,
  settings: FirebaseSettings,
  accessToken: () => Promise<string>,
) {
  const { authEmulatorHost: emulator, projectId, apiKey } = settings;
  const root = `${emulator ? `http://${emulator}` : "https:/"}/identitytoolkit.googleapis.com/v1`;
  const service = "Firebase Authentication";
  const project = `${root}/projects/${encodeURIComponent(projectId)}`;
  const bearer = async () => ({ authorization: `Bearer ${await accessToken()}` });

  return {
    asServer: async (verb: string, body: Body): Promise<unknown> =>
      askGoogle({ service, url: `${project}/accounts${verb}`, headers: await bearer(), body }),

    asAnybody: (verb: string, body: Body): Promise<unknown> =>
      askGoogle({ service, url: `${root}/accounts${verb}`, headers: { "x-goog-api-key": apiKey }, body }),

    /** Everybody, page by page. */
    async list(pageSize: number, pageToken: string): Promise<{ users: readonly ToolkitUser[]; next: string }> {
      const query = new URLSearchParams({
        maxResults: String(pageSize),
        ...(pageToken && { nextPageToken: pageToken }),
      });
      const url = `${project}/accounts:batchGet?${query}`;
      const answer = (await askGoogle({ service, url, headers: await bearer() })) as {
        readonly users?: readonly ToolkitUser[];
        readonly nextPageToken?: string;
      };
      const users = answer.users ?? [];
      // The emulator gives a token with its last page too, and then an empty page.
      return { users, next: users.length < pageSize ? "" : (answer.nextPageToken ?? "") };
    },
  };
}
