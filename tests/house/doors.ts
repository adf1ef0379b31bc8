/** The doors of the house: a room may import itself and what its row names, nothing else. docs/house.md tells why. */
export type Room = {
  /** Rooms, or folders of rooms, that may be imported. */
  readonly rooms: readonly string[];
  /** Packages that may be imported; "node:*" is the platform. */
  readonly packages: readonly string[];
};

export const doors: Readonly<Record<string, Room>> = {
  domain: { rooms: [], packages: [] },
  figures: { rooms: ["domain"], packages: [] },
  content: { rooms: ["domain"], packages: ["virtual:generic-pages"] },
  application: { rooms: ["domain", "figures"], packages: [] },
  ui: {
    rooms: ["domain/units", "content/format"],
    packages: [
      "react",
      "radix-ui",
      "@iconify/react",
      "d3-shape",
      "@fontsource/*",
      "@fontsource-variable/*",
      "virtual:bundled-icons",
    ],
  },
  mails: { rooms: ["domain", "content", "application/ports"], packages: ["react", "react-dom/server"] },
  adapters: {
    rooms: ["domain", "application/ports"],
    packages: [
      "node:*",
      "drizzle-orm",
      "drizzle-orm/*",
      "@electric-sql/pglite",
      "pg",
      "@node-rs/argon2",
      "@simplewebauthn/server",
      "nodemailer",
      "pdfkit",
      "pg-boss",
      "@prometheus-io/client",
      "qr",
      "sharp",
      "virtual:leaked-passwords",
    ],
  },
  web: {
    rooms: ["domain", "content", "application", "ui"],
    packages: [
      "react",
      "react-dom",
      "react-router",
      "@react-router/dev",
      "zod",
      "libphonenumber-js",
      "@simplewebauthn/browser",
      "@fontsource/*",
      "@fontsource-variable/*",
      "node:stream",
    ],
  },
  server: {
    rooms: ["domain", "figures", "content", "application", "mails", "adapters", "web"],
    packages: [
      "node:*",
      "react-router",
      "@fastify/busboy",
      "@hono/node-server",
      "zod",
      "virtual:react-router/server-build",
    ],
  },
};

/** Folders on these shelves do not import each other. */
export const shelves = ["application", "adapters", "web/pages"];
/** Except these, which every neighbour may use. */
export const sharedOnShelves = ["application/ports"];
