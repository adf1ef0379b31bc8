import { hasRecentProof, requireRecentProof } from "#application/accounts/require-recent-proof.ts";
import type { Ports } from "#application/ports/ports.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { type FormAnswer, refuseForm, textOf } from "#web/forms/form-answer.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";

export const PASSWORD_FIELD = "huidig";

/** Under which the fault of the password stands: a page may have several forms that ask for it. */
export const proofFault = (act?: string): string => (act === undefined ? PASSWORD_FIELD : `${PASSWORD_FIELD}-${act}`);

type Own = {
  readonly ports: Pick<Ports, "identity" | "rateLimits" | "clock">;
  readonly uid: string;
  readonly token: string;
};

/** How somebody may prove who they are beside what they sign; null when they did lately. */
export type ProofAsked = { readonly hasPasskey: boolean } | null;

export async function askProof({ ports, uid, token }: Own): Promise<ProofAsked> {
  if (await hasRecentProof(ports, token)) return null;
  return { hasPasskey: ((await ports.identity.account(uid))?.passkeys.length ?? 0) > 0 };
}

/** Null for whoever proved lately who they are, or does so in this form; else the form again, with what was typed. */
export async function refuseWithoutProof(
  { ports, uid, token }: Own,
  form: FormData,
  typed: FormAnswer["typed"],
  act?: string,
) {
  const name = proofFault(act);
  const password = textOf(form, PASSWORD_FIELD);
  const proved = await requireRecentProof(ports, { uid, sessionToken: token }, { password });
  if (proved.ok) return null;
  const { refusal } = proved;
  return refusal.code === "password-missing"
    ? refuseForm({ typed, faults: { [name]: accountFaults.passwordMissing }, notice: null }, 422)
    : refuseAccount<string>(refusal, typed, { "password-wrong": name });
}
