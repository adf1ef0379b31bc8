import type { Clock } from "#application/ports/clock.ts";
import type { Engines } from "#application/ports/engines.ts";
import type { Settings } from "#application/ports/settings.ts";
import { engineNotices } from "#domain/engines/engine-notices.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { engineReleases } from "#figures/engine-releases.ts";

type Ports = {
  readonly engines: Engines;
  readonly clock: Clock;
  readonly settings: Pick<Settings, "publicUrl">;
};

/** Which versions run, and what has to be told of them. */
export async function readEngines({ engines, clock, settings }: Ports) {
  const running = await engines.running();
  return {
    running,
    notices: engineNotices(running, brusselsDay(clock.now()), engineReleases),
    // Such a server gets its security releases later than one of the machine or of a provider.
    isPublicOnNpm: settings.publicUrl.startsWith("https:") && engines.isServerFromNpm(),
  };
}
