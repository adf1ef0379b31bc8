import type { ActionFunctionArgs } from "react-router";
import { finishSignIn } from "#application/accounts/finish-sign-in.ts";
import { signIn } from "#application/accounts/sign-in.ts";
import { signInWithPasskey, startPasskeySignIn } from "#application/accounts/sign-in-with-passkey.ts";
import { clientContext, portsContext } from "#web/context.ts";
import { refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { RETURN_FIELD, returnPath } from "#web/forms/return-path.ts";
import { readCode, readLogin } from "#web/forms/sign-in-forms.ts";
import {
  CHALLENGE_FIELD,
  type LoginAnswer,
  type LoginField,
  type LoginStep,
  PASSKEY_FIELD,
  STEP_FIELD,
} from "#web/pages/accounts/sign-in/login-answer.ts";
import { signVisitorIn } from "#web/pages/accounts/sign-in/sign-visitor-in.ts";

type Context = ActionFunctionArgs["context"];

/** The steps of signing in: a password, then perhaps a code; or a passkey that stands for both. */
export async function answerLogin({ context, url }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const steps: Record<LoginStep, (form: FormData, context: Context, to: string) => Promise<unknown>> = {
    wachtwoord: answerPassword,
    code: answerCode,
    "passkey-begin": beginPasskey,
    passkey: answerPasskey,
  };
  const step = textOf(form, STEP_FIELD);
  const to = returnPath(url.searchParams.get(RETURN_FIELD)) ?? "/account";
  return steps[Object.hasOwn(steps, step) ? (step as LoginStep) : "wachtwoord"](form, context, to);
}

async function answerPassword(form: FormData, context: Context, to: string) {
  const reading = readLogin(form);
  if (!reading.ok) return refuseForm(reading.answer, 422);
  const { email, wachtwoord: password } = reading.value;
  return whileAvailable<unknown, LoginField>(reading.typed, async () => {
    const result = await signIn(context.get(portsContext), { email, password }, context.get(clientContext));
    if (!result.ok && result.refusal.code === "address-unconfirmed") {
      const answer: LoginAnswer = { typed: reading.typed, faults: {}, notice: null, isUnconfirmed: true };
      return refuseForm(answer, 422);
    }
    if (!result.ok) return refuseAccount<LoginField>(result.refusal, reading.typed);
    if (result.value.kind === "signed-in") return signVisitorIn(context, result.value, to);
    const { challenge } = result.value;
    return { typed: {}, faults: {}, notice: null, challenge } satisfies LoginAnswer;
  });
}

async function answerCode(form: FormData, context: Context, to: string) {
  const challenge = textOf(form, CHALLENGE_FIELD);
  const reading = readCode(form);
  if (!reading.ok) return refuseForm<LoginAnswer>({ ...reading.answer, challenge }, 422);
  return whileAvailable<unknown, LoginField>({}, async () => {
    const input = { challenge, code: reading.value.code };
    const result = await finishSignIn(context.get(portsContext), input, context.get(clientContext));
    if (result.ok) return signVisitorIn(context, result.value, to);
    // Whose time is over starts again at the password; who mistyped tries again here.
    const isOver = result.refusal.code === "challenge-expired";
    return refuseAccount<LoginField>(result.refusal, {}, { "code-wrong": "code" }, isOver ? {} : { challenge });
  });
}

const beginPasskey = (_: FormData, context: Context) =>
  whileAvailable<unknown, LoginField>({}, async () => {
    const result = await startPasskeySignIn(context.get(portsContext), context.get(clientContext));
    return result.ok ? { passkey: result.value } : refuseAccount<LoginField>(result.refusal, {});
  });

async function answerPasskey(form: FormData, context: Context, to: string) {
  const input = { challenge: textOf(form, CHALLENGE_FIELD), answer: parseJson(textOf(form, PASSKEY_FIELD)) };
  return whileAvailable<unknown, LoginField>({}, async () => {
    const result = await signInWithPasskey(context.get(portsContext), input, context.get(clientContext));
    return result.ok ? signVisitorIn(context, result.value, to) : refuseAccount<LoginField>(result.refusal, {});
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
