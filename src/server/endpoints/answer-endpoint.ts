import type { ServerBuild } from "react-router";
import type { Ports } from "#application/ports/ports.ts";
import type { PostedBody } from "../requests/posted-body.ts";
import type { PageRoutes } from "../stored/page-routes.ts";
import { answerBuild } from "./builds.ts";
import { answerHealth, answerReadiness } from "./health.ts";
import { answerIcons } from "./icons.ts";
import { answerMarketChoice } from "./market-choice.ts";
import { answerMetrics } from "./metrics.ts";
import { offerPartOf } from "./offer-address.ts";
import { answerOfferPhoto } from "./offer-photo.ts";
import { answerOfferYear } from "./offer-year.ts";
import { answerProfile } from "./profile.ts";
import { answerRobots, answerSiteMap, answerWebManifest } from "./site-files.ts";
import { answerVisitor } from "./visitor.ts";

export type EndpointRequest = {
  readonly ports: Ports;
  /** Without its body, which `posted` reads. */
  readonly request: Request;
  readonly posted: PostedBody;
  readonly url: URL;
  readonly routes: PageRoutes;
  readonly build: ServerBuild;
  readonly isDraining: boolean;
  /** Headers that stand on every answer. */
  readonly more: Readonly<Record<string, string>>;
};
export type Endpoint = (asked: EndpointRequest) => Response | null | Promise<Response | null>;

const endpoints: Readonly<Record<string, Endpoint>> = {
  "/healthz": answerHealth,
  "/readyz": answerReadiness,
  "/metrics": answerMetrics,
  "/robots.txt": answerRobots,
  "/sitemap.xml": answerSiteMap,
  "/site.webmanifest": answerWebManifest,
  "/api/visitor": answerVisitor,
  "/api/profile": answerProfile,
  "/markt": answerMarketChoice,
};

const offerParts = { foto: answerOfferPhoto, jaar: answerOfferYear };

/** Addresses that are no pages. Null leaves the request to the pages. */
export function answerEndpoint(asked: EndpointRequest): Response | null | Promise<Response | null> {
  const { pathname } = asked.url;
  const endpoint = endpoints[pathname];
  if (endpoint) return endpoint(asked);
  const part = offerPartOf(pathname);
  if (part !== null) return offerParts[part](asked);
  if (pathname.startsWith("/builds/")) return answerBuild(asked);
  if (pathname.startsWith("/api/_nuxt_icon/")) return answerIcons(asked);
  return null;
}
