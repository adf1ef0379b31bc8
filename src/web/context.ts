import { createContext } from "react-router";
import type { Client } from "#application/ports/identity.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { RenderedMail } from "#application/ports/mail/mailer.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { Visitor } from "#application/ports/visitors.ts";
import type { PricedSite } from "#content/site.ts";
import type { Operator } from "#domain/back-office/operator.ts";
import type { SearchPart } from "#domain/search/search-parts.ts";
import type { ReadPosted } from "./forms/posted-form.ts";
import type { MarketMemory } from "./market-memory.ts";
import { type PageInfo, pageInfo } from "./page-info.ts";

export const portsContext = createContext<Ports>();
export const siteContext = createContext<PricedSite>();
export const visitorContext = createContext<Visitor | null>(null);
/** Set by the guard of the back office alone. */
export const operatorContext = createContext<Operator | null>(null);
export const sessionTokenContext = createContext<string | null>(null);
export const clientContext = createContext<Client>();
/** Somebody seems to be signed in, but who that is could not be asked just now. */
export const backendDownContext = createContext<boolean>(false);
/** Null on pages that are rendered once for everybody: those are guarded by hashes instead. */
export const nonceContext = createContext<string | null>(null);
/** The page stands in the frame of a partner. */
export const embeddedContext = createContext<boolean>(false);
/** Every page cut at its headings, to search in. */
export const searchContext = createContext<() => Promise<readonly SearchPart[]>>(async () => []);
/** A mail as who gets it sees it. */
export const mailContext = createContext<(message: MailMessage) => Promise<RenderedMail>>();
/** Reads the body of a POST; `postedForm` and `postedUpload` ask for it. */
export const postedContext = createContext<ReadPosted>(async () => ({ form: new FormData(), file: null }));
export const requestIdContext = createContext<string>();
export const buildIdContext = createContext<string>("");
/** Null on a page that is drawn for one visitor. */
export const marketMemoryContext = createContext<MarketMemory | null>(null);
/** The guards of a request are those of the page at its path. */
export const pageInfoContext = createContext<(pathname: string) => PageInfo>(() => pageInfo(undefined));
