import type { EngineReleases } from "#domain/engines/engine-notices.ts";

const postgresql = "https://www.postgresql.org/docs/release/";

/** As looked up on 19 November 2026. A newer release is a new line here, with its day and source. */
export const engineReleases: EngineReleases = {
  node: {
    26: {
      version: "26.12.1",
      on: "2026-10-21",
      source: "https://nodejs.org/en/blog/vulnerability/october-2026-security-releases",
    },
  },
  postgresql: {
    18: { version: "18.6", on: "2026-08-13", source: postgresql },
    17: { version: "17.11", on: "2026-08-13", source: postgresql },
    16: { version: "16.15", on: "2026-08-13", source: postgresql },
    // Of November only this one could be looked up, in the security archive of Debian 12.
    15: { version: "15.20", on: "2026-11-13", source: "https://tracker.debian.org/pkg/postgresql-15" },
  },
};
