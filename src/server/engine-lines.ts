import type { readEngines } from "#application/back-office/read-engines.ts";

const names = { node: "Node", postgresql: "PostgreSQL" };

/** What the start screen says of engines that are older than they should be. */
export const engineLines = ({
  running,
  notices,
  isPublicOnNpm,
}: Awaited<ReturnType<typeof readEngines>>): readonly string[] => [
  ...notices.map(({ engine, running: version, last, isOlder, isLongAgo }) =>
    [
      `${names[engine]} ${version}`,
      ...(isOlder ? [`older than ${last.version}, the security release of ${last.on}`] : []),
      ...(isLongAgo && !isOlder ? [`the last security release known here is of ${last.on}`] : []),
      ...(isLongAgo ? ["look for a newer one"] : []),
    ].join("; "),
  ),
  ...(isPublicOnNpm
    ? [
        `PostgreSQL ${running.postgresql} comes from npm, which gets security releases late: for a public site install PostgreSQL on the machine, or set DATABASE_URL`,
      ]
    : []),
];
