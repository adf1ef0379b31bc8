import type { RouterContextProvider } from "react-router";
import { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import { siteContext, visitorContext } from "#web/context.ts";
import type { JourneyReading } from "#web/forms/queries/journey-query.ts";
import type { JourneyKind } from "#web/pages/journeys/journey-kind.ts";

/** Of a company the account asks more than a journey does, and who is signed in has one. */
export const mayMakeAccount = (
  { situation }: Pick<JourneyReading, "situation">,
  { side }: Pick<JourneyKind, "side">,
  context: Readonly<RouterContextProvider>,
): boolean => situation !== null && situation[side].customer !== "business" && context.get(visitorContext) === null;

/** What the last step says to who may choose a password there; null for who may not. */
export function accountPart(
  reading: Pick<JourneyReading, "situation">,
  kind: Pick<JourneyKind, "side">,
  context: Readonly<RouterContextProvider>,
) {
  if (!mayMakeAccount(reading, kind, context)) return null;
  const { access, consent } = registerWords(context.get(siteContext)).form;
  return { password: access.password, terms: consent.terms, newTab: consent.newTab };
}
