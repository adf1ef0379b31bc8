import type { Clock } from "./clock.ts";
import type { Icons } from "./icons.ts";
import type { Ids } from "./ids.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";
import type { Visitors } from "./visitors.ts";

export type Ports = {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly icons: Icons;
  readonly visitors: Visitors;
};
