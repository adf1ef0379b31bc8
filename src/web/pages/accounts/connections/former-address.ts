import { redirect } from "react-router";
import { ownPage } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;

/** Where the numbers of a profile once stood. */
export const loader = () => redirect("/account/aansluitingen", 301);
