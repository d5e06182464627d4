import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  captureConsole,
  type Logger,
  type MeasureRegistry,
  mayReadMetrics,
  metricsResponse,
  stopOnSignal,
  warnOfSandbox,
} from '@tiffin/node';
import type { ServerMiddleware } from 'srvx';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { compressResponse } from './compression.ts';
import { createGracefulStop } from './graceful-stop.ts';
import { createBodyLimit, proxiedNetwork, type UploadCall, usualBodyLimits } from './limit-body.ts';
import type { WebMetrics } from './metrics.ts';
import type { PreparedResponse } from './prepared-response.ts';
import { answerFromMemory, withRequestLog } from './request-log.ts';
import type { WebAppSettings } from './settings.ts';

/** What the build exports. */
interface BuiltApp {
  readonly default: {
    readonly fetch: (request: Request) => Response | Promise<Response>;
    /** Returns the response that is ready in memory; undefined when `fetch` must be asked. @default none is */
    readonly find?: (request: Request) => PreparedResponse | undefined;
    /** Calls that carry files. @default none do */
    readonly uploads?: readonly UploadCall[];
    readonly metrics: Pick<WebMetrics, 'registry' | 'measureProcess' | 'streamOpened' | 'streamClosed'>;
  };
}

interface ServedApp {
  /** What the app calls itself, such as `storefront`; its package is `@tiffin/<name>`. */
  readonly name: string;
  /** The folder of the build, with `client` and `server` in it. */
  readonly dist: string;
  /** Reads the settings; the message of what it throws is shown instead of a start. */
  readonly readSettings: () => Pick<
    WebAppSettings,
    'HOST' | 'PORT' | 'TRUST_PROXY' | 'DRAIN_MS' | 'METRICS_TOKEN'
  >;
  readonly log: Logger;
}

const year = 31_536_000;

/** Serves a built Start app until the process gets a signal to stop (docs/deploy.md). */
export async function serveApp({ name, dist, readSettings, log }: ServedApp): Promise<void> {
  const { HOST, PORT, TRUST_PROXY, DRAIN_MS, METRICS_TOKEN } = settingsOrExit(readSettings);
  const entry = join(dist, 'server', 'server.js');
  if (!existsSync(entry)) {
    console.error(`The ${name} has not been built: run \`pnpm --filter @tiffin/${name} build\` first.`);
    process.exit(1);
  }
  captureConsole(log);
  warnOfSandbox(log, process.env);
  const { default: app }: BuiltApp = await import(entry);
  if (METRICS_TOKEN !== undefined) app.metrics.measureProcess();

  const files = { dir: join(dist, 'client'), encodings: true, compress: false };
  const fingerprinted = staticMiddleware({ ...files, maxAge: year, immutable: true });
  const others = staticMiddleware({ ...files, maxAge: 3600 });
  const {
    middleware: readiness,
    isStopping,
    stop,
  } = createGracefulStop({ drainMs: DRAIN_MS, graceMs: 10_000 }, app.metrics);

  const limitBody = createBodyLimit({
    ...usualBodyLimits,
    uploads: app.uploads ?? [],
    callerOf: ({ headers }) => proxiedNetwork(headers, TRUST_PROXY),
  });
  const server = serve({
    hostname: HOST,
    port: PORT,
    silent: true,
    trustProxy: TRUST_PROXY > 0,
    // It refuses new connections at once; a load balancer would not know yet.
    gracefulShutdown: false,
    node: {
      headersTimeout: 10_000,
      // Bodies have less than this (limit-body.ts), but an upload over a bad connection may take it.
      requestTimeout: 600_000,
      // Longer than a proxy's usual 60 s, so that the proxy closes idle connections first.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 32 * 1024,
    },
    middleware: [
      // A page in memory needs nothing of what follows, and most pages are (record 28).
      (request, next) =>
        isStopping() || app.find === undefined
          ? next()
          : (answerFromMemory(request, app.find, log) ?? next()),
      readiness,
      ...(METRICS_TOKEN === undefined ? [] : [metricsPage(METRICS_TOKEN, app.metrics.registry)]),
      async (request, next) => {
        const { pathname } = new URL(request.url);
        // Pages have no dot in their address: the disk need not be asked for them.
        if (!pathname.includes('.')) return compressResponse(request, await next());
        const isFingerprinted = pathname.startsWith('/assets/');
        let isFile = true;
        const fall = () => {
          isFile = false;
          return next();
        };
        const response = await (isFingerprinted ? fingerprinted : others)(request, fall);
        if (!isFile) return compressResponse(request, response);
        response.headers.set('x-content-type-options', 'nosniff');
        return response;
      },
    ],
    fetch: (request) =>
      withRequestLog(
        request,
        () => {
          const limited = limitBody(request);
          return limited instanceof Response ? limited : app.fetch(limited);
        },
        log,
      ),
  });

  await server.ready();
  log.info(`${name} listening on ${server.url}`);

  stopOnSignal(log, async () => {
    const { server: http } = server.node ?? {};
    if (http !== undefined && 'closeIdleConnections' in http) await stop(http);
  });
}

function settingsOrExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * Answers `/metrics` under every hostname, but only for requests with the token; all others go on, as if there were no
 * such page. No line in the log is written for it.
 */
function metricsPage(token: string, registry: MeasureRegistry): ServerMiddleware {
  return (request, next) =>
    request.method === 'GET' &&
    new URL(request.url).pathname === '/metrics' &&
    mayReadMetrics(request.headers, token)
      ? metricsResponse(registry)
      : next();
}
