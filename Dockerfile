# Images of the three programs, and of the sandbox for trials (docs/deploy.md):
#   docker build --target backend --tag tiffin-backend .
# Any base with Node 24 and npm will do.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
# The folder of pictures comes with its owner, so that a volume mounted there can be written.
RUN npm run build && mkdir pictures

# A program writes nothing to its disk, the backend's pictures apart: start it with a read-only root.
FROM ${NODE_IMAGE} AS program
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /tiffin
# A number, so that an orchestrator can see that it is not root.
USER 10001:10001
STOPSIGNAL SIGTERM
# Whether the process lives; whether it may get requests says /readyz, which a load balancer asks.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

FROM program AS sandbox
ENV PORT=4101
COPY --from=build /build/dist/programs/sandbox ./
EXPOSE 4101 4102 4103 4104 4105
CMD ["node", "dist/index.js"]

FROM program AS counter
ENV PORT=3100
COPY --from=build /build/dist/programs/counter ./
EXPOSE 3100
CMD ["node", "dist/host.js"]

FROM program AS storefront
ENV PORT=3000
COPY --from=build /build/dist/programs/storefront ./
EXPOSE 3000
CMD ["node", "dist/host.js"]

# Its migrations stand beside it, and every command for operators: docker run … tiffin-backend node dist/jobs.js list
FROM program AS backend
ENV PORT=4000
COPY --from=build /build/dist/programs/backend ./
COPY --from=build --chown=10001:10001 /build/pictures /var/lib/tiffin/pictures
VOLUME /var/lib/tiffin/pictures
EXPOSE 4000
CMD ["node", "dist/server.js"]
