import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/finish-build.ts";

export default {
  appDirectory: "src/web",
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
