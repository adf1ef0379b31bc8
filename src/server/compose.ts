import { systemClock } from "#adapters/clock/system-clock.ts";
import { openBundledIcons } from "#adapters/icons/bundled-icons.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openJsonLog } from "#adapters/log/json-log.ts";
import { strangers } from "#adapters/visitors/strangers.ts";
import type { Ports } from "#application/ports/ports.ts";
import { type Config, readConfig } from "./config.ts";

/** The one place where ports meet their adapters. */
export function composePorts(config: Config) {
  const log = openJsonLog((text) => process.stdout.write(text));
  const ports: Ports = {
    settings: config.settings,
    clock: systemClock,
    ids: randomIds,
    log,
    icons: openBundledIcons(config.iconService),
    visitors: strangers,
  };
  return { ports, flushLog: log.flush };
}

let kept: Ports | null = null;
export function developmentPorts(): Ports {
  kept ??= composePorts(readConfig(process.env)).ports;
  return kept;
}
