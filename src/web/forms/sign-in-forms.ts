import * as z from "zod/mini";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { emailField, newPasswordField, secretField } from "./form-fields.ts";
import { readForm } from "./read-form.ts";

const loginFields = ["email", "wachtwoord"] as const;
const loginSchema = z.object({ email: emailField, wachtwoord: secretField(accountFaults.passwordMissing) });
export const readLogin = (form: FormData) => readForm(form, loginFields, ["wachtwoord"], loginSchema);

const codeFields = ["code"] as const;
const codeSchema = z.object({ code: secretField(accountFaults.codeMissing) });
/** The code is a secret of a few seconds: it is typed again after a fault. */
export const readCode = (form: FormData) => readForm(form, codeFields, ["code"], codeSchema);

export const emailFields = ["email"] as const;
const emailSchema = z.object({ email: emailField });
export const readEmail = (form: FormData) => readForm(form, emailFields, [], emailSchema);

const newPasswordFields = ["wachtwoord"] as const;
const newPasswordSchema = z.object({ wachtwoord: newPasswordField });
export const readNewPassword = (form: FormData) => readForm(form, newPasswordFields, ["wachtwoord"], newPasswordSchema);
