# syntax=docker/dockerfile:1
# One image for every process: the server with the built shop. The Node of the image installs and builds; the pinned Node
# that the lockfile brings runs it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12.4.2 install --frozen-lockfile \
  && PATH=/app/node_modules/.bin:$PATH TURBO_TELEMETRY_DISABLED=1 turbo run build --filter=@yaoji/shop --filter=@yaoji/desk --filter=@yaoji/api

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "apps/api/dist/main.mjs"]
