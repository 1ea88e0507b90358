# Builds the site, then runs the server as an unprivileged user. Explained in server/DEPLOY.md; never built by the authors.

FROM node:20-bookworm-slim AS build
# CI keeps lefthook from installing git hooks.
ENV CI=true
# better-sqlite3 is compiled where no ready-made binary can be downloaded.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# Packages first: this layer stays cached until the lock file changes.
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY assets/studio/package.json assets/studio/
RUN npm ci --no-audit --no-fund
COPY . .
# The steps of `npm start` after the installation: content, the browser's Python, the client.
RUN node --input-type=module -e "import { buildClient, compileContent } from './scripts/lib/prepare.mjs'; await compileContent(console.log); await buildClient(console.log);"
# The server runs from TypeScript through tsx; nothing of the client's or the tools' packages is needed any more.
RUN rm -rf node_modules client/node_modules server/node_modules \
  && npm ci --omit=dev --workspace=server --include-workspace-root --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/shared shared
COPY --from=build /app/server server
COPY --from=build /app/scripts scripts
COPY --from=build /app/client/dist client/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/v1/ready').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# SERVER_ARGS of scripts/lib/processes.mjs; no npm, so that signals reach the server.
CMD ["node", "--max-old-space-size=512", "--import", "tsx", "server/src/server.ts"]
