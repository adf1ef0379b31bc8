import { redirect } from "react-router";

/** Where the numbers of a profile once stood. */
export const loader = () => redirect("/account/aansluitingen", 301);
