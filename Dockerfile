# syntax=docker/dockerfile:1
# One image for every process: the server with the built shop and desk. The Node of the image installs and builds; the pinned Node
# that the lockfile brings runs it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12.4.2 install --frozen-lockfile \
  && PATH=/app/node_modules/.bin:$PATH TURBO_TELEMETRY_DISABLED=1 turbo run build --filter=@yaoji/shop --filter=@yaoji/desk --filter=@yaoji/api
# What production runs, and nothing that builds, tests or shows it.
RUN mkdir -p /out/bin /out/apps/api/src/db /out/apps/shop /out/apps/desk \
  && cp "$(node_modules/.bin/node -p process.execPath)" /out/bin/node \
  && cp -a apps/api/dist apps/api/package.json /out/apps/api/ \
  && cp -a apps/api/src/db/migrations /out/apps/api/src/db/ \
  && cp -a apps/shop/dist /out/apps/shop/ \
  && cp -a apps/desk/dist /out/apps/desk/ \
  && rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && npx --yes pnpm@12.4.2 install --prod --frozen-lockfile --offline --filter @yaoji/api \
  && cp -a node_modules package.json /out/ \
  && cp -a apps/api/node_modules /out/apps/api/

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 PATH=/app/bin:$PATH
WORKDIR /app
COPY --from=build --chown=root:root /out /app
RUN install -d -o node -g node -m 700 /data /backups
USER node
VOLUME /data /backups
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "apps/api/dist/main.mjs"]
