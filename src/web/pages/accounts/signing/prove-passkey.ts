import { type ActionFunctionArgs, redirect } from "react-router";
import { proveByPasskey, startPasskeyProof } from "#application/accounts/prove-again.ts";
import { clientContext } from "#web/context.ts";
import { textOf } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";
import { CHALLENGE_FIELD, PASSKEY_FIELD } from "#web/sections/passkey-proof.tsx";

export const loader = () => redirect("/account");

/** First what the browser needs to ask for a passkey, then its answer. */
export const action = ({ context }: ActionFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, token: sessionToken } = ownContext(context);
    const form = await postedForm(context);
    const challenge = textOf(form, CHALLENGE_FIELD);
    const result =
      challenge === ""
        ? await startPasskeyProof(ports, { uid }, context.get(clientContext))
        : await proveByPasskey(
            ports,
            { uid, sessionToken },
            { challenge, answer: parseJson(textOf(form, PASSKEY_FIELD)) },
          );
    if (result.ok) return Response.json(result.value ?? {});
    return Response.json(result.refusal, { status: result.refusal.code === "too-many-attempts" ? 429 : 422 });
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
