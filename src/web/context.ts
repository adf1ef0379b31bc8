import { createContext } from "react-router";
import type { Ports } from "#application/ports/ports.ts";
import type { Visitor } from "#application/ports/visitors.ts";
import type { Site } from "#content/site.ts";
import type { PageHandle } from "./page-handle.ts";

export const portsContext = createContext<Ports>();
export const siteContext = createContext<Site>();
export const visitorContext = createContext<Visitor | null>(null);
/** Null on pages that are rendered once for everybody: those are guarded by hashes instead. */
export const nonceContext = createContext<string | null>(null);
export const requestIdContext = createContext<string>();
export const buildIdContext = createContext<string>("");
/** Finds the handle of the page at a path; a request is guarded by what its page asks for. */
export const pageHandlesContext = createContext<(pathname: string) => PageHandle>(() => ({}));
