import type { DataRouter } from "react-router";

export type ManifestRoute = {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly hasClientLoader: boolean;
  readonly hasLoader: boolean;
};

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
    __reactRouterManifest?: { readonly version: string; readonly routes: Readonly<Record<string, ManifestRoute>> };
  }
}

export const pathOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;
