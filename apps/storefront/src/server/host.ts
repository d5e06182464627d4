import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { accounted } from './accounted.ts';
import { compressed } from './compression.ts';
import { type Environment, parseEnvironment } from './env.ts';
import { captureConsole, log } from './log.ts';

/** What the build exports. */
interface BuiltApp {
  readonly default: { fetch(request: Request): Response | Promise<Response> };
}

// Bundled into dist/host.js, beside what Vite has built.
const dist = import.meta.dirname;
const year = 31_536_000;

function settings(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { HOST, PORT, TRUST_PROXY } = settings();
const entry = join(dist, 'server', 'server.js');
if (!existsSync(entry)) {
  console.error('The storefront has not been built: run `pnpm --filter @tiffin/storefront build` first.');
  process.exit(1);
}
captureConsole();
const { default: app }: BuiltApp = await import(entry);

const files = { dir: join(dist, 'client'), encodings: true, compress: false };
const fingerprinted = staticMiddleware({ ...files, maxAge: year, immutable: true });
const others = staticMiddleware({ ...files, maxAge: 3600 });

const server = serve({
  hostname: HOST,
  port: PORT,
  silent: true,
  trustProxy: TRUST_PROXY > 0,
  maxRequestBodySize: 256 * 1024,
  gracefulShutdown: { gracefulTimeout: 5 },
  node: { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 32 * 1024 },
  middleware: [
    async (request, next) => {
      const { pathname } = new URL(request.url);
      // Pages have no dot in their address: the disk need not be asked for them.
      if (!pathname.includes('.')) return compressed(request, await next());
      const isFingerprinted = pathname.startsWith('/assets/');
      let isFile = true;
      const fall = () => {
        isFile = false;
        return next();
      };
      const response = await (isFingerprinted ? fingerprinted : others)(request, fall);
      if (!isFile) return compressed(request, response);
      response.headers.set('x-content-type-options', 'nosniff');
      return response;
    },
  ],
  fetch: (request) => accounted(request, () => app.fetch(request)),
});

await server.ready();
log('info', `storefront listening on ${server.url}`);
